import { CHANCE, isWindowOpen, NOBODY, only, owedBy, type Seats } from '@adit/kernel'
import { OVER, type State } from '../state.ts'

/** Who is to act, from public facts only. */
export function toAct(state: State): Seats {
  if (state.chance !== 0) return only(CHANCE)
  if (isWindowOpen(state.windows)) return owedBy(state.windows)
  return state.stage === OVER ? NOBODY : only(state.mover)
}
