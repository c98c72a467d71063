import {
  type Fields,
  type Parsed,
  parseCount,
  parsed,
  parseFields,
  printFields,
  unreadable,
} from '@adit/kernel'
import { setTable } from '../play/round.ts'
import type { Rules } from '../rules.ts'
import { HAND, NO_MOVE, type State } from '../state.ts'
import { mazeFields, readMaze } from './maze-text.ts'
import { parseMove, printMove } from './move-text.ts'
import { parseOpen, printOpen } from './open-text.ts'
import {
  type Codec,
  cellWord,
  chanceWord,
  chestWord,
  endingWord,
  fateWord,
  frontWord,
  headingWord,
  kindWord,
  knownWord,
  numberWord,
  pileWord,
  roleWord,
  seatsWord,
  seatWord,
  seenWord,
  stageWord,
} from './position-words.ts'
import { readWindows, windowFields } from './window-text.ts'

type KeyOf<T> = { [K in keyof State]: State[K] extends T ? K : never }[keyof State]
type NumberKey = Exclude<KeyOf<number>, 'pending' | 'latest' | 'latestBy'>
type ListKey = Exclude<KeyOf<number[]>, 'hands' | 'held' | 'purse' | 'windows'>

/** One number of the state on a line of its own. */
const numbers: readonly (readonly [NumberKey, string, Codec])[] = [
  ['stage', 'stage', stageWord],
  ['chance', 'chance', chanceWord],
  ['round', 'round', numberWord],
  ['first', 'first', seatWord],
  ['mover', 'mover', seatWord],
  ['heading', 'heading', headingWord],
  ['last', 'last', seatWord],
  ['lap', 'lap', numberWord],
  ['dry', 'dry', numberWord],
  ['passed', 'passed', numberWord],
  ['ending', 'ending', endingWord],
  ['finisher', 'finisher', seatWord],
  ['batch', 'batch', seatsWord],
  ['noMaps', 'no maps', numberWord],
  ['vetoSpent', 'veto spent', numberWord],
  ['payer', 'payer', seatWord],
  ['vetoer', 'vetoer', seatWord],
  ['asked', 'asked', seatsWord],
  ['paths', 'paths', numberWord],
  ['laid', 'laid', numberWord],
  ['due', 'due', numberWord],
  ['drawer', 'drawer', seatWord],
  ['figuresUsed', 'figures used', numberWord],
  ['lastLaid', 'last laid', cellWord],
  ['chooser', 'chooser', seatWord],
]

/**
 * A list of the state on a line. `each` lists have one word a seat or place, always as many; a `pile`
 * has its top at the end, and is written from the top down.
 */
const lists: readonly (readonly [ListKey, string, Codec, 'each' | 'any' | 'pile'])[] = [
  ['roles', 'roles', roleWord, 'each'],
  ['spare', 'spare roles', roleWord, 'pile'],
  ['spareSeen', 'spare roles known', seatsWord, 'pile'],
  ['given', 'given roles', roleWord, 'any'],
  ['givenSeen', 'given roles known', seatsWord, 'any'],
  ['sawRoles', 'saw roles', seenWord, 'any'],
  ['goals', 'goals', kindWord, 'each'],
  ['goalSeen', 'goals known', seatsWord, 'each'],
  ['spareGoals', 'spare goals', kindWord, 'any'],
  ['chestTunnels', 'chest tunnels', kindWord, 'any'],
  ['chestEffects', 'chests', chestWord, 'any'],
  ['chestSeen', 'chests known', seatsWord, 'any'],
  ['chestFate', 'chest fates', fateWord, 'any'],
  ['spareTunnels', 'spare chest tunnels', kindWord, 'any'],
  ['spareEffects', 'spare chests', chestWord, 'any'],
  ['deck', 'deck', kindWord, 'pile'],
  ['aside', 'aside', kindWord, 'any'],
  ['pile', 'pile', pileWord, 'pile'],
  ['known', 'known', knownWord, 'any'],
  ['front', 'front', frontWord, 'each'],
  ['thieves', 'thieves', seatWord, 'any'],
  ['changes', 'changed draws', chestWord, 'any'],
  ['looked', 'looked', kindWord, 'any'],
  ['figureOwners', 'figure owners', seatWord, 'each'],
  ['goldPile', 'gold pile', numberWord, 'pile'],
  ['offer', 'offer', numberWord, 'any'],
  ['gold', 'gold', numberWord, 'each'],
  ['goldHeld', 'gold cards', numberWord, 'each'],
]

