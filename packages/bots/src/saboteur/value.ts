import { roleOf, type State } from '@adit/saboteur'
import { featuresOf } from './features.ts'
import { goldNet } from './gold-net.ts'
import { goldNetOfTeams } from './gold-net-of-teams.ts'
import { Judge } from './net.ts'

const judge = new Judge(goldNet)
const judgeOfTeams = new Judge(goldNetOfTeams)

/**
 * How likely the round ends with gold from here. The world is whole, so the gold's place and all hands and
 * roles are known; `suspicion` is, by seat, for how likely a saboteur everybody takes it.
 */
export function chanceOfGold(state: State, suspicion: ArrayLike<number>): number {
  return (hasTeams(state) ? judgeOfTeams : judge).chance(featuresOf(state, suspicion))
}

/** Whether two teams dig: their boss is dealt, or left over. */
export function hasTeams({ roles, spare }: State): boolean {
  return roles.includes(roleOf.boss) || spare.includes(roleOf.boss)
}
