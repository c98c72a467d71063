import { nth } from '@adit/kernel'
import { marks as kinds, type Mark, type Marked, type Stretch } from '../../client/replay/asking.ts'

/** A round on the timeline, as parts of its whole width. */
interface Band extends Stretch {
  readonly left: number
  readonly width: number
}

/** The timeline: the round one is in takes most of it, the others share the rest. */
export interface Ruler {
  readonly bands: readonly Band[]
  /** Where a stop is, from 0 to 1. */
  place(stop: number): number
  /** The stop nearest to a place. */
  stopAt(place: number): number
}

export function rulerOf(stretches: readonly Stretch[], stop: number, share: number): Ruler {
  const own = Math.max(
    0,
    stretches.findLastIndex(one => one.from <= stop),
  )
  const others = stretches.reduce((sum, one, at) => (at === own ? sum : sum + one.length), 0)
  let left = 0
  const bands = stretches.map((one, at): Band => {
    const width = others === 0 ? 1 : at === own ? share : ((1 - share) * one.length) / others
    left += width
    return { ...one, left: left - width, width }
  })
  const place = (wanted: number): number => {
    const band = bands.findLast(one => one.from <= wanted) ?? nth(bands, 0)
    const steps = Math.max(1, band.length - 1)
    return band.left + band.width * Math.min(1, (wanted - band.from) / steps)
  }
  return {
    bands,
    place,
    stopAt: wanted => {
      const band = bands.findLast(one => one.left <= wanted) ?? nth(bands, 0)
      const steps = Math.max(1, band.length - 1)
      const within = Math.max(0, Math.min(1, (wanted - band.left) / band.width))
      return band.from + Math.round(within * steps)
    },
  }
}

/** A mark with its place; where there is no room for its sign it is a pin. */
export interface Sign extends Marked {
  readonly place: number
  readonly isPin: boolean
}

/** The most telling keep their signs. `room` is the width of a sign, as a part of the whole. */
export function signsOf(marks: readonly Marked[], ruler: Ruler, room: number): readonly Sign[] {
  const taken: number[] = []
  const ranked = [...marks].sort((one, other) => rank(one.kind) - rank(other.kind))
  const signs = ranked.map((mark): Sign => {
    const place = ruler.place(mark.stop)
    const isPin = taken.some(other => Math.abs(other - place) < room)
    if (!isPin) taken.push(place)
    return { ...mark, place, isPin }
  })
  return signs.sort((one, other) => one.stop - other.stop)
}

function rank(kind: Mark): number {
  return kinds.indexOf(kind)
}
