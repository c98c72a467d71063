import { askOf, CHANCE, has, isWindowOpen, type Refusal, type Seat } from '@adit/kernel'
import { MOVE_LIMIT, type Move } from '../moves.ts'
import { askNames } from '../play/asks.ts'
import { refuseChance } from '../play/chance.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { legal } from './legal.ts'
import { toAct } from './to-act.ts'
import { whyNot } from './why-not.ts'

const list: Move[] = []

/** Why this is no legal move of that seat now; undefined exactly when `legal` lists it. */
export function refuse(rules: Rules, state: State, seat: Seat, move: unknown): Refusal | undefined {
  if (seat === CHANCE) return refuseChance(rules, state, move)
  if (!has(toAct(state), seat)) return { key: 'not-your-turn' }
  if (typeof move !== 'number' || !Number.isInteger(move) || move < 0 || move >= MOVE_LIMIT) {
    return { key: 'move-malformed' }
  }
  if (legal(rules, state, seat, list).some(legalMove => legalMove === move)) return undefined
  if (isWindowOpen(state.windows)) {
    return { key: 'answer-not-offered', slots: { question: askNames[askOf(state.windows)] } }
  }
  return whyNot(rules, state, move)
}
