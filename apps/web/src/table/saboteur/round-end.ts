import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { HOLE, type State } from '@adit/saboteur'
import { type Lying, type Scene, sceneOf, withLying } from './scene.ts'
import { showOf } from './shows.ts'
import { eventOf } from './typed.ts'

/** How a round ended, as far as this viewer knows. */
export interface RoundEnd {
  /** Where in the log it ended. */
  readonly seq: number
  readonly ending: number
  readonly finisher: Seat
  readonly roles: readonly number[]
  /** The roles that win, whether or not anybody holds them. */
  readonly winners: readonly number[]
  /** What each got in the round's sharing: nuggets, or HOLE if others do not know how many. */
  readonly paid: ReadonlyMap<Seat, number>
  /** How many gold cards each took. */
  readonly cards: ReadonlyMap<Seat, number>
  /** Thefts in their order; without a target nothing was taken. */
  readonly thefts: readonly { readonly seat: Seat; readonly target: Seat | undefined }[]
  /** The next round has begun, or the game is over. */
  readonly isShared: boolean
  /** The game is over. */
  readonly isLast: boolean
}

/** The last round's end in the log, if it has one. */
export function lastRoundEnd(log: readonly Item[]): RoundEnd | undefined {
  const at = log.findLastIndex(item => item.type === 'moved' && item.told.some(isRoundEnd))
  const item = log[at]
  if (item?.type !== 'moved') return undefined
  const events = log.slice(at).flatMap(one => (one.type === 'moved' ? one.told.map(eventOf) : []))
  const after = events.slice(events.findLastIndex(event => event.type === 'round-ended'))
  const [ended] = after
  if (ended?.type !== 'round-ended') return undefined
  const paid = new Map<Seat, number>()
  const cards = new Map<Seat, number>()
  const thefts: { seat: Seat; target: Seat | undefined }[] = []
  let isShared = false
  for (const event of after) {
    if (event.type === 'round-begun' || event.type === 'game-ended') isShared = true
    if (isShared) break
    if (event.type === 'paid') {
      add(paid, event.seat, event.nuggets)
      add(cards, event.seat, event.cards)
    }
    if (event.type === 'gold-taken') {
      add(paid, event.seat, event.value)
      add(cards, event.seat, 1)
    }
    if (event.type === 'stole') thefts.push({ seat: event.seat, target: event.target })
    if (event.type === 'stole-nothing') thefts.push({ seat: event.seat, target: undefined })
  }
  const { ending, seat: finisher, roles, winners } = ended
  const isLast = after.some(({ type }) => type === 'game-ended')
  return { seq: item.seq, ending, finisher, roles, winners, paid, cards, thefts, isShared, isLast }
}

/** Round the table from whoever reached the gold: an order that tells nobody's role. */
export function turningOrder({ roles, finisher }: RoundEnd): readonly Seat[] {
  const first = Math.max(0, finisher)
  return roles.map((_role, step) => (first + step) % roles.length)
}

function isRoundEnd(told: unknown): boolean {
  return eventOf(told).type === 'round-ended'
}

/** A sum with an unknown part is unknown. */
function add(sums: Map<Seat, number>, seat: Seat, value: number): void {
  const before = sums.get(seat) ?? 0
  sums.set(seat, before === HOLE || value === HOLE ? HOLE : before + value)
}

/**
 * The mine as it was when the round ended, if it ended with these news: the next round may have
 * begun in the same breath.
 */
export function sceneAtRoundEnd(
  before: State | undefined,
  news: readonly Item[],
): Scene | undefined {
  const events = news.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const end = events.findIndex(event => event.type === 'round-ended')
  if (before === undefined || end < 0) return undefined
  const laid = events.slice(0, end).flatMap((event): Lying[] => {
    const isCard =
      event.type === 'laid' || event.type === 'goal-turned' || event.type === 'chest-turned'
    return isCard ? [{ at: event.at, face: event.face, closed: undefined, isLit: true }] : []
  })
  return withLying(sceneOf(before.maze), laid)
}

/**
 * What the reader got in each round, by the log. What the log no longer has stands in the first
 * entry, so that the bars always add up to the gold at hand.
 */
export function goldByRound(
  log: readonly Item[],
  self: Seat,
  round: number,
  gold: number,
): readonly number[] {
  const gained = new Map<number, number>()
  const events = log.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
  const first = events.find(event => event.type === 'round-begun')
  // Where the log begins later, its beginning is of the round before the first that begins in it.
  let now = first === undefined ? round - 1 : first.round - 2
  for (const event of events) {
    if (event.type === 'round-begun') now = event.round - 1
    gained.set(now, (gained.get(now) ?? 0) + (showOf(event).gains?.(event, self) ?? 0))
  }
  const [, ...later] = Array.from({ length: round }, (_none, at) => gained.get(at) ?? 0)
  return [gold - later.reduce((sum, bar) => sum + bar, 0), ...later]
}
