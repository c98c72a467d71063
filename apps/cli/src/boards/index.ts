import type { AnyGame, AnyTitle } from '@adit/kernel'
import { type AnyBoard, plainBoard } from './board.ts'
import { boards } from './register.ts'

/** A title without a board of its own is shown in its notation. */
export function boardFor(title: Pick<AnyTitle, 'name'>, game: AnyGame): AnyBoard {
  return boards[title.name] ?? plainBoard(game)
}

export type { AnyBoard, Scene } from './board.ts'
