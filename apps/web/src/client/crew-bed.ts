import type { Mate } from './crew.ts'

/** Someone at a table of a test; whoever has the first seat reads it. */
export function mate(seat: number, name: string): Mate {
  return {
    seat,
    name,
    avatar: 'ida',
    isYou: seat === 0,
    bot: undefined,
    isPerson: true,
    isFree: false,
    isReady: true,
    isAway: false,
    isHere: true,
  }
}
