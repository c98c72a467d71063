import type { AnyGame, View, Viewer } from '@adit/kernel'
import type { Language } from '@adit/words'
import type { Choices } from '../choices.ts'
import { wrapped } from '../columns.ts'

/** How one title looks in a terminal of 80 columns. It is given views, so it cannot show too much. */
export interface Board<State, Move, Event = unknown> {
  draw(scene: Scene<State>): string
  /** The choices in a shape of the title's own, where a plain list is long or misleading. */
  choices?(scene: Scene<State>, legal: readonly Move[]): Choices | undefined
  /** Whether an event is worth a line of a log that is short anyway; without this, each one is. */
  worthTelling?(told: Event): boolean
  /**
   * Not worth a look when a bot does it, nor asking for when nothing else is possible and nobody is
   * there who could learn something from the question.
   */
  goesWithoutSaying?(move: Move): boolean
  /**
   * A line about what all may see now and may be hidden again before the next person looks. Told to who
   * could not watch; never kept for later.
   */
  glimpse?(scene: Scene<State>): string | undefined
  /** The numbers that a score is made of, the weightiest first; without this, the score alone. */
  scoreParts?(score: number): readonly number[]
  /** The rules in a few lines, for who has never played. */
  thumb?(language: Language): string
}

/** What a board is drawn from: one view, and the room there is. */
export interface Scene<State> {
  readonly view: View<State>
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly language: Language
  readonly columns: number
  /** Lines that a board may take if it can do with few. */
  readonly rows: number
}

export type AnyBoard = Board<unknown, unknown>

/** Any title at all: its position as the notation writes it, long lines broken. */
export function plainBoard(game: AnyGame): AnyBoard {
  return {
    draw({ view, columns }) {
      const lines = game.notation.printPosition(view).trimEnd().split('\n')
      return lines.flatMap(line => wrapped(line, columns - 1, { indent: '  ' })).join('\n')
    },
  }
}
