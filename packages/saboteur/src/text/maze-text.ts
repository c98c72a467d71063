import { type Fields, type Parsed, parseCount, parsed, unreadable } from '@adit/kernel'
import { type Card, groupOf } from '../cards/order.ts'
import { pieceWords as pieces } from '../cards/pieces.ts'
import {
  atOfEnd,
  barrierAt,
  barrierCount,
  endOf,
  placeBarrier,
  standsOn,
} from '../maze/barriers.ts'
import { type At, cellAt, NOWHERE, printCell, START, xOf, yOf } from '../maze/cells.ts'
import { type Face, kindOfFace } from '../maze/faces.ts'
import { laidCells } from '../maze/laid.ts'
import {
  CLOSED_CACHE,
  CLOSED_GOAL,
  CLOSED_LANDMARK,
  cacheSlotAt,
  closedAt,
  faceAt,
  goalSlotAt,
  isEmpty,
  LANDMARK_FACE,
  layCard,
  type Maze,
  NOTHING_CLOSED,
  openMaze,
  START_FACE,
  turnUp,
} from '../maze/maze.ts'
import { faceIn, printFace } from './face-text.ts'

/**
 * A maze as a map that a person can read and type, in the fields of a position: the columns, then
 * a field for each row, one word for each cell, filled up with dots so that they stand in line.
 *
 *     columns: 0.... 1.. 2...... 3. 4 5 6 7 8................
 *     row  -2: ..... ... ....... .. . . . . goal0?...........
 *     row  -1: ..... BLR gnome0L .. . . . . .................
 *     row   0: start TLR TBr:g.. lr . . . . goal1=stone-left~
 *
 * `.` empty · a card as in face-text.ts · `goal1?` a goal face down, `goal1=gold` face up; a cache
 * alike, but never up · a landmark with a question mark before it is linked, without after ·
 * `gnome0L` barrier 0 in an empty cell, standing on the card to its left. The numbers are slots, the
 * words those of cards/pieces.ts.
 */
export function mazeFields(
  maze: Maze,
): readonly (readonly [string, readonly (string | number)[]])[] {
  const [columns, rows] = extent(maze)
  const map = rows.map(y => columns.map(x => printPiece(maze, cellAt(x, y))))
  const widths = columns.map((x, column) =>
    Math.max(`${x}`.length, ...map.map(row => row[column].length), 1),
  )
  const inLine = (words: readonly string[]) =>
    words.map((word, column) => word.padEnd(widths[column], '.'))
  const fields: [string, readonly (string | number)[]][] = [
    ['columns', inLine(columns.map(x => `${x}`))],
    ...rows.map((y, row): [string, readonly string[]] => [rowName(y), inLine(map[row])]),
  ]
  if (maze.caches.length > 0) fields.push([pieces.caches, [maze.caches.length]])
  return fields
}

export const mazeTextRefusals = [
  'card-unreadable',
  'cell-unreadable',
  'maze-bad-columns',
  'maze-bad-row',
  'maze-bad-start',
  'maze-bad-slots',
  'maze-bad-barrier',
] as const
type Key = (typeof mazeTextRefusals)[number]

function rowName(y: number): string {
  return `row${`${y}`.padStart(4)}`
}

/** The columns and rows in which something lies. */
function extent(maze: Maze): readonly [readonly number[], readonly number[]] {
  const cells = [...laidCells(maze), ...maze.goals, ...maze.caches, maze.landmark]
  for (const end of maze.barriers) cells.push(end === NOWHERE ? NOWHERE : atOfEnd(end))
  const used = cells.filter(at => at !== NOWHERE)
  return [span(used.map(xOf)), span(used.map(yOf))]
}

function span(lines: readonly number[]): readonly number[] {
  const first = Math.min(...lines)
  return Array.from({ length: Math.max(...lines) - first + 1 }, (_, step) => first + step)
}

function printPiece(maze: Maze, at: At): string {
  const face = faceAt(maze, at)
  const goal = goalSlotAt(maze, at)
  if (face >= 0) return (goal < 0 ? '' : `${pieces.goal}${goal}=`) + printFace(face)
  const cache = cacheSlotAt(maze, at)
  const barrier = barrierAt(maze, at)
  switch (closedAt(maze, at)) {
    case CLOSED_GOAL:
      return `${pieces.goal}${goal}?`
    case CLOSED_CACHE:
      return `${pieces.cache}${cache}?`
    case CLOSED_LANDMARK:
      return `${pieces.landmark}?`
    case NOTHING_CLOSED:
      return barrier < 0 ? '' : `${pieces.barrier}${barrier}${SIDES[maze.barriers[barrier] & 3]}`
  }
}

const SIDES = 'TRBL'

/** Whether a field belongs to the map, or to what stands in its place. */
export function isMazeField(name: string, fields: Fields): boolean {
  if (!fields.has('columns')) return name === 'laid'
  return name === 'columns' || name === pieces.caches || name.startsWith('row ')
}

