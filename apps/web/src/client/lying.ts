import { Live } from '../ui/live.ts'
import type { Edge } from '../ui/turned.ts'
import { browserKeeping } from './kept.ts'

const KEY = 'lying'

/** The device lies on the table, between the people who share it. */
export const lying = new Live(browserKeeping.read(KEY) === 'yes')

export function layDown(isLying: boolean): void {
  browserKeeping.write(KEY, isLying ? 'yes' : 'no')
  lying.value = isLying
}

/** By how many share it: two sit across from each other, five and six sit two on a long edge. */
const AROUND: readonly (readonly Edge[])[] = [
  [],
  ['south'],
  ['south', 'north'],
  ['south', 'west', 'north'],
  ['south', 'west', 'north', 'east'],
  ['south', 'west', 'north', 'north', 'east'],
  ['south', 'south', 'west', 'north', 'north', 'east'],
]

/** Where each of so many people sits; more than six have room on the long edges only. */
export function edgesFor(people: number): readonly Edge[] {
  const half = Math.ceil(people / 2)
  return (
    AROUND[people] ??
    Array.from({ length: people }, (_one, place) => (place < half ? 'south' : 'north'))
  )
}
