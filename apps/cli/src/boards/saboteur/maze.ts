import { nth } from '@adit/kernel'
import {
  type At,
  cards,
  cellAt,
  closedAt,
  type Find,
  faceAt,
  HOLE,
  kindOfFace,
  NOTHING_CLOSED,
  type State,
  xOf,
  yOf,
} from '@adit/saboteur'
import type { Language } from '@adit/words'
import { bold, cyan, dim, green, padded, red, yellow } from '../../paint.ts'
import { own, signed } from './names.ts'

/** What to write on cells: the number to type for each. */
export type Marks = ReadonlyMap<At, string>

/** How large a card is drawn, and by whom. */
export interface Scale {
  readonly width: number
  readonly height: number
  /** The x of a column stands over the middle of its cards. */
  readonly middle: number
  readonly draw: (piece: Piece) => readonly string[]
}

/** What is to be seen in a cell. */
type Piece =
  | { readonly type: 'empty'; readonly mark: string }
  | { readonly type: 'closed'; readonly sign: string }
  | { readonly type: 'figure'; readonly owner: string; readonly mark: string }
  | { readonly type: 'card'; readonly face: number; readonly sign: string; readonly mark: string }

/** Columns to the left of the maze, for the rows' numbers. */
const MARGIN = 4

export interface Extent {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
}

/**
 * The rectangle in which something lies or could be laid: with places to choose from marked, the
 * maze is to stay where it was.
 */
export function extentOf({ maze }: State, marks: Marks): Extent {
  const figures = maze.barriers.filter(end => end >= 0).map(cellOfFigure)
  const cells = [...maze.laid, ...maze.goals, ...maze.caches, maze.landmark, ...figures]
  const used = [cellAt(0, 0), ...cells.filter(at => at >= 0), ...maze.frontier, ...marks.keys()]
  return { columns: span(used.map(xOf)), rows: span(used.map(yOf)) }
}

function span(lines: readonly number[]): readonly number[] {
  const first = Math.min(...lines)
  return Array.from({ length: Math.max(...lines) - first + 1 }, (_none, step) => first + step)
}

/** A figure is kept as the cell it blocks and the side on which it stands. */
function cellOfFigure(end: number): At {
  return end >> 2
}

export function widthOfMaze({ columns }: Extent, scale: Scale): number {
  return MARGIN + columns.length * scale.width
}

export function heightOfMaze({ rows }: Extent, scale: Scale): number {
  return 1 + rows.length * scale.height
}

export function drawMaze(view: State, scale: Scale, marks: Marks, language: Language): string[] {
  const { columns, rows } = extentOf(view, marks)
  const head = columns.map(x => {
    const before = ' '.repeat(scale.middle + 1 - signed(x).length)
    return padded(before + signed(x), scale.width)
  })
  const lines = [dim(`${' '.repeat(MARGIN)}${head.join('')}`.trimEnd())]
  for (const y of rows) {
    const pictures = columns.map(x => scale.draw(pieceAt(view, cellAt(x, y), marks, language)))
    for (let line = 0; line < scale.height; line++) {
      const label = line === Math.floor(scale.height / 2) ? signed(y) : ''
      const cells = pictures.map(picture => picture[line]).join('')
      lines.push(`${dim(padded(label, MARGIN - 1, 'right'))} ${cells}`)
    }
  }
  return lines
}

function pieceAt(view: State, at: At, marks: Marks, language: Language): Piece {
  const { maze } = view
  const mark = marks.get(at) ?? ''
  const face = faceAt(maze, at)
  if (face >= 0) return { type: 'card', face, sign: signOf(face, language), mark }
  if (closedAt(maze, at) !== NOTHING_CLOSED) {
    return { type: 'closed', sign: mark === '' ? closedSign(view, at) : bold(green(mark)) }
  }
  const figure = maze.barriers.findIndex(end => end >= 0 && cellOfFigure(end) === at)
  if (figure < 0) return { type: 'empty', mark }
  return { type: 'figure', owner: String(view.figures.owners[figure]), mark }
}

/** What the viewer knows of a card that lies face down. */
function closedSign({ maze, goals, chests }: State, at: At): string {
  const goal = maze.goals.indexOf(at)
  if (goal >= 0) return nth(goals, goal) === HOLE ? '?' : goalSign(nth(goals, goal))
  const chest = maze.caches.indexOf(at)
  if (chest >= 0) return yellow(chests.tunnels[chest] === HOLE ? '$?' : '$!')
  return cyan('♦')
}

const goalSigns: Readonly<Record<Find, string>> = {
  gold: bold(yellow('★')),
  bag: yellow('+'),
  dragon: red('−'),
  spider: red('X'),
  stone: '■',
}

function goalSign(kind: number): string {
  return goalSigns[nth(cards, kind).find ?? 'stone']
}

/** What a card has besides its tunnels, in one sign. */
function signOf(face: number, language: Language): string {
  const { ladder, crystal, door, group } = nth(cards, kindOfFace(face))
  const { doors } = own(language)
  if (ladder) return yellow('#')
  if (crystal) return cyan('*')
  if (door === 'green') return green(doors.green)
  if (door === 'blue') return cyan(doors.blue)
  switch (group) {
    case 'start':
      return bold('⌂')
    case 'landmark':
      return cyan('♦')
    case 'cache-tunnel':
      return yellow('$')
    case 'goal':
      return goalSign(kindOfFace(face))
    default:
      return ''
  }
}
