import { type Card, cards } from '../cards.ts'
import { type At, cellAt } from '../maze/cells.ts'
import { type Face, kindOfFace, shapeOf } from '../maze/faces.ts'
import { figureAt } from '../maze/figures.ts'
import {
  CLOSED_CHEST,
  CLOSED_GOAL,
  CLOSED_POSTCARD,
  chestSlotAt,
  closedAt,
  faceAt,
  goalSlotAt,
  type Maze,
} from '../maze/maze.ts'
import { BOTTOM, LEFT, RIGHT, type Shape, type Sides, TOP } from '../shapes.ts'
import { extent } from './maze-text.ts'

/**
 * The maze in box characters for the terminal, five columns and three lines a card. A stub does not
 * touch the middle; the upper left corner tells what else is on the card.
 */
export function drawMaze(maze: Maze): string {
  const [columns, rows] = extent(maze)
  const lines = [`     ${columns.map(x => `${x}`.padStart(3).padEnd(5)).join('')}`]
  for (const y of rows) {
    const cells = columns.map(x => drawCell(maze, cellAt(x, y)))
    for (let line = 0; line < 3; line++) {
      const margin = line === 1 ? `${y}`.padStart(4) : '    '
      lines.push(`${margin} ${cells.map(cell => cell[line]).join('')}`)
    }
  }
  return lines.map(line => `${line.trimEnd()}\n`).join('')
}

type Picture = readonly [string, string, string]

function drawCell(maze: Maze, at: At): Picture {
  const face = faceAt(maze, at)
  if (face >= 0) return drawCard(face)
  switch (closedAt(maze, at)) {
    case CLOSED_GOAL:
      return ['┌───┐', `│g${goalSlotAt(maze, at)}?│`, '└───┘']
    case CLOSED_CHEST:
      return ['┌───┐', `│$${chestSlotAt(maze, at)}?│`, '└───┘']
    case CLOSED_POSTCARD:
      return ['┌─┴─┐', '┤ p?├', '└─┬─┘']
    default: {
      const figure = figureAt(maze, at)
      return ['     ', figure < 0 ? '  ·  ' : ` (${figure}) `, '     ']
    }
  }
}

function drawCard(face: Face): Picture {
  const shape = shapeOf(face)
  const draw = (side: Sides, stub: string, passage: string, rock: string): string =>
    (shape.stubs & side) !== 0 ? stub : (shape.open & side) !== 0 ? passage : rock
  return [
    `${signOf(cards[kindOfFace(face)])}░${draw(TOP, '╵', '│', '░')}░░`,
    `${draw(LEFT, '╴░', '──', '░░')}${middleOf(shape)}${draw(RIGHT, '░╶', '──', '░░')}`,
    `░░${draw(BOTTOM, '╷', '│', '░')}░░`,
  ]
}

/** By the sides that a tunnel joins; a ladder's may have but one. */
const JOINED = '░╨╞└╥│┌├╡┘─┴┐┤┬┼'

function middleOf({ tunnels: [first = 0, second] }: Shape): string {
  if (second === undefined) return JOINED[first]
  return first === (TOP | BOTTOM) ? '╫' : '╱'
}

function signOf(card: Card): string {
  if (card.ladder) return '#'
  if (card.crystal) return '*'
  if (card.door !== undefined) return card.door[0]
  switch (card.group) {
    case 'chest-tunnel':
      return '$'
    case 'goal':
    case 'start':
    case 'postcard':
      return card.name[0].toUpperCase()
    default:
      return '░'
  }
}
