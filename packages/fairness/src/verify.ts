import { CHANCE, canonical, type Game, type GameRecord, type Refusal } from '@adit/kernel'
import { commitTo, isServerSeed } from './commitment.ts'
import { dealKey, drawsFor } from './draws.ts'

/** That every deal came out as recorded, and how many there were; or why not. */
export type Verified =
  | { readonly ok: true; readonly chances: number }
  /** `at`: the move, counted from 0, where there is one to blame. */
  | { readonly ok: false; readonly why: Refusal; readonly at?: number }

/** Draws every CHANCE move of a record again from the revealed seeds and compares. */
export function verify<State, Move, Event>(
  game: Game<State, Move, Event>,
  record: GameRecord<unknown, Move>,
): Verified {
  const { deal } = record
  if (deal === undefined) return { ok: false, why: { key: 'deal-missing' } }
  const { serverSeed, commitment, playerSeeds } = deal
  if (serverSeed === undefined) return { ok: false, why: { key: 'deal-not-revealed' } }
  if (!isServerSeed(serverSeed) || commitTo(serverSeed) !== commitment) {
    return { ok: false, why: { key: 'deal-broken-commitment' } }
  }
  const { title, revision, config } = record
  const key = dealKey({ serverSeed, playerSeeds, title, revision, config })
  const state = game.setup()
  let chances = 0
  for (const [at, [seat, move]] of record.moves.entries()) {
    const why = game.refuse(state, seat, move)
    if (why !== undefined) return { ok: false, why, at }
    if (seat === CHANCE) {
      const drawn = game.nature(state, drawsFor(key, chances++))
      if (canonical(drawn) !== canonical(move))
        return { ok: false, why: { key: 'deal-differs' }, at }
    }
    game.step(state, seat, move)
  }
  return { ok: true, chances }
}
