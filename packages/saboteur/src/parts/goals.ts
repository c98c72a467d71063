import type { Seats } from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import type { Rules } from '../rules.ts'
import { lot } from '../sight/lots.ts'
import { fill, mixPool, startPool, takeOut, takeOutShown } from '../sight/pool.ts'
import { HOLE } from '../signs.ts'
import { kindWord, seatsWord } from '../text/words.ts'
import { any, each, one } from './lines.ts'
import { evenly, hide, hideUnless, open, type Part, secret, without } from './part.ts'

/** What the goals are; where they lie is in the maze. */
export interface GoalsPart {
  /** By slot of the maze: the kind, and who looked. Then the goals that stay out (MIN-41). */
  goals: number[]
  goalSeen: Seats[]
  spareGoals: number[]
  /** SAB-33: slots of goals reached at once and still to be turned, one bit each. */
  batch: number
}

export const goalsPart: Part<GoalsPart> = {
  goals: secret(
    ({ goalCells }) => evenly(goalCells.length, HOLE),
    each('goals', kindWord),
    (goals, { sees }, { goalSeen }) => hideUnless(goals, slot => sees(goalSeen[slot])),
  ),
  goalSeen: open(({ goalCells }) => evenly(goalCells.length, 0), each('goals known', seatsWord)),
  spareGoals: secret(
    ({ goalKinds }) => goalKinds.slice(),
    any('spare goals', kindWord, ({ goals }, { goalKinds }) => without(goalKinds, goals)),
    hide,
  ),
  batch: open(0, one('batch', seatsWord)),
}

/** MIN-41: gold always lies in the maze, so it is hidden in one of the places not looked at. */
export function imagineGoals(rules: Rules, state: GoalsPart): void {
  startPool(rules.goalKinds)
  if (state.spareGoals.length < rules.goalKinds.length) {
    takeOutShown(state.goals)
    if (!state.goals.includes(kindOf.gold)) {
      takeOut(kindOf.gold)
      hideGold(state.goals)
    }
    mixPool()
    fill(state.goals)
  }
  fill(state.spareGoals)
}

function hideGold(places: number[]): void {
  let closed = 0
  for (let slot = 0; slot < places.length; slot++) if (places[slot] === HOLE) closed++
  let skip = lot(closed)
  for (let slot = 0; slot < places.length; slot++) {
    if (places[slot] !== HOLE) continue
    if (skip-- === 0) places[slot] = kindOf.gold
  }
}
