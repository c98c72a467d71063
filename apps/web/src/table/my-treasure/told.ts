import type { Seat } from '@adit/kernel'
import type { Event } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import type { Stage } from '../../art/index.ts'
import type { Pictures } from '../common/log-lines.ts'

export type Scored = Event & { readonly type: 'scored' }

/** What a move told, typed by its title: the table it was sent from plays this game. */
export function eventsOf(item: Item): readonly Event[] {
  return item.type === 'moved' ? (item.told as readonly Event[]) : []
}

/** Who took which place this round, as far back as the table's memory goes. */
export function takersOf(log: readonly Item[]): ReadonlyMap<number, Seat> {
  const takers = new Map<number, Seat>()
  for (const item of log) {
    for (const event of eventsOf(item)) {
      if (event.type === 'shuffled') takers.clear()
      if (event.type === 'took' || event.type === 'fled') takers.set(event.place, event.seat)
    }
  }
  return takers
}

/** The last round that was counted, with the stacks opened for it. */
export function lastScored(items: readonly Item[]): Scored | undefined {
  return items.flatMap(eventsOf).findLast(event => event.type === 'scored')
}

const stages: readonly Stage[] = [1, 2, 3, 4, 5, 6]

/** Only orcs: a log that showed treasures would give back what is covered (TRE-04). */
export const pictures: Pictures = {
  face(event) {
    const isOrc = typeof event === 'object' && event !== null && 'orcs' in event
    const stage = isOrc ? stages.find(one => one === event.orcs) : undefined
    return stage === undefined ? undefined : { of: 'orc', stage }
  },
  isSecret: () => false,
  // How a round is counted is shown stack by stack; until that is read, nothing tells the sum or who won.
  page: event => (isOf(event, 'scored') ? 'end' : isOf(event, 'shuffled') ? 'begin' : undefined),
}

function isOf(event: unknown, type: Event['type']): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === type
}

/** Everybody has seen the card that is laid, and nobody sees into a stack that is taken. */
const undoableTypes: readonly Event['type'][] = ['placed', 'took']
export const undoable: ReadonlySet<string> = new Set(undoableTypes)
