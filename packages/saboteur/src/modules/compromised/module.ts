import type { Seat } from '@adit/kernel'
import type { Rules } from '../../rules.ts'
import { BROKEN, type State } from '../../state.ts'
import type { Module } from '../module.ts'

/** No gold for a digger with a broken tool when the round ends (VAR-34). */
function isWhole(_rules: Rules, state: State, seat: Seat): boolean {
  return (state.front[seat] & BROKEN) === 0
}

/** VAR-11 */
export const compromised: Module = { name: 'compromised', seams: {}, hooks: { mayTake: isWhole } }

/** SAB-60: the same by an option of the 2011 booklet. */
export const noGoldForBroken: Module = {
  name: 'no-gold-for-broken',
  seams: {},
  hooks: { mayTake: isWhole },
}
