import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { codeOf, type Event, isLaying } from '@adit/saboteur'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import type { Performer } from '../../client/showing.ts'
import type { LogLine } from '../common/log-lines.ts'
import { weightOf } from '../common/weight.ts'
import { type AskName, askIn, isAnswered } from './answers.ts'
import { climaxOf, climaxTimes } from './climax.ts'
import { type Places, showOf } from './shows.ts'
import { eventOf, viewOf } from './typed.ts'

/** What of a beat the game decides, in milliseconds; see `Weight`. */
type Share = Partial<Weight>

interface Lines {
  linesOf(items: readonly Item[]): readonly LogLine[]
}

/** How long each happening takes, and what flies before it lands. */
export function performerFor(lines: Lines, places: Places): Performer {
  /** The tunnel lies there already: it could be stopped, or the reader has put it down. */
  const lies = (news: readonly Item[], before: Seen): boolean =>
    !isStopped(eventsIn(news)) &&
    (isLaidDown(before) || (places.isPutDown && doerOf(news, before) === places.self))
  return {
    weigh(news, before, after) {
      // The time in which a card can be stopped is the time to read it.
      if (!isWaiting(before) && askAt(after) === 'veto') {
        const { flight = 0 } = together(eventsIn(news).map(event => shareOf(event, places.self)))
        return { flight: lies(news, before) ? 0 : flight, deed: 0, letters: 0, isGrave: false }
      }
      const events = eventsIn(news)
      const climax = climaxOf(viewOf(before), events)
      const by = doerOf(news, before)
      const shares = beforeTurn(events).map(event => shareOf(event, places.self))
      const share = together(shares)
      const own = lies(news, before) ? { ...share, flight: 0 } : share
      if (climax !== undefined) {
        const deed = climaxTimes(climax).reduce((sum, length) => sum + length, 0)
        return { flight: own.flight ?? 0, deed, letters: 0, isGrave: true }
      }
      const isFound = events.some(event => showOf(event).isFound)
      const reader = isFound ? undefined : places.self
      // The last of several sentences is the one that stands there.
      const said = lines.linesOf(news).filter(line => !line.isMinor)
      const weight = weightOf({ lines: said.toReversed(), by, self: reader }, own)
      const isKnown = !isFound && !isStopped(events) && said.length === 1
      const wasRead = isKnown && askAt(before) === 'veto'
      return wasRead && !weight.isGrave
        ? { ...weight, letters: Math.min(1, weight.letters) }
        : weight
    },
    fly(news, before) {
      if (lies(news, before)) return
      const moving = beforeTurn(eventsIn(news)).filter(event => flightOf(event) > 0)
      // The last gold cards go round together.
      for (const event of moving.filter(({ type }) => type === moving[0]?.type)) {
        showOf(event).fly?.(event, places)
      }
    },
    turnOf(seat, before) {
      return isAnswered(askAt(before)) ? (viewOf(before)?.mover ?? seat) : seat
    },
    isHeld: news => eventsIn(news).some(({ type }) => TURNS.includes(type)),
  }
}

/** Whose deed it is: what passes by itself is its player's, whoever was asked last. */
function doerOf(news: readonly Item[], before: Seen): Seat | undefined {
  const moved = news.find(item => item.type === 'moved')
  return askAt(before) === 'veto' ? viewOf(before)?.mover : moved?.seat
}

function isStopped(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'vetoed')
}

/** A card has been put down and may still be stopped. */
function isWaiting(seen: Seen): boolean {
  return (viewOf(seen)?.pending ?? -1) >= 0
}

function isLaidDown(seen: Seen): boolean {
  const { pending = -1 } = viewOf(seen) ?? {}
  return pending >= 0 && isLaying(codeOf(pending))
}

function askAt(seen: Seen): AskName | undefined {
  const view = viewOf(seen)
  return view && askIn(view)
}

export function eventsIn(news: readonly Item[]): readonly Event[] {
  return news.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
}

/** What turns a goal or the page is shown in acts of its own, and what follows lies behind it. */
function beforeTurn(events: readonly Event[]): readonly Event[] {
  const turn = events.findIndex(({ type }) => TURNS.includes(type))
  return turn < 0 ? events : events.slice(0, turn)
}
const TURNS: readonly Event['type'][] = ['goal-turned', 'round-ended']

/** What takes longest decides. */
function together(shares: readonly Share[]): Share {
  const flight = Math.max(0, ...shares.map(one => one.flight ?? 0))
  const deed = Math.max(0, ...shares.map(one => one.deed ?? 0))
  const isGrave = shares.some(one => one.isGrave === true)
  return { flight, isGrave, ...(deed === 0 ? {} : { deed }) }
}

function flightOf(event: Event): number {
  return showOf(event).flight?.(event) ?? 0
}

function shareOf(event: Event, self: number | undefined): Share {
  const { deed, isGrave } = showOf(event)
  const byAnother = 'target' in event && event.target === self && event.seat !== self
  return {
    flight: flightOf(event),
    ...(deed === undefined ? {} : { deed }),
    ...(isGrave === true ? { isGrave: byAnother } : {}),
  }
}
