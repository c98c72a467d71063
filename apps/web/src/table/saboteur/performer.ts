import type { Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import type { Event } from '@adit/saboteur'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import type { Performer } from '../../client/showing.ts'
import type { LogLine } from '../common/log-lines.ts'
import { weightOf } from '../common/weight.ts'
import { type AskName, askIn, isAnswered } from './answers.ts'
import { climaxOf, climaxTimes } from './climax.ts'
import { LAY_TIME, type Places, showOf } from './shows.ts'
import { eventOf, viewOf } from './typed.ts'

/** What of a beat the game decides, in milliseconds; see `Weight`. */
type Share = Partial<Weight>

interface Lines {
  linesOf(items: readonly Item[]): readonly LogLine[]
}

/** How long each happening takes, and what flies before it lands. */
export function performerFor(lines: Lines, places: Places): Performer {
  /** The card lies there already: it could be stopped, or the reader has put it down. */
  const lies = (news: readonly Item[], before: Seen): boolean =>
    isWaiting(before) || (places.isPutDown && seatOf(news) === places.self)
  return {
    weigh(news, before, after) {
      // The time in which a card can be stopped is the time to read it.
      if (!isWaiting(before) && askAt(after) === 'veto') {
        const flight = lies(news, before) ? 0 : LAY_TIME
        return { flight, deed: 0, letters: 0, isGrave: false }
      }
      const events = eventsIn(news)
      const climax = climaxOf(viewOf(before), events)
      const by = seatOf(news)
      const shares = events.map(event => shareOf(event, places.self))
      const share = together(shares)
      const own = lies(news, before) ? { ...share, flight: 0 } : share
      if (climax !== undefined) {
        const deed = climaxTimes(climax).reduce((sum, length) => sum + length, 0)
        return { flight: own.flight ?? 0, deed, letters: 0, isGrave: true }
      }
      const isFound = events.some(event => showOf(event).isFound)
      const reader = isFound ? undefined : places.self
      return weightOf({ lines: lines.linesOf(news), by, self: reader }, own)
    },
    fly(news, before) {
      if (lies(news, before)) return
      const moving = eventsIn(news).find(event => flightOf(event) > 0)
      if (moving !== undefined) showOf(moving).fly?.(moving, places)
    },
    turnOf(seat, before) {
      return isAnswered(askAt(before)) ? (viewOf(before)?.mover ?? seat) : seat
    },
    isHeld: news =>
      eventsIn(news).some(({ type }) => type === 'round-ended' || type === 'goal-turned'),
  }
}

function seatOf(news: readonly Item[]): Seat | undefined {
  return news.find(item => item.type === 'moved')?.seat
}

/** A card has been put down and may still be stopped. */
function isWaiting(seen: Seen): boolean {
  return (viewOf(seen)?.pending ?? -1) >= 0
}

function askAt(seen: Seen): AskName | undefined {
  const view = viewOf(seen)
  return view && askIn(view)
}

export function eventsIn(news: readonly Item[]): readonly Event[] {
  return news.flatMap(item => (item.type === 'moved' ? item.told.map(eventOf) : []))
}

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
