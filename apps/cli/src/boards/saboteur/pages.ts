import { nth } from '@adit/kernel'
import { atOf, discardOf, type Kind, type PlayerMove, printCell, type State } from '@adit/saboteur'
import { fill, saboteurTeller } from '@adit/words'
import type { Choices, Entry } from '../../choices.ts'
import { counted, flowing } from '../../columns.ts'
import { bold } from '../../paint.ts'
import type { Scene } from '../board.ts'
import { drawTable } from './layout.ts'
import { game, own } from './names.ts'
import { handOf } from './panel.ts'

export function grouped(
  moves: readonly PlayerMove[],
  keyOf: (move: PlayerMove) => number,
): Map<number, PlayerMove[]> {
  const groups = new Map<number, PlayerMove[]>()
  for (const move of moves) {
    const key = keyOf(move)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [move])
    else group.push(move)
  }
  return groups
}

export function textOf({ columns }: Scene<State>, parts: readonly string[]): string {
  return flowing(parts, columns)
}

type Then = (moves: readonly PlayerMove[]) => Entry

/** Places are numbered in the maze itself; a cell's coordinates will do as well. */
export function placesPage(
  scene: Scene<State>,
  what: string,
  moves: readonly PlayerMove[],
  then: Then,
): Choices {
  const cells = [...grouped(moves, atOf)].sort(([one], [other]) => one - other)
  const marks = new Map(cells.map(([at], index) => [at, String(index + 1)]))
  const entries = new Map<string, Entry>()
  for (const [at, there] of cells) {
    const entry = then(there)
    entries.set(marks.get(at) ?? '', entry)
    entries.set(printCell(at), entry)
  }
  const slots = { what, most: cells.length, cell: printCell(nth(cells, 0)[0]) }
  const text = fill(scene.language, own(scene.language).where, slots)
  return { text: textOf(scene, [text]), board: drawTable(scene, { marks }), entries }
}

/** Players keep the number that stands before their name. */
export function seatsPage(
  scene: Scene<State>,
  what: string,
  moves: readonly PlayerMove[],
  seatAimed: (move: PlayerMove) => number,
  then: Then,
): Choices {
  const seats = [...grouped(moves, seatAimed)].sort(([one], [other]) => one - other)
  const names = seats.map(([seat]) => `${bold(String(seat))} ${scene.names[seat]}`)
  const text = fill(scene.language, own(scene.language).whom, { what })
  return {
    text: textOf(scene, [text, ...names]),
    board: drawTable(scene),
    entries: new Map(seats.map(([seat, found]) => [String(seat), then(found)])),
  }
}

/** Each move in words. */
export function sayingPage(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  const { language, names, viewer } = scene
  const company = { names, self: typeof viewer === 'number' ? viewer : undefined }
  const { say } = saboteurTeller(language, game(language))
  const sentences = moves.map((move, at) => `${bold(String(at + 1))} ${say(move, company)}`)
  return {
    text: textOf(scene, sentences),
    board: drawTable(scene),
    entries: new Map(counted(moves).map(number => [String(number), { move: moves[number - 1] }])),
  }
}

export interface Labelled {
  readonly label: string
  readonly page: () => Choices
}

export function labelledPage(scene: Scene<State>, options: readonly Labelled[]): Choices {
  const labels = options.map(({ label }, at) => `${bold(String(at + 1))} ${label}`)
  return {
    text: textOf(scene, labels),
    board: drawTable(scene),
    entries: new Map(options.map(({ page }, at) => [String(at + 1), { more: page }])),
  }
}

/** A single card of the hand, by its number there. */
export function cardsPage(
  scene: Scene<State>,
  moves: readonly PlayerMove[],
  cardOf: (move: PlayerMove) => Kind,
): Choices {
  const hand = handOf(scene)
  const entries = moves.map(move => [String(hand.indexOf(cardOf(move)) + 1), { move }] as const)
  return {
    text: textOf(scene, [own(scene.language).discardOne]),
    board: drawTable(scene),
    entries: new Map(entries),
  }
}

/** Several cards of the hand by their numbers, in whatever order they are typed. */
export function setsPage(
  scene: Scene<State>,
  text: string,
  moves: readonly PlayerMove[],
  most: number,
): Choices {
  const hand = handOf(scene)
  const board = drawTable(scene)
  const sets = moves.map(move => {
    const kinds = [0, 1, 2].slice(0, most).map(place => discardOf(move, place))
    return { move, numbers: kinds.filter(kind => kind >= 0).map(kind => hand.indexOf(kind) + 1) }
  })
  const pageAfter = (typed: readonly number[]): Choices => ({
    text: textOf(scene, [text]),
    board,
    entries: new Map(
      hand.flatMap((_kind, at) => {
        const entry = entryAfter([...typed, at + 1])
        return entry === undefined ? [] : [[String(at + 1), entry] as const]
      }),
    ),
  })
  const entryAfter = (typed: readonly number[]): Entry | undefined => {
    const fitting = sets.filter(({ numbers }) => includesAll(numbers, typed))
    if (fitting.length === 0) return undefined
    const exact = fitting.find(({ numbers }) => numbers.length === typed.length)
    return { ...(exact && { move: exact.move }), more: () => pageAfter(typed) }
  }
  return pageAfter([])
}

/** Whether each number typed can be taken from the set, equal ones as often as they are there. */
function includesAll(numbers: readonly number[], typed: readonly number[]): boolean {
  const left = [...numbers]
  return typed.every(number => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