/**
 * A position: the map, then one field a line. A line that says what holds before the first deal is
 * left out, so that a position typed by hand names only what matters.
 */
export function printPosition(rules: Rules, state: State): string {
  const blank = setTable(rules)
  const fields: [string, readonly (string | number)[]][] = [...mazeFields(state.maze)].map(
    ([name, words]) => [name, words],
  )
  for (const [key, name, codec] of numbers) {
    if (state[key] !== blank[key]) fields.push([name, [codec.print(state[key])]])
  }
  for (const [key, name, codec, order] of lists) {
    if (same(state[key], blank[key])) continue
    const words = state[key].map(codec.print)
    fields.push([name, order === 'pile' ? words.reverse() : words])
  }
  for (let seat = 0; seat < rules.seats; seat++) {
    if (state.held[seat] > 0) fields.push([`hand ${seat}`, handWords(state, seat)])
    const purse = purseOf(state, seat)
    if (!same(purse, [0, 0, 0])) fields.push([`purse ${seat}`, purse.map(numberWord.print)])
  }
  if (state.pending !== NO_MOVE) fields.push(['pending', [printMove(state.pending)]])
  if (state.latest !== NO_MOVE) {
    fields.push(['latest', [state.latestBy, printOpen(state.latest)]])
  }
  fields.push(...windowFields(rules.seats, state.windows))
  return printFields(fields)
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

function handWords(state: State, seat: number): string[] {
  return state.hands.slice(seat * HAND, seat * HAND + state.held[seat]).map(kindWord.print)
}

function purseOf(state: State, seat: number): number[] {
  return state.purse.slice(seat * 3, seat * 3 + 3)
}

export function parsePosition(rules: Rules, text: string): Parsed<State> {
  const fields = parseFields(text)
  if (!fields.ok) return fields
  const map = readMaze(fields.value)
  if (!map.ok) return map
  const state = setTable(rules)
  state.maze = map.value.maze
  const wrong = readFields(rules, state, fields.value)
  return wrong === undefined ? parsed(state) : unreadable('position-bad-field', { field: wrong })
}

/** The name of the first field that cannot be read. */
function readFields(rules: Rules, state: State, fields: Fields): string | undefined {
  for (const [key, name, codec] of numbers) {
    const words = fields.get(name)
    if (words === undefined) continue
    const value = words.length === 1 ? codec.parse(words[0]) : undefined
    if (value === undefined) return name
    state[key] = value
  }
  for (const [key, name, codec, order] of lists) {
    const words = fields.get(name)
    if (words === undefined) continue
    const values = words.map(codec.parse)
    if (!allThere(values) || (order === 'each' && values.length !== state[key].length)) return name
    state[key] = order === 'pile' ? values.reverse() : values
  }
  for (let seat = 0; seat < rules.seats; seat++) {
    const wrong = readHand(state, fields, seat) ?? readPurse(state, fields, seat)
    if (wrong !== undefined) return wrong
  }
  return readMoves(state, fields) ?? readWindows(rules.seats, state.windows, fields)
}

function readHand(state: State, fields: Fields, seat: number): string | undefined {
  const name = `hand ${seat}`
  const kinds = (fields.get(name) ?? []).map(kindWord.parse)
  if (!allThere(kinds) || kinds.length > HAND) return name
  const sorted = [...kinds].sort((a, b) => a - b)
  for (let at = 0; at < sorted.length; at++) state.hands[seat * HAND + at] = sorted[at]
  state.held[seat] = sorted.length
  return undefined
}

function readPurse(state: State, fields: Fields, seat: number): string | undefined {
  const name = `purse ${seat}`
  const counts = fields.get(name)?.map(numberWord.parse)
  if (counts === undefined) return undefined
  if (!allThere(counts) || counts.length !== 3) return name
  for (let at = 0; at < 3; at++) state.purse[seat * 3 + at] = counts[at]
  return undefined
}

function readMoves(state: State, fields: Fields): string | undefined {
  const pending = fields.get('pending')
  if (pending !== undefined) {
    const move = parseMove(pending.join(' '))
    if (!move.ok || typeof move.value !== 'number') return 'pending'
    state.pending = move.value
  }
  const latest = fields.get('latest')
  if (latest !== undefined) {
    const [by = '', ...words] = latest
    const [seat, move] = [parseCount(by), parseOpen(words.join(' '))]
    if (seat === undefined || move === undefined) return 'latest'
    state.latest = move
    state.latestBy = seat
  }
  return undefined
}

function allThere(values: readonly (number | undefined)[]): values is number[] {
  return !values.includes(undefined)
}
