import type { AnyTitle } from './game.ts'

/**
 * A game as the shelf knows it. Whatever else belongs to it lies in folders and files named after its
 * title, where each layer finds it: kit, words, bots, golden games, terminal board, page, ledger.
 */
export interface Manifest {
  readonly title: AnyTitle
  /** What the ids of its rules begin with, before the dash. */
  readonly ledger: readonly string[]
  /** Configurations worth measuring besides the presets, by a name each. */
  readonly measured?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
