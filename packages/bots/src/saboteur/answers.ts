import type { Seat } from '@adit/kernel'
import { cards, codeOf, isLaying, roleOf, type State } from '@adit/saboteur'
import { shortOf } from './chart.ts'
import { type Decider, foeness } from './decider.ts'
import { type AnswerDeed, cellOf, deedOf, loadOf, targetOf } from './deeds.ts'
import type { Side } from './weights.ts'

/** Answers to what was asked outside a plain turn. */
export function answerRating(deed: AnswerDeed, move: number, asked: Decider): number {
  const { state, seat, side, near, mind, keeps } = asked
  switch (deed) {
    case 'allow':
    case 'decline':
      return 5
    case 'veto':
      return rateVeto(asked)
    case 'pay':
      return side === 'dig' && near > 0.6 ? 6 : 2
    case 'choose':
      return goalWorth(state, seat, side, loadOf(move))
    case 'turn':
      return 5
    case 'keep':
      return keeps[loadOf(move)]
    case 'snatch':
      return 5 + 4 * foeness(asked, targetOf(move))
    case 'look':
      return 5 + 4 * mind.suspicion[targetOf(move)] * (1 - mind.suspicion[targetOf(move)])
    case 'shift':
      // MIN-65: who digs moves what is far away, who hinders what is near.
      return side === 'dig' ? shortOf(cellOf(move)) : -shortOf(cellOf(move))
    case 'take':
      return loadOf(move)
    case 'rob':
      return rateRobbing(asked, targetOf(move))
  }
}

/** The more gold cards somebody has, the better he is robbed; not a friend of the same side. */
function rateRobbing(asked: Decider, target: Seat): number {
  return 8 + 0.5 * asked.state.goldHeld[target] + foeness(asked, target)
}

/** Of several goals reached at once, the one that is known to be good for this side, or unknown. */
function goalWorth(state: State, seat: Seat, side: Side, at: number): number {
  const slot = state.maze.goals.indexOf(at)
  if (slot < 0 || (state.goalSeen[slot] & (1 << seat)) === 0) return 5
  const { find } = cards[state.goals[slot]]
  if (find === 'gold') return side === 'dig' ? 9 : 1
  if (find === 'spider') return side === 'dig' ? 0 : 9
  return find === 'bag' ? 8 : 4
}

/** Stops what harms the seat itself, or a card of the other side near the end. */
function rateVeto(asked: Decider): number {
  const { state, seat, side, near } = asked
  const { pending, mover } = state
  if (pending < 0) return 0
  const deed = deedOf(pending)
  if ((deed === 'break' || deed === 'trap') && targetOf(pending) === seat) return 10
  const foe = foeness(asked, mover)
  if (isLaying(codeOf(pending))) return side === 'hinder' ? 1 + 8 * near * foe : 8 * foe - 3
  if (deed === 'mend') return side === 'hinder' ? 5 * foe : 1
  return state.roles[seat] === roleOf.saboteur ? 1 : 4 * foe
}
