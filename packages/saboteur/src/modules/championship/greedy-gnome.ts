import type { Tell } from '../../events.ts'
import { shareBase, winnersOfBase } from '../../play/sharing.ts'
import { type Role, roleOf } from '../../roles.ts'
import type { Rules } from '../../rules.ts'
import { ROUND_OVER, type State } from '../../state.ts'
import type { Module, Pot } from '../module.ts'

/** CHM-16: a role, no card of the deck; it replaces one digger. */
function withGreedy(_seats: number, pot: Pot): Pot {
  return { ...pot, digger: (pot.digger ?? 0) - 1, greedy: (pot.greedy ?? 0) + 1 }
}

/** CHM-16: a greedy gnome who reaches the gold wins alone. */
export function winnersWithGreedy(rules: Rules, state: State): readonly Role[] {
  return greedyFinished(state) ? [roleOf.greedy] : winnersOfBase(rules, state)
}

/** CHM-30: four nuggets, paid as saboteurs are; nobody else gets gold. */
function shareWithGreedy(rules: Rules, state: State, emit?: Tell): number {
  if (!greedyFinished(state)) return shareBase(rules, state, emit)
  rules.hooks.bank.pay(state, state.finisher, 4, emit)
  return ROUND_OVER
}

/** Only who reached the gold has finished. */
function greedyFinished({ roles, finisher }: State): boolean {
  return roles[finisher] === roleOf.greedy
}

export const greedyGnome: Module = {
  name: 'greedy-gnome',
  rows: ['CHM-16', 'CHM-24', 'CHM-30'],
  apart: { 'saboteur-2': 'CHM-24' },
  pot: withGreedy,
  hooks: { winners: winnersWithGreedy, share: shareWithGreedy },
}
