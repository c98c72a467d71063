import type { Item } from '@adit/protocol'
import {
  type At,
  atOfPlacement,
  codeOf,
  type Event,
  faceOfPlacement,
  isLaying,
  kindOf,
  loadOf,
} from '@adit/saboteur'
import { drawFace } from '../../art/index.ts'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import type { Performer } from '../../client/showing.ts'
import type { LogLine } from '../common/log-lines.ts'
import { bow, fly } from '../common/motion.ts'
import { weightOf } from '../common/weight.ts'
import { climaxOf, climaxTimes } from './climax.ts'
import { faceAtCell, faceOfKind } from './faces.ts'
import type { Places } from './happenings.ts'
import { pictureOf } from './pictures.ts'
import { eventOf, viewOf } from './typed.ts'

/** What of a beat the game decides, in milliseconds; see `Weight`. */
type Share = Partial<Weight>

interface Lines {
  linesOf(items: readonly Item[]): readonly LogLine[]
}

/** How long each happening takes, and what flies before it lands. */
export function performerFor(lines: Lines, places: Places): Performer {
  return {
    weigh(news, before, after) {
      // The time in which a card can be stopped is the time to read it.
      if (after.game?.moment !== undefined) {
        return { flight: LAY, deed: 0, letters: 0, isGrave: false }
      }
      const events = eventsIn(news)
      const climax = climaxOf(viewOf(before), events)
      const by = news.find(item => item.type === 'moved')?.seat
      const shares = events.map(event => shareOf(event, places.self))
      const share = together(shares)
      // A card that could be stopped lies there already.
      const own = isWaiting(before) ? { ...share, flight: 0 } : share
      if (climax !== undefined) {
        const deed = climaxTimes(climax).reduce((sum, length) => sum + length, 0)
        return { flight: own.flight ?? 0, deed, letters: 0, isGrave: true }
      }
      return weightOf({ lines: lines.linesOf(news), by, self: places.self }, own)
    },
    fly(news, before) {
      if (isWaiting(before)) return
      const moving = eventsIn(news).find(event => flightOf(event) > 0)
      if (moving !== undefined) letGo(moving, places)
    },
    isHeld: news =>
      eventsIn(news).some(({ type }) => type === 'round-ended' || type === 'goal-turned'),
  }
}

/** A card has been put down and may still be stopped. */
function isWaiting(seen: Seen): boolean {
  return (viewOf(seen)?.pending ?? -1) >= 0
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

const LAY = 380
const BOW = 560
const LOOK = 490

function flightOf(event: Event): number {
  switch (event.type) {
    case 'laid':
    case 'diverted':
    case 'figure-placed':
      return LAY
    case 'played':
      return isLaying(codeOf(event.move)) ? LAY : 0
    case 'broke':
    case 'repaired':
    case 'trapped':
    case 'freed':
    case 'inspected':
    case 'hats-swapped':
    case 'hands-swapped':
    case 'thief-caught':
      return event.target === event.seat ? 0 : BOW
    case 'peeked':
      return LOOK
    default:
      return 0
  }
}

function shareOf(event: Event, self: number | undefined): Share {
  const flight = flightOf(event)
  switch (event.type) {
    case 'broke':
    case 'trapped':
      return { flight, deed: 420, isGrave: event.target === self && event.seat !== self }
    case 'repaired':
    case 'freed':
      return { flight, deed: 420 }
    case 'hats-swapped':
    case 'hands-swapped':
    case 'inspected':
      return { flight, deed: 300, isGrave: event.target === self && event.seat !== self }
    case 'collapsed':
      return { flight, deed: 1_300 }
    case 'chest-opened':
      return { flight, deed: 900 }
    case 'vetoed':
      return { flight, deed: 700 }
    default:
      return { flight }
  }
}

function letGo(event: Event, places: Places): void {
  switch (event.type) {
    case 'laid':
      lay(event.face, event, places)
      return
    case 'played':
      if (isLaying(codeOf(event.move))) {
        const load = loadOf(event.move)
        lay(faceOfPlacement(load), { seat: event.seat, at: atOfPlacement(load) }, places)
      }
      return
    case 'diverted': {
      const from = places.cell(event.from)?.getBoundingClientRect()
      fly(drawFace(faceAtCell(event.face, event.at)), from, places.cell(event.at))
      return
    }
    case 'peeked': {
      const from = places.seat(event.seat)?.getBoundingClientRect()
      fly(drawFace(faceOfKind(kindOf.map)), from, places.cell(event.at))
      return
    }
    case 'broke':
    case 'repaired':
    case 'trapped':
    case 'freed':
    case 'inspected':
    case 'hats-swapped':
    case 'hands-swapped':
    case 'thief-caught': {
      const picture = pictureOf(event)
      if (picture === undefined) return
      const over = places.board()?.getBoundingClientRect()
      bow(drawFace(picture), { from: places.seat(event.seat), to: places.seat(event.target), over })
      return
    }
    default:
  }
}

function lay(
  face: number,
  { seat, at }: { readonly seat: number; readonly at: At },
  places: Places,
): void {
  const own = seat === places.self ? places.ownCard() : undefined
  const from = own ?? places.seat(seat)?.getBoundingClientRect()
  fly(drawFace(faceAtCell(face, at)), from, places.cell(at))
}
