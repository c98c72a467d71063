import type { AnyGame } from '@adit/kernel'
import type { Seen } from '../../client/seen.ts'

/** What is asked now is answered by the order that the reader has left: nobody has to be asked. */
export function isOrdered(seen: Pick<Seen, 'game'>, game: Pick<AnyGame, 'isMoment'>): boolean {
  const { order = 'ask', view } = seen.game ?? {}
  return order !== 'ask' && game.isMoment?.(view) === true
}
