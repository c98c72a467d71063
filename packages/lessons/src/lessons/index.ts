import type { Lesson } from '../lesson.ts'
import { chests } from './chests.ts'
import { compromised } from './compromised.ts'
import { craftsman } from './craftsman.ts'
import { diversion } from './diversion.ts'
import { dressingRoom } from './dressing-room.ts'
import { firstDig } from './first-dig.ts'
import { gathering } from './gathering.ts'
import { greedy } from './greedy.ts'
import { myTreasure } from './my-treasure.ts'
import { newGoals } from './new-goals.ts'
import { nimbleGnomes } from './nimble-gnomes.ts'
import { party } from './party.ts'
import { pathfinder } from './pathfinder.ts'
import { tournament } from './tournament.ts'
import { treasury } from './treasury.ts'
import { turnAbout } from './turn-about.ts'
import { twoTeams } from './two-teams.ts'
import { veinSwap } from './vein-swap.ts'
import { veto } from './veto.ts'

const all = [
  firstDig,
  twoTeams,
  veinSwap,
  treasury,
  veto,
  turnAbout,
  craftsman,
  pathfinder,
  diversion,
  greedy,
  gathering,
  dressingRoom,
  party,
  newGoals,
  chests,
  compromised,
  tournament,
  nimbleGnomes,
  myTreasure,
] as const

export type LessonId = (typeof all)[number]['id']
/** A lesson of the list, whichever it is. */
export type Listed = Lesson & { readonly id: LessonId }

/** Every lesson, in the order in which they are offered. */
export const lessons: readonly Listed[] = all

/** A lesson's own data, with the names of its steps. */
export type LessonOf<Id extends LessonId> = Extract<(typeof all)[number], { readonly id: Id }>

export function lessonNamed(id: string): Listed | undefined {
  return lessons.find(lesson => lesson.id === id)
}
