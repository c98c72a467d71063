import { frontWord } from '../text/words.ts'
import { each } from './lines.ts'
import { evenly, open, type Part } from './part.ts'

/** What lies in front of players. */
export interface FrontPart {
  /** By seat: a bit for each card (cards/front.ts). */
  front: number[]
}

export const frontPart: Part<FrontPart> = {
  front: open(({ seats }) => evenly(seats, 0), each('front', frontWord)),
}
