import { has, type Seat } from '@adit/kernel'
import { claimsOf } from './claims.ts'
import { PLAYOUTS } from './clock.ts'
import { strongestBot } from './moving.ts'
import { pastOf } from './past.ts'
import type { Ports, Task } from './ports.ts'
import { placeAt, playOf, type Table } from './table.ts'

/** A question to a bot as a seat faces it: what that seat may know, and no more. */
export function askingFor(table: Table, seat: Seat, bot: string): Omit<Task, 'seed' | 'within'> {
  const { game, terms } = table
  const { state } = playOf(table)
  return {
    table: table.id,
    title: terms.title,
    config: terms.config,
    bot,
    seat,
    view: game.view(state, seat),
    past: pastOf(table, seat),
    claims: claimsOf(table),
    legal: game.legal(state, seat, []).map(move => game.notation.printMove(move)),
    playouts: PLAYOUTS,
  }
}

/**
 * The coach's question: what would a bot do in this seat, from what the seat may know? Undefined where
 * nobody is coached: with other people at the table, or where that move is not theirs to make.
 */
export function coachingFor(
  table: Table,
  seat: Seat,
  chosen: string,
  ports: Pick<Ports, 'bots' | 'random'>,
): Task | undefined {
  if (table.stage !== 'playing' || table.play === undefined) return undefined
  const isPerson = placeAt(table, seat).player !== undefined
  if (!isPerson || !isAlone(table, seat) || !has(table.game.toAct(table.play.state), seat)) {
    return undefined
  }
  const task = askingFor(table, seat, strongestBot(table, ports))
  if (!task.legal.includes(chosen)) return undefined
  return { ...task, seed: ports.random.below(2 ** 32), within: Number.POSITIVE_INFINITY, chosen }
}

/** With nobody else. For the people of a game that is played on from its past, bots play. */
function isAlone({ places, terms }: Table, seat: Seat): boolean {
  return places.every(
    ({ player, bot }, other) =>
      other === seat || player === undefined || (terms.branch !== undefined && bot !== undefined),
  )
}
