import { type Rules, roleOf } from '@adit/saboteur'
import type { RoundEnd } from './round-end.ts'

/** A reason why gold went where it did, by its name among the words, with its rule. */
export interface Reason {
  readonly name:
    | 'chosen'
    | 'saboteursPaid'
    | 'noSaboteur'
    | 'greedyAlone'
    | 'tournament'
    | 'byWinners'
    | 'byCrystals'
  readonly rule: string
}

const CHOSEN: Reason = { name: 'chosen', rule: 'SAB-54' }
const SABOTEURS_PAID: Reason = { name: 'saboteursPaid', rule: 'SAB-56' }
const NO_SABOTEUR: Reason = { name: 'noSaboteur', rule: 'SAB-58' }
const GREEDY_ALONE: Reason = { name: 'greedyAlone', rule: 'CHM-16' }
const TOURNAMENT: Reason = { name: 'tournament', rule: 'VAR-23' }
const BY_WINNERS: Reason = { name: 'byWinners', rule: 'SB2-34' }
const BY_CRYSTALS: Reason = { name: 'byCrystals', rule: 'SB2-35' }

/** How a round's gold was counted. */
export function reasonsOf(
  { winners, roles }: Pick<RoundEnd, 'winners' | 'roles'>,
  sharing: Rules['sharing'],
): readonly Reason[] {
  switch (sharing) {
    case 'saboteur-2':
      return roles.includes(roleOf.geologist) ? [BY_WINNERS, BY_CRYSTALS] : [BY_WINNERS]
    case 'tournament':
      return [TOURNAMENT]
    case 'base':
      if (winners.includes(roleOf.greedy)) return [GREEDY_ALONE]
      if (!winners.includes(roleOf.saboteur)) return [CHOSEN]
      return [roles.includes(roleOf.saboteur) ? SABOTEURS_PAID : NO_SABOTEUR]
  }
}
