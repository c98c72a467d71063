import { vetoPart } from '../cards/veto-part.ts'
import { chestsPart } from '../modules/chests/part.ts'
import { figuresPart } from '../modules/gathering/part.ts'
import type { Rules } from '../rules.ts'
import type { State, StateParts } from '../state.ts'
import { frontPart } from './front.ts'
import { gamePart } from './game.ts'
import { goalsPart } from './goals.ts'
import { goldPart } from './gold.ts'
import { handsPart } from './hands.ts'
import type { Sight } from './part.ts'
import { rolesPart } from './roles.ts'
import { roundPart } from './round.ts'
import { turnPart } from './turn.ts'

/** What a game begins with. */
export function freshParts(rules: Rules): Omit<StateParts, 'maze'> {
  return {
    game: gamePart.fresh(rules),
    turn: turnPart.fresh(rules),
    gold: goldPart.fresh(rules),
    ...freshRound(rules),
  }
}

/** SAB-61: what a round begins with; the rest stays. */
export function freshRound(rules: Rules): Omit<StateParts, 'maze' | 'game' | 'turn' | 'gold'> {
  return {
    round: roundPart.fresh(rules),
    hands: handsPart.fresh(rules),
    front: frontPart.fresh(rules),
    roles: rolesPart.fresh(rules),
    goals: goalsPart.fresh(rules),
    chests: chestsPart.fresh(rules),
    figures: figuresPart.fresh(rules),
    veto: vetoPart.fresh(rules),
  }
}

export function seeParts(state: State, sight: Sight): Omit<StateParts, 'maze'> {
  return {
    game: gamePart.see(state, sight),
    round: roundPart.see(state, sight),
    turn: turnPart.see(state, sight),
    hands: handsPart.see(state, sight),
    front: frontPart.see(state, sight),
    roles: rolesPart.see(state, sight),
    goals: goalsPart.see(state, sight),
    gold: goldPart.see(state, sight),
    chests: chestsPart.see(state.chests, sight),
    figures: figuresPart.see(state.figures, sight),
    veto: vetoPart.see(state.veto, sight),
  }
}
