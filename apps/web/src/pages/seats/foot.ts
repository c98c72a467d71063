import type { Seat } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import type { Mate } from '../../client/crew.ts'

/** What stands between this table and its game. */
export interface Foot {
  readonly free: number
  /** People who have not said that they are ready; the host is, by starting. */
  readonly notReady: readonly Seat[]
  readonly canStart: boolean
}

export function footOf(crew: readonly Mate[], info: TableShown): Foot {
  const free = crew.filter(mate => mate.isFree).length
  const notReady = crew
    .filter(mate => mate.isPerson && !mate.isReady && mate.seat !== info.host)
    .map(mate => mate.seat)
  return { free, notReady, canStart: notReady.length === 0 }
}
