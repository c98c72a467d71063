import type { Seats } from '@adit/kernel'
import { HOLE } from '../signs.ts'
import { kindWord, seatsWord } from '../text/position-words.ts'
import { any, each, one } from './lines.ts'
import { hide, type Part, without } from './part.ts'

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
  fresh: ({ goalCells, goalKinds }) => ({
    goals: goalCells.map(() => HOLE),
    goalSeen: goalCells.map(() => 0),
    spareGoals: [...goalKinds],
    batch: 0,
  }),
  see: (part, { sees }) => ({
    goals: part.goals.map((kind, slot) => (sees(part.goalSeen[slot]) ? kind : HOLE)),
    goalSeen: part.goalSeen.slice(),
    spareGoals: hide(part.spareGoals),
    batch: part.batch,
  }),
  lines: {
    goals: each('goals', kindWord),
    goalSeen: each('goals known', seatsWord),
    spareGoals: any('spare goals', kindWord, ({ goals }, { goalKinds }) =>
      without(goalKinds, goals),
    ),
    batch: one('batch', seatsWord),
  },
}
