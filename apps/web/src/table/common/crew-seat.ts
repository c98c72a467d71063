import type { Chapters } from '@adit/words'
import { calledBy, type Mate } from '../../client/crew.ts'
import type { TimeLeft } from './time-left.ts'

/** A seat as the table stands now. */
export interface CrewSeat {
  readonly mate: Mate
  /** Nothing else on a table is lit this way: they are to move, or asked. */
  readonly isLit: boolean
  /** Their answer is waited for while another has the turn. */
  readonly isAsked?: boolean | undefined
  readonly time?: TimeLeft | undefined
  /** Whether they may be chosen for the card in hand; `shut` where that must be seen. */
  readonly target?: 'open' | 'chosen' | 'shut' | undefined
  /** What a screen reader hears of them besides name and turn: cards, harms. */
  readonly spoken: readonly string[]
  /** What they have just said. */
  readonly says?: string | undefined
}

/** All that is seen of a player, said to whoever hears the page. */
export function spokenOf(seat: CrewSeat, w: Chapters['page/common']): string {
  const { mate, isLit, isAsked = false, target, spoken } = seat
  const state =
    mate.bot === undefined ? (mate.isHere ? '' : w.away) : mate.isPerson ? w.botPlays : w.bot
  const choice = target === 'open' ? w.target : target === 'chosen' ? w.chosen : ''
  const turn = isLit ? w.toMove : isAsked ? w.asked : ''
  const words = [calledBy(mate, w.you), turn, ...spoken, state, choice]
  return words.filter(word => word !== '').join(', ')
}
