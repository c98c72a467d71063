import type { Event, State } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { eventsOf } from './told.ts'

/** The cave as the last of a round leave it: nothing is counted yet, and nothing of the next round lies there. */
export interface Left {
  readonly cave: State
  readonly log: readonly Item[]
}

/** Undefined if no round ends with these news. */
export function leftBy(
  news: readonly Item[],
  before: State,
  log: readonly Item[],
): Left | undefined {
  if (!endsRound(news)) return undefined
  const items = untilCount(news)
  return { cave: items.flatMap(eventsOf).reduce(withoutStack, before), log: [...log, ...items] }
}

export function endsRound(news: readonly Item[]): boolean {
  return news.flatMap(eventsOf).some(({ type }) => type === 'scored')
}

function untilCount(news: readonly Item[]): readonly Item[] {
  const last = news.findIndex(item => eventsOf(item).some(({ type }) => type === 'scored'))
  return news.slice(0, last + 1).map(item => {
    const told = eventsOf(item)
    const end = told.findIndex(({ type }) => type === 'scored')
    return item.type === 'moved' && end >= 0 ? { ...item, told: told.slice(0, end) } : item
  })
}

function withoutStack(cave: State, event: Event): State {
  if (event.type !== 'took' && event.type !== 'fled') return cave
  const { seat, place, token } = event
  const stack = cave.places[place] ?? []
  return {
    ...cave,
    closed: cave.closed | (1 << place),
    tokens: token < 0 ? cave.tokens : cave.tokens & ~(1 << token),
    places: cave.places.map((one, at) => (at === place ? [] : one)),
    held: cave.held.map((one, at) => (at === seat ? token : one)),
    stacks: cave.stacks.map((one, at) => (at === seat ? stack : one)),
  }
}
