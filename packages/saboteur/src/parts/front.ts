import type { Seat } from '@adit/kernel'
import { THIEF } from '../signs.ts'
import { frontWord, seatWord } from '../text/words.ts'
import { any, each } from './lines.ts'
import { evenly, open, type Part } from './part.ts'

/** What lies in front of players. */
export interface FrontPart {
  /** Broken tools, trap and thief by seat; then the thieves' owners in the order played. */
  front: number[]
  thieves: Seat[]
}

export const frontPart: Part<FrontPart> = {
  front: open(({ seats }) => evenly(seats, 0), each('front', frontWord)),
  thieves: open(
    [],
    any('thieves', seatWord, ({ front }) =>
      [...front.keys()].filter(seat => (front[seat] & THIEF) !== 0),
    ),
  ),
}
