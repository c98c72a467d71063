import { nth } from '@adit/kernel'
import type { Event, Move, State } from '@adit/saboteur'
import type { Bot, Decision } from '../bot.ts'
import type { Dials } from '../dials.ts'
import { search } from '../search/search.ts'
import { weigh } from '../search/weigh.ts'
import { becauseOf } from './because.ts'
import type { Mind } from './decider.ts'
import { guideFor } from './guide.ts'
import { addHearsay } from './hearsay.ts'
import { pick } from './policy.ts'
import type { Pot } from './pot.ts'
import { remarksOn } from './speech.ts'
import { rivalsOf } from './teams.ts'
import { minersAt, usual } from './weights.ts'
import { type Witness, witnessOf } from './witness.ts'

/** What a seat thinks of the others, and by which weights it decides. */
export interface Outlook {
  readonly witness: Witness
  readonly pot: Pot
  readonly mind: Mind
}

/** A gnome of Saboteur: policy and belief, and on top of them search if it looks ahead. */
export function saboteurBot(name: string, dials: Dials): Bot<State, Move, Event> {
  return {
    name,
    choose(decision) {
      const { view, seat, legal, budget, random } = decision
      if (legal.length === 1) return nth(legal, 0)
      const outlook = lookOut(decision, dials)
      if (!dials.looksAhead) {
        return pick(view, seat, legal, outlook.mind, random.below(1 << 30), dials.noise)
      }
      const { guide, arms } = guideFor(decision, outlook, dials)
      return nth(legal, nth(arms, search(guide, budget)))
    },
    ...(dials.looksAhead && {
      weigh(decision: Decision<State, Move, Event>) {
        const { guide, arms } = guideFor(decision, lookOut(decision, dials), dials)
        return weigh(guide, arms, decision.budget)
      },
    }),
    because: becauseOf,
    remarks: (decision, move) => remarksOn(decision, move, dials),
  }
}

export function lookOut(
  { game, view, seat, past, claims = [] }: Decision<State, Move, Event>,
  dials: Dials,
): Outlook {
  const witness = witnessOf(game, past)
  const odds = Float64Array.from(witness.oddsFor(seat, dials))
  addHearsay(claims, seat, witness.suspicion, odds)
  const pot = witness.potFor(view, odds)
  const suspicion = pot.marginals(new Float64Array(game.seats))
  return {
    witness,
    pot,
    mind: {
      weights: dials.looksAhead ? usual : minersAt(game.seats),
      suspicion,
      rivals: rivalsOf(witness, view, seat, suspicion),
    },
  }
}
