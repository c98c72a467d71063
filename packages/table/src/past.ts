import { momentFor, type Past, type Seat, type View } from '@adit/kernel'
import type { Onlooker } from './onlooker.ts'
import { stateAfter } from './play.ts'
import { entryNumbered } from './recent.ts'
import { playOf, type Table } from './table.ts'

/** What a seat lived through in the round that is played: its bot is given this, and no more. */
export function pastOf(table: Table, seat: Seat): Past<unknown, unknown> {
  const { game } = table
  const play = playOf(table)
  const round = play.moves.at(-1)?.round
  const from = play.moves.findIndex(made => made.round === round)
  if (from < 0) return []
  // Only views need the states between; what was told is in the log.
  const state = game.fleeting === true ? stateAfter(game, play, from) : play.state
  return play.moves.slice(from).map(made => {
    const entry = entryNumbered(table, made.seq)?.entry
    if (entry?.type !== 'moved') throw new Error(`entry ${made.seq} is no move`)
    if (game.fleeting === true) game.step(state, made.seat, made.move)
    return momentFor(game, seat, made.seat, entry.events, state)
  })
}

/** What lay in sight once that entry had happened, whatever came in the same breath after it. */
export function viewAfter(table: Table, seq: number, viewer: Onlooker): View<unknown> {
  const { game } = table
  const play = playOf(table)
  const count = play.moves.filter(made => made.seq <= seq).length
  return game.view(stateAfter(game, play, count), viewer)
}
