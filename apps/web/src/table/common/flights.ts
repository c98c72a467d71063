import type { Item } from '@adit/protocol'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import type { Performer } from '../../client/showing.ts'

/** In milliseconds: a card is on its way for so long. */
const FLIGHT = 420

/** How the card that these news are about is let go; undefined if none is on its way. */
export type FlightIn = (
  news: readonly Item[],
  before: Seen,
  after: Seen,
) => (() => void) | undefined

type Weigh = (news: readonly Item[], own: Partial<Weight>) => Weight

interface Flights {
  readonly flightIn?: FlightIn | undefined
  /** It is done to the reader. */
  readonly isGrave?: ((news: readonly Item[]) => boolean) | undefined
}

/** Shows a card on its way, and that it lies there once it has landed. */
export function flying(
  weigh: Weigh,
  { flightIn = () => undefined, isGrave = () => false }: Flights = {},
): Performer {
  return {
    weigh: (...told) => {
      const time = flightIn(...told) === undefined ? { deed: FLIGHT } : { flight: FLIGHT }
      return weigh(told[0], { ...time, isGrave: isGrave(told[0]) })
    },
    fly: (...told) => flightIn(...told)?.(),
  }
}