/** Reads the fields of the map and passes over all others. */
export function readMaze(fields: Fields): Parsed<Maze> {
  const map = readMap(fields)
  if (!map.ok) return map
  const places = fields.get(pieces.caches) ?? ['0']
  const cacheCount = places.length === 1 ? parseCount(places[0]) : undefined
  if (cacheCount === undefined || cacheCount > 9) return unreadable('maze-bad-slots' satisfies Key)
  const found = new Map<string, Piece>()
  for (const [at, word] of map.value) {
    const [, slotted, slot = '', landmark, sign = word] = PIECE.exec(word) ?? []
    const name = slotted ?? landmark
    const face = readUp(name, Number(slot), sign, at, cacheCount)
    const label = name === undefined ? printCell(at) : name + slot
    if (face === undefined || found.has(label)) {
      return unreadable('card-unreadable' satisfies Key, { text: word.slice(0, 40) })
    }
    found.set(label, { at, sign, face })
  }
  return build(found, cacheCount)
}

/** The words that are no empty cells. */
function readMap(fields: Fields): Parsed<ReadonlyMap<At, string>> {
  const columns = fields.get('columns')?.map(word => parseLine(unfill(word))) ?? []
  const map = new Map<At, string>()
  const rows = new Set<number>()
  for (const [name, words] of fields) {
    if (!name.startsWith('row')) continue
    const y = parseLine(name.slice(3).trim())
    if (y === undefined || rows.has(y) || words.length !== columns.length) {
      return unreadable('maze-bad-row' satisfies Key, { row: name })
    }
    rows.add(y)
    for (const [column, word] of words.entries()) {
      const x = columns[column]
      if (x === undefined) return unreadable('maze-bad-columns' satisfies Key)
      if (unfill(word) !== '') map.set(cellAt(x, y), unfill(word))
    }
  }
  const distinct = new Set(columns).size === columns.length
  return distinct ? parsed(map) : unreadable('maze-bad-columns' satisfies Key)
}

function parseLine(word: string): number | undefined {
  const line = /^(0|-?[1-9][0-9]{0,2})$/.test(word) ? Number(word) : Number.NaN
  return Math.abs(line) < 120 ? line : undefined
}

function unfill(word: string): string {
  return word.replace(/\.+$/, '')
}

/** A word of the map: where it stands, what stands behind its name, and the card face up, or DOWN. */
interface Piece {
  readonly at: At
  readonly sign: string
  readonly face: Face
}

const DOWN = -1

const PIECE = new RegExp(
  `^(?:(${pieces.goal}|${pieces.cache}|${pieces.barrier})([0-9])|(${pieces.landmark}))(.*)$`,
)

/** The card that a word shows, DOWN if it shows none, undefined if there is no such word. */
function readUp(
  name: string | undefined,
  slot: number,
  sign: string,
  at: At,
  cacheCount: number,
): Face | undefined {
  if (name === undefined) {
    const face = readFace(sign, 'start', 'tunnel', 'cache-tunnel')
    return face === START_FACE && at !== START ? undefined : face
  }
  switch (name) {
    case pieces.goal:
      if (sign === '?') return DOWN
      return sign.startsWith('=') ? readFace(sign.slice(1), 'goal') : undefined
    case pieces.cache:
      return sign === '?' && slot < cacheCount ? DOWN : undefined
    case pieces.barrier:
      return slot < barrierCount && /^[TRBL]$/.test(sign) ? DOWN : undefined
    case pieces.landmark:
      if (sign === '?') return DOWN
      return sign === '' ? LANDMARK_FACE : undefined
  }
  return undefined
}

function readFace(word: string, ...groups: readonly Card['group'][]): Face | undefined {
  const face = faceIn(word)
  return face !== undefined && groups.includes(groupOf(kindOfFace(face))) ? face : undefined
}

function build(found: ReadonlyMap<string, Piece>, cacheCount: number): Parsed<Maze> {
  if (found.get(printCell(START))?.face !== START_FACE)
    return unreadable('maze-bad-start' satisfies Key)
  const goalCount = [...found.keys()].filter(name => name.startsWith(pieces.goal)).length
  const goals = placesOf(found, pieces.goal, goalCount)
  if (goals.includes(NOWHERE)) return unreadable('maze-bad-slots' satisfies Key)
  const caches = placesOf(found, pieces.cache, cacheCount)
  const landmark = found.get(pieces.landmark)?.at ?? NOWHERE
  const maze = openMaze({ goals, caches, landmark })
  for (const { at, face } of found.values()) {
    if (face === DOWN || at === START) continue
    if (isEmpty(maze, at)) layCard(maze, face, at)
    else turnUp(maze, at, face)
  }
  for (let barrier = 0; barrier < barrierCount; barrier++) {
    const piece = found.get(`${pieces.barrier}${barrier}`)
    if (piece === undefined) continue
    const end = endOf(piece.at, SIDES.indexOf(piece.sign))
    if (faceAt(maze, standsOn(end)) < 0) return unreadable('maze-bad-barrier' satisfies Key)
    placeBarrier(maze, barrier, end)
  }
  return parsed(maze)
}

/** By slot; NOWHERE where the map does not show it. */
function placesOf(found: ReadonlyMap<string, Piece>, name: string, count: number): readonly At[] {
  return Array.from({ length: count }, (_, slot) => found.get(`${name}${slot}`)?.at ?? NOWHERE)
}
