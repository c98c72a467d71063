import type { Digest } from '../replay/digest.ts'
import type { Margin } from './marginalia.ts'

/** A game of the archive, with what is known of it so far. */
export interface Entry {
  /** As its address names it. */
  readonly id: string
  readonly title: string
  readonly names: readonly string[]
  readonly at: number
  readonly from: 'device' | 'server' | 'file'
  /** Undefined while it is being read, a reason's key where it cannot be. */
  readonly digest: Digest | string | undefined
  readonly margin: Margin
}

type Result = 'won' | 'lost' | 'watched'
type Length = 'short' | 'middle' | 'long'

/** What is looked for; an empty text looks for nothing. */
export interface Wanted {
  readonly text: string
  readonly game: string
  readonly edition: string
  readonly person: string
  readonly role: string
  readonly result: Result | ''
  readonly length: Length | ''
  readonly isStarred: boolean
}

export const EVERYTHING: Wanted = {
  text: '',
  game: '',
  edition: '',
  person: '',
  role: '',
  result: '',
  length: '',
  isStarred: false,
}

type Test = (entry: Entry, wanted: Wanted) => boolean

const tests: Readonly<Record<keyof Wanted, Test>> = {
  text: ({ names, margin }, { text }) =>
    [...names, margin.note].some(one => one.toLowerCase().includes(text.trim().toLowerCase())),
  game: ({ title }, { game }) => title === game,
  edition: (entry, { edition }) => read(entry)?.edition === edition,
  person: ({ names }, { person }) => names.includes(person),
  role: (entry, { role }) => rolesOf(entry).includes(role),
  result: (entry, { result }) => resultOf(entry) === result,
  length: (entry, { length }) => lengthOf(entry) === length,
  isStarred: ({ margin }) => margin.isStarred,
}
const asked = Object.keys(tests).filter((name): name is keyof Wanted => name in EVERYTHING)

export function sift(entries: readonly Entry[], wanted: Wanted): readonly Entry[] {
  const active = asked.filter(name => Boolean(wanted[name]))
  return entries.filter(entry => active.every(name => tests[name](entry, wanted)))
}

/** Where nothing is left: the question that leaves out most, to be taken back in one press. */
export function strictest(entries: readonly Entry[], wanted: Wanted): keyof Wanted | undefined {
  const active = asked.filter(name => Boolean(wanted[name]))
  const left = active.map(name => entries.filter(entry => tests[name](entry, wanted)).length)
  return active[left.indexOf(Math.min(...left))]
}

export function read({ digest }: Entry): Digest | undefined {
  return typeof digest === 'object' ? digest : undefined
}

export function resultOf(entry: Entry): Result | undefined {
  const digest = read(entry)
  if (digest === undefined) return undefined
  if (digest.seat === undefined) return 'watched'
  return digest.winners.includes(digest.seat) ? 'won' : 'lost'
}

export function rolesOf(entry: Entry): readonly string[] {
  return [...new Set(read(entry)?.figures?.rounds.map(round => round.role) ?? [])]
}

/** In moves. */
const SHORT = 60
const LONG = 150

export function lengthOf(entry: Entry): Length | undefined {
  const moves = read(entry)?.moves
  if (moves === undefined) return undefined
  return moves < SHORT ? 'short' : moves > LONG ? 'long' : 'middle'
}
