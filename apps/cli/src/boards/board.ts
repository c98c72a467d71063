import type { Language } from '@adit/i18n'
import type { AnyGame, View, Viewer } from '@adit/kernel'
import { wrapped } from '../columns.ts'

/** How one title looks in a terminal of 80 columns. It is given views, so it cannot show too much. */
export interface Board<State, Move> {
  draw(view: View<State>, viewer: Viewer, names: readonly string[], language: Language): string
  /** The choices in a shape of the title's own, where a plain list is long or misleading. */
  choices?(legal: readonly Move[], language: Language): Choices | undefined
  /** The rules in a few lines, for who has never played. */
  thumb?(language: Language): string
}

/** What a person chooses from, and the number to type for each legal move, in their order. */
export interface Choices {
  readonly text: string
  readonly numbers: readonly number[]
}

export type AnyBoard = Board<unknown, unknown>

const WIDTH = 79

/** Any title at all: its position as the notation writes it, long lines broken. */
export function plainBoard(game: AnyGame): AnyBoard {
  return {
    draw(view) {
      const lines = game.notation.printPosition(view).trimEnd().split('\n')
      return lines.flatMap(line => wrapped(line, WIDTH, { indent: '  ' })).join('\n')
    },
  }
}
