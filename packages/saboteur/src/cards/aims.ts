import type { Seat } from '@adit/kernel'
import { type At, cellAt, printCell, xOf, yOf } from '../maze/cells.ts'
import { faceOfPlacement, placementOf } from '../maze/placements.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { faceIn, printFace } from '../text/face-text.ts'
import { cellName, seatName, toolName } from '../text/words.ts'
import { toolNames } from '../tools.ts'

/** What a card is played on, packed: 16 bits behind the card's kind in a PLAY, 23 for a placement. */
export type Target = number

/**
 * What a card can be aimed at. Whoever asks how a card is written, spoken of, pointed with or listed
 * asks its aim, and never which card it is.
 */
export interface Aim {
  readonly at: 'nothing' | 'seat' | 'tool' | 'cell' | 'goals' | 'placement'
  /** What can be named at this table, allowed or not: a target for each number below `size`, or -1. */
  size(rules: Rules, state: State): number
  nth(rules: Rules, state: State, number: number): Target
  /** False for bits that no target of this aim has. */
  fits(target: Target): boolean
  print(target: Target): readonly string[]
  parse(words: readonly string[]): Target | undefined
  cells(target: Target): readonly At[]
  seat(target: Target): Seat | undefined
}

export const atNothing: Aim = {
  at: 'nothing',
  size: () => 1,
  nth: () => 0,
  fits: target => target === 0,
  print: () => [],
  parse: () => 0,
  cells: () => [],
  seat: () => undefined,
}

/** The target is the seat. */
export const atSeat: Aim = {
  at: 'seat',
  size: rules => rules.seats,
  nth: (_rules, _state, number) => number,
  fits: target => target < SEATS,
  print: target => [String(target)],
  parse: ([seat]) => seatName.parse(seat),
  cells: () => [],
  seat: target => target,
}

/** One of three tools in front of a seat: `tool << 4 | seat`. */
export const atTool: Aim = {
  at: 'tool',
  size: rules => 3 * rules.seats,
  nth: (_rules, _state, number) => {
    const seat = Math.trunc(number / 3)
    return ((number - 3 * seat) << 4) | seat
  },
  fits: target => target < toolNames.length * SEATS,
  print: target => [toolNames[target >> 4], String(target & 15)],
  parse: ([tool, whose]) => {
    const index = toolName.parse(tool)
    const seat = seatName.parse(whose)
    return index === undefined || seat === undefined ? undefined : (index << 4) | seat
  },
  cells: () => [],
  seat: target => target & 15,
}

/** The target is the cell. */
export const atCell: Aim = {
  at: 'cell',
  size: (_rules, { maze }) => maze.laid.length + maze.goals.length + maze.caches.length,
  nth: (_rules, { maze: { laid, goals, caches } }, number) => {
    const goal = number - laid.length
    if (goal < 0) return laid[number]
    return goal < goals.length ? goals[goal] : caches[goal - goals.length]
  },
  fits: () => true,
  print: target => [printCell(target)],
  parse: ([cell]) => cellName.parse(cell),
  cells: target => [target],
  seat: () => undefined,
}

/** Two goals' cells, which lie in a small field by the far wall; the upper one first. */
export const atGoals: Aim = {
  at: 'goals',
  size: (_rules, { maze }) => maze.goals.length * maze.goals.length,
  nth: (_rules, { maze: { goals } }, number) => {
    const one = Math.trunc(number / goals.length)
    const other = number - one * goals.length
    return one < other ? pairOf(goals[one], goals[other]) : -1
  },
  fits: target => target >> 8 <= (target & 255),
  print: target => goalsAt(target).map(printCell),
  parse: words => {
    const [one, other] = [cellName.parse(words[0]), cellName.parse(words[1])]
    return one === undefined || other === undefined ? undefined : pairOf(one, other)
  },
  cells: target => goalsAt(target),
  seat: () => undefined,
}

/** A tunnel card as it comes to lie, and where (maze/placements.ts). */
export const atPlacement: Aim = {
  at: 'placement',
  // Where tunnel cards fit is the maze's to list.
  size: () => 0,
  nth: () => -1,
  fits: () => true,
  print: target => [printFace(faceOfPlacement(target)), printCell(target & 0xffff)],
  parse: ([name, place]) => {
    const face = faceIn(name)
    const at = cellName.parse(place)
    return face === undefined || at === undefined ? undefined : placementOf(face, at)
  },
  cells: target => [target & 0xffff],
  seat: () => undefined,
}

const SEATS = 16

export function pairOf(one: At, other: At): Target {
  const low = nookOf(one)
  const high = nookOf(other)
  return low < high ? (low << 8) | high : (high << 8) | low
}

export function goalsAt(target: Target): readonly [At, At] {
  return [fromNook((target >> 8) & 255), fromNook(target & 255)]
}

function nookOf(at: At): number {
  return ((yOf(at) + 8) << 4) | (xOf(at) & 15)
}

function fromNook(nook: number): At {
  return cellAt(nook & 15, (nook >> 4) - 8)
}
