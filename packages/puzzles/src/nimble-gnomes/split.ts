import { nth } from '@adit/kernel'
import {
  bestSplit,
  type Event,
  FIRST_GEM,
  gems as gemKinds,
  KINDS,
  type Move,
  type State,
} from '@adit/nimble-gnomes'
import type { Moment } from '../position.ts'
import type { SplitPuzzle } from '../puzzle.ts'
import { hastyTally } from './hasty.ts'

/** So many gems are enough to go wrong with, and few enough to be looked over. */
export const LEAST_GEMS = 12
export const MOST_GEMS = 18
const MOST_DIAMONDS = 2

/** "Best split": the gems before a seat, where taking the largest set first does not find the best. */
export function splitIn(
  { state, seat, position }: Moment<State, Move, Event>,
  wanted: number,
): SplitPuzzle | undefined {
  const gems = gemKinds.map((_kind, at) => nth(state.laid, seat * KINDS + FIRST_GEM + at))
  const count = gems.reduce((sum, one) => sum + one, 0)
  if (count !== wanted || nth(gems, gems.length - 1) > MOST_DIAMONDS) return undefined
  const { tally, sets } = bestSplit(gems)
  if (String(hastyTally(gems)) === String(tally)) return undefined
  return { ...position, turns: [...position.turns], kind: 'split', gems, best: tally, sets }
}
