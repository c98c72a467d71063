import type { Seat } from '@adit/kernel'
import { THIEF } from '../../cards/front.ts'
import { any } from '../../parts/lines.ts'
import { open, type Part } from '../../parts/part.ts'
import { seatWord } from '../../text/words.ts'

/** A field of the state itself and not of an object in it, because stored games know it there. */
export interface ThievesPart {
  /** The owners of the thieves that lie in front of players, in the order played (SB2-55). */
  thieves: Seat[]
}

export const thievesPart: Part<ThievesPart> = {
  thieves: open(
    [],
    any('thieves', seatWord, ({ front }) =>
      [...front.keys()].filter(seat => (front[seat] & THIEF) !== 0),
    ),
  ),
}
