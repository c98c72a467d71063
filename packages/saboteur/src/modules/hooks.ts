import type { Emit, Seat } from '@adit/kernel'
import type { Event } from '../events.ts'
import type { Bank } from '../play/bank.ts'
import type { Role } from '../roles.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/**
 * What a module does at moments of the core's choosing. *One*: the base game fills it, and one module
 * at most may do so in its place. *All*: every module that fills it is asked; `null` if none does, so
 * that a game without them pays nothing.
 */
export interface Hooks {
  /** One: which roles win a round, whether or not anybody holds them. */
  readonly winners: (rules: Rules, state: State) => readonly Role[]
  /** One: pays them, and names the stage that comes next. */
  readonly share: (rules: Rules, state: State, emit?: Emit<Event>) => number
  /** One: what gold is here. */
  readonly bank: Bank
  /** All must agree: who may choose among the gold cards that go round (SAB-54). */
  readonly mayTake: ((rules: Rules, state: State, seat: Seat) => boolean) | null
}

/** What a module adds to the flow: a stage of its own, and what is done in it, one thing at a time. */
export interface Stage {
  readonly stage: number
  proceed(rules: Rules, state: State, emit?: Emit<Event>): void
}
