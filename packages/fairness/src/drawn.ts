import { CHANCE, type Game, type GameRecord } from '@adit/kernel'
import { dealKey, drawsFor } from './draws.ts'

/** One number that chance drew: which of how many. */
interface Drew {
  readonly below: number
  readonly drew: number
}

/** A move of CHANCE, and the numbers it was made of. */
export interface Drawn {
  /** The move, counted from 0 through the whole record. */
  readonly at: number
  readonly move: string
  readonly numbers: readonly Drew[]
}

/** Every number that was drawn in a game whose seeds are open, in order. */
export function drawnIn<State, Move, Event>(
  game: Game<State, Move, Event>,
  record: GameRecord<unknown, Move>,
): readonly Drawn[] {
  const { title, revision, config, deal } = record
  if (deal?.serverSeed === undefined) return []
  const { serverSeed, playerSeeds } = deal
  const key = dealKey({ serverSeed, playerSeeds, title, revision, config })
  const state = game.setup()
  const drawn: Drawn[] = []
  for (const [at, [seat, move]] of record.moves.entries()) {
    if (seat === CHANCE) {
      const random = drawsFor(key, drawn.length)
      const numbers: Drew[] = []
      const noting = {
        below(limit: number): number {
          const drew = random.below(limit)
          numbers.push({ below: limit, drew })
          return drew
        },
      }
      const again = game.nature(state, noting)
      drawn.push({ at, move: game.notation.printMove(again), numbers })
    }
    game.step(state, seat, move)
  }
  return drawn
}
