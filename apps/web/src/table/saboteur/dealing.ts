import { drawFace } from '../../art/index.ts'
import { APART, FLY, putAway } from '../common/motion.ts'
import type { Spots } from '../common/spots.ts'
import { roleBack } from './faces.ts'

/** From the first card that is dealt to the last, in milliseconds: a dozen are dealt as fast as five. */
const LONGEST = 360

/** Deals a card face down to each face in sight; how long that takes, in milliseconds. */
export function dealRoles(seats: readonly number[], spots: Spots): number {
  const from = spots.find('board') ?? null
  const faces = seats.flatMap(seat => spots.find(`face:${seat}`) ?? [])
  const seen = faces.filter(face => face.offsetWidth > 0)
  if (seen.length === 0) return 0
  const { apart, time } = dealTimes(seen.length)
  for (const [at, to] of seen.entries()) {
    putAway(drawFace(roleBack), { from, to, delay: at * apart })
  }
  return time
}

export function dealTimes(cards: number): { readonly apart: number; readonly time: number } {
  const apart = Math.min(APART, LONGEST / Math.max(1, cards - 1))
  return { apart, time: FLY + apart * (cards - 1) }
}
