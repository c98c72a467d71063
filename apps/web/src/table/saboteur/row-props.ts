import type { PlayerMove } from '@adit/saboteur'
import type { Snippet } from 'svelte'
import type { TimeLeft } from '../common/time-left.ts'
import type { Model } from './model.svelte.ts'

/** What a question needs whose answer is one card of a row. */
export interface RowProps {
  readonly model: Model
  readonly moves: readonly PlayerMove[]
  readonly time: TimeLeft | undefined
  readonly isBusy: boolean
  readonly onanswer: (move: PlayerMove) => void
  readonly aside: Snippet
}
