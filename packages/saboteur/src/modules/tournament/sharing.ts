import type { Tell } from '../../events.ts'
import { roleOf } from '../../roles.ts'
import type { Rules } from '../../rules.ts'
import { GOLD_REACHED, ROUND_OVER, type State } from '../../state.ts'

/** VAR-23, VAR-33 */
export function shareTournament(rules: Rules, state: State, emit?: Tell): number {
  for (let seat = 0; seat < rules.seats; seat++) {
    const nuggets = payOf(rules, state, seat)
    if (nuggets > 0) rules.hooks.bank.pay(state, seat, nuggets, emit)
  }
  return ROUND_OVER
}

function payOf(rules: Rules, state: State, seat: number): number {
  const role = state.roles[seat]
  if (state.ending !== GOLD_REACHED) {
    // With five players the saboteur is alone (VAR-21).
    return role === roleOf.saboteur ? (rules.seats === 5 ? 4 : 3) : 0
  }
  const finished = seat === state.finisher
  if (state.roles[state.finisher] === roleOf.greedy) return finished ? 4 : 0
  return role === roleOf.digger ? (finished ? 3 : 2) : 0
}
