import { askOf, CHANCE, has, isWindowOpen, type Refusal, type Seat } from '@adit/kernel'
import { kindCount } from '../cards/order.ts'
import * as moves from '../moves.ts'
import { askNames } from '../play/asks.ts'
import { refuseChance } from '../play/chance.ts'
import { holds } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import { PATH_DUE, type State } from '../state.ts'
import { aboutSeat, because } from './because.ts'
import { legal, mayLeavePath, toAct } from './legal.ts'
import { notHeld, whyNotPass } from './passes.ts'

const answers: moves.Move[] = []

const notYourTurn = because('not-your-turn')
const malformed = because('move-malformed')
const LEAVING = moves.pack(moves.PASS)
const layOnly = because('path-lay-only', 'CHM-22')
const noSuchSeat = because('no-such-seat')

/** Why this is no legal move of that seat now; undefined exactly when `legal` lists it. */
export function refuse(rules: Rules, state: State, seat: Seat, move: unknown): Refusal | undefined {
  if (seat === CHANCE) return refuseChance(rules, state, move)
  if (!has(toAct(state), seat)) return notYourTurn
  if (!isPacked(move)) return malformed
  if (!isWindowOpen(state.windows)) return whyNot(rules, state, move)
  if (legal(rules, state, seat, answers).some(answer => answer === move)) return undefined
  return { key: 'answer-not-offered', slots: { question: askNames[askOf(state.windows)] } }
}

function isPacked(move: unknown): move is number {
  return typeof move === 'number' && Number.isInteger(move) && move >= 0 && move < moves.MOVE_LIMIT
}

/** The rule that stands against a turn's move. */
function whyNot(rules: Rules, state: State, move: number): Refusal | undefined {
  const code = moves.codeOf(move)
  if (code >= moves.ALLOW) return malformed
  if (state.stage === PATH_DUE && (!moves.isLaying(code) || moves.isDiverting(code))) {
    return move === LEAVING && mayLeavePath(rules, state) ? undefined : layOnly
  }
  if (code === moves.PASS) return whyNotPass(rules, state, move)
  if (code <= moves.PLAY) return whyNotPlay(rules, state, move)
  const way = rules.wayOf[code]
  if (way === undefined) return malformed
  return rules.ways.includes(way) ? way.whyNot(rules, state, move) : way.absent
}

function whyNotPlay(rules: Rules, state: State, move: number): Refusal | undefined {
  const kind = moves.cardOf(move)
  const target = moves.targetOf(move)
  if (kind >= kindCount || !holds(state, state.mover, kind)) return notHeld(kind)
  const { aim, whyNot: whyNotAt } = rules.actions[kind]
  // One move has one form: what lays a card is no PLAY.
  if (moves.playOf(kind, target) !== move || !aim.fits(target)) return malformed
  const seat = aim.seat(target)
  if (seat !== undefined && seat >= rules.seats) return noSuchSeat
  const why = whyNotAt(rules, state, target)
  return why === undefined ? undefined : aboutSeat(why, seat)
}
