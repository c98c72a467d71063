import type { AnyGame, AnyTitle } from '@adit/kernel'
import { type AnyBoard, plainBoard } from './board.ts'
import { treasureBoard } from './my-treasure.ts'
import { nimbleBoard } from './nimble-gnomes.ts'
import { saboteurBoard } from './saboteur/board.ts'

/** One line a title; a title without one is shown in its notation. */
const boards: Readonly<Record<string, AnyBoard>> = {
  saboteur: saboteurBoard,
  'nimble-gnomes': nimbleBoard,
  'my-treasure': treasureBoard,
}

export function boardFor(title: Pick<AnyTitle, 'name'>, game: AnyGame): AnyBoard {
  return boards[title.name] ?? plainBoard(game)
}

export type { AnyBoard, Scene } from './board.ts'
