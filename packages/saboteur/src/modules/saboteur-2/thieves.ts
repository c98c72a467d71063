import type { Refusal, Seat } from '@adit/kernel'
import { THIEF, TRAP } from '../../cards/front.ts'
import { kindOf } from '../../cards/order.ts'
import type { Tell } from '../../events.ts'
import { codeOf, DECLINE, pack, ROB, seatOf } from '../../moves.ts'
import { type Ask, ask, listOthers } from '../../play/asks.ts'
import { discardOpen } from '../../play/hands.ts'
import type { Rules } from '../../rules.ts'
import { ROUND_OVER, STEALING, type State } from '../../state.ts'

/** SB2-55: of the free owners, the one who played the latest thief first, then clockwise. */
export function lineUpThieves(rules: Rules, state: State): void {
  const free = state.thieves.filter(seat => (state.front[seat] & TRAP) === 0)
  const latest = free[free.length - 1]
  const turn = (seat: Seat): number => (seat - latest + rules.seats) % rules.seats
  state.thieves = free.sort((one, other) => turn(one) - turn(other))
}

/** Each lies in front of its owner, and nobody has two (SB2-05). */
export function strayThief({ front, stage, thieves }: State): Refusal | undefined {
  const isStray = thieves.some(
    (seat, at) => (front[seat] & THIEF) === 0 || thieves.indexOf(seat) < at,
  )
  // SB2-20: once they line up the trapped ones are left out.
  const isMissing = (seat: Seat): boolean =>
    stage < STEALING && (front[seat] & THIEF) !== 0 && !thieves.includes(seat)
  const isWrong = isStray || [...front.keys()].some(isMissing)
  return isWrong ? { key: 'position-bad-field', slots: { field: 'thieves' } } : undefined
}

/** The next thief, if there is anyone to rob; flow.ts comes again. */
export function steal(rules: Rules, state: State, emit?: Tell): void {
  const [thief] = state.thieves
  if (thief === undefined) state.stage = ROUND_OVER
  else if (state.gold.some((gold, seat) => seat !== thief && gold !== 0))
    ask(rules, state, 'rob', thief)
  else rob(state, -1, emit)
}

/** SB2-20: who is robbed, if anyone? */
export const robAsk: Ask = {
  passive: pack(DECLINE),
  isDue: (_rules, { stage, thieves }) => stage === STEALING && thieves.length > 0,
  list(rules, { gold }, seat, out) {
    const next = listOthers(rules, seat, ROB, other => gold[other] !== 0, out)
    out[next] = pack(DECLINE)
    return next + 1
  },
  answer: (_rules, state, _seat, move, _subject, emit) =>
    rob(state, codeOf(move) === ROB ? seatOf(move) : -1, emit),
}

/** One nugget, or with a target of -1 nothing; then the thief is discarded. */
function rob(state: State, target: Seat, emit?: Tell): void {
  const [seat] = state.thieves
  if (target < 0) emit?.({ type: 'stole-nothing', seat })
  else {
    state.gold[target]--
    state.gold[seat]++
    emit?.({ type: 'stole', seat, target })
  }
  state.thieves.shift()
  state.front[seat] &= ~THIEF
  discardOpen(state, kindOf.thief)
}
