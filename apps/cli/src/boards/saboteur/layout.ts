import type { State } from '@adit/saboteur'
import { saboteurTeller } from '@adit/words'
import { wrapped } from '../../columns.ts'
import { padded } from '../../paint.ts'
import type { Scene } from '../board.ts'
import { drawMaze, extentOf, heightOfMaze, type Marks, type Scale, widthOfMaze } from './maze.ts'
import { game } from './names.ts'
import { handLines, knowledgeLines, type Plays, seatsLines, tableLines } from './panel.ts'
import { large, small } from './scales.ts'

/** What a page of choices wants to be seen on the board. */
export interface Highlights {
  readonly marks?: Marks
  readonly plays?: Plays
}

const NARROWEST_PANEL = 22
/** Beside a maze drawn large there is no need to be short. */
const AMPLE_PANEL = 28
const GAP = 2
const NO_MARKS: Marks = new Map()

/** What the table waits for; nothing when the game is over. */
export function questionLines({ view, viewer, names, language, columns }: Scene<State>): string[] {
  const question = saboteurTeller(language, game(language)).prompt(view, viewer, {
    names,
    self: typeof viewer === 'number' ? viewer : undefined,
  })
  return question === undefined ? [] : wrapped(question, columns - 1, { mark: ' ' })
}

/** The maze, and beside or below it everything else. */
export function drawTable(
  scene: Scene<State>,
  { marks = NO_MARKS, plays }: Highlights = {},
): string {
  const { view, language, columns } = scene
  const room = scene.rows - questionLines(scene).length
  const scale = scaleFor(scene, marks, room)
  const maze = drawMaze(view, scale, marks, language)
  const width = widthOfMaze(extentOf(view, marks), scale)
  const beside = columns - 1 - width - GAP
  if (beside < NARROWEST_PANEL) {
    const half = Math.floor((columns - 1 - GAP) / 2)
    const hand = handLines(scene, half, plays)
    const mine = [tableLines(scene, half), hand, knowledgeLines(scene, half)]
    return [...maze, ...sideBySide([seatsLines(scene, half)], mine, half, 0)].join('\n')
  }
  const hand = handLines(scene, scale === large ? beside : width, plays)
  const panel = [
    tableLines(scene, beside),
    seatsLines(scene, beside),
    knowledgeLines(scene, beside),
  ]
  const body =
    scale === large
      ? sideBySide([maze], [...panel, hand], width, room)
      : sideBySide([maze, hand], panel, width, room)
  return body.join('\n')
}

function scaleFor({ view, columns }: Scene<State>, marks: Marks, room: number): Scale {
  const extent = extentOf(view, marks)
  const wide = widthOfMaze(extent, large) + GAP + AMPLE_PANEL
  return wide < columns && heightOfMaze(extent, large) <= room ? large : small
}

type Paragraphs = readonly (readonly string[])[]

function sideBySide(left: Paragraphs, right: Paragraphs, width: number, room: number): string[] {
  const [one, other] = [stacked(left, room), stacked(right, room)]
  return Array.from({ length: Math.max(one.length, other.length) }, (_none, at) =>
    `${padded(one[at] ?? '', width)}${' '.repeat(GAP)}${other[at] ?? ''}`.trimEnd(),
  )
}

/** Blank lines between the paragraphs only where there is room for them. */
function stacked(paragraphs: Paragraphs, room: number): string[] {
  const full = paragraphs.filter(lines => lines.length > 0)
  const spaced = full.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))
  return spaced.length <= room ? spaced : full.flat()
}
