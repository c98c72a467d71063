import { TRAP } from '../../cards/front.ts'
import { kindOf, teamColours } from '../../cards/order.ts'
import type { Tell } from '../../events.ts'
import { canWalk } from '../../maze/reach.ts'
import { type Role, roleOf } from '../../roles.ts'
import type { Rules } from '../../rules.ts'
import { GOLD_REACHED, STEALING, type State } from '../../state.ts'
import { countCrystals } from './crystals.ts'
import { lineUpThieves } from './thieves.ts'

/** SB2-34: nuggets for each winner, by the number of winners. */
const SHARES = [0, 5, 4, 3, 2, 1]

/** SB2-34…36: winners by role, geologists by crystals; the trapped get nothing and do not count. */
export function shareSaboteur2(rules: Rules, state: State, emit?: Tell): number {
  const won = winnersOfSaboteur2(rules, state)
  const wins = (seat: number): boolean => isFree(state, seat) && won.includes(state.roles[seat])
  const seats = [...state.roles.keys()]
  const share = SHARES[Math.min(5, seats.filter(wins).length)]
  const digs = (seat: number): boolean =>
    isFree(state, seat) && state.roles[seat] === roleOf.geologist
  const geologists = seats.filter(digs).length
  const crystals = geologists === 0 ? 0 : Math.floor(countCrystals(state.maze) / geologists)
  for (const seat of seats) {
    const nuggets = wins(seat) ? lessened(share, state.roles[seat]) : digs(seat) ? crystals : 0
    if (nuggets > 0) rules.hooks.bank.pay(state, seat, nuggets, emit)
  }
  lineUpThieves(rules, state)
  return STEALING
}

function isFree(state: State, seat: number): boolean {
  return (state.front[seat] & TRAP) === 0
}

function lessened(share: number, role: Role): number {
  const less = role === roleOf.boss ? 1 : role === roleOf.profiteer ? 2 : 0
  return Math.max(0, share - less)
}

/** Which roles win, whether or not anybody holds them (SB2-54). */
export function winnersOfSaboteur2(rules: Rules, state: State): readonly Role[] {
  const { boss, profiteer, saboteur } = roleOf
  // MIN-85: gold lost counts as not reached.
  if (state.ending !== GOLD_REACHED) return [saboteur, profiteer]
  const goldAt = state.maze.goals[state.goals.indexOf(kindOf.gold)]
  const through = teamColours.filter(team => canWalk(state.maze, goldAt, team))
  const teams = through.map(team => roleOf[team])
  // SB2-30 against SB2-31: behind two doors the saboteurs win, or else nobody but these two.
  if (teams.length === 0) return [rules.teams === 'through' ? saboteur : boss, profiteer]
  // SAB-75: the role that counts is the one held now.
  const own = state.roles[state.finisher]
  const isAhead = rules.teams === 'finisher' && teams.includes(own)
  return [...(isAhead ? [own] : teams), boss, profiteer]
}
