import type { Seat } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import { castNames } from '../../art/index.ts'
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

/** A face that nobody at the table has: the one wished for, or the next of the cast. */
export function freeFace({ seats }: TableShown, wished: string): string {
  const taken = new Set(seats.map(({ avatar }) => avatar))
  const names: readonly string[] = castNames
  const from = names.indexOf(wished) + 1
  const inTurn = [wished, ...names.slice(from), ...names.slice(0, from)]
  return inTurn.find(name => name !== '' && !taken.has(name)) ?? wished
}
