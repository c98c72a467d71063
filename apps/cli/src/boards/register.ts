// Made by `npm run games` from the folders that are named after the games.
import type { AnyBoard } from './board.ts'
import { treasureBoard } from './my-treasure.ts'
import { nimbleBoard } from './nimble-gnomes.ts'
import { saboteurBoard } from './saboteur/board.ts'

export const boards: Readonly<Record<string, AnyBoard>> = {
  saboteur: saboteurBoard,
  'nimble-gnomes': nimbleBoard,
  'my-treasure': treasureBoard,
}
