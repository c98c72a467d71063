import type { Seat } from '@adit/kernel'
import { BROKEN } from '../../cards/front.ts'
import type { Rules } from '../../rules.ts'
import type { State } from '../../state.ts'
import type { Module } from '../module.ts'

/** No gold for a digger with a broken tool when the round ends (VAR-34). */
function isWhole(_rules: Rules, state: State, seat: Seat): boolean {
  return (state.front[seat] & BROKEN) === 0
}

/** VAR-11 */
export const compromised: Module = {
  name: 'compromised',
  rows: ['VAR-11', 'VAR-34'],
  needs: { of: 'variants', rule: 'SAB-79' },
  apart: { 'saboteur-2': 'VAR-11' },
  hooks: { mayTake: isWhole },
}

/** SAB-60: the same by an option of the 2011 booklet. */
export const noGoldForBroken: Module = {
  name: 'no-gold-for-broken',
  rows: ['SAB-60', 'VAR-34'],
  needs: { of: 'optionalRules', rule: 'SAB-60' },
  apart: { 'saboteur-2': 'SAB-60' },
  hooks: { mayTake: isWhole },
}
