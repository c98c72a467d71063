import { review } from '@adit/bots'
import { type Game, nth, type Turn } from '@adit/kernel'
import { type Event, type Move, roleOf, roles, type State } from '@adit/saboteur'
import type { Replay } from '@adit/table'
import type { MineDeeds } from '../chart.ts'
import type { Figures, RoundPlayed } from '../digest.ts'
import { movesUntil } from '../stretches.ts'

/** As sure as a table can be by what was done. */
const SURE = 0.85

/** By seat: what each did in a game of Saboteur. */
export function mineDeeds(replay: Replay): readonly MineDeeds[] {
  const all = Array.from({ length: replay.game.seats }, () => ({
    laid: 0,
    broke: 0,
    wasBroken: 0,
    mended: 0,
    maps: 0,
  }))
  for (const event of eventsIn(replay)) {
    if (event.type === 'laid') nth(all, event.seat).laid++
    if (event.type === 'peeked') nth(all, event.seat).maps++
    if (event.type === 'repaired' || event.type === 'freed') nth(all, event.seat).mended++
    if (event.type === 'broke' || event.type === 'trapped') {
      nth(all, event.seat).broke++
      nth(all, event.target).wasBroken++
    }
  }
  return all
}

function eventsIn(replay: Replay): readonly Event[] {
  // A replay of Saboteur has its events.
  return Array.from(
    { length: replay.length },
    (_none, at) => replay.eventsOf(at) as readonly Event[],
  ).flat()
}

/** What one seat did, and how its rounds went. */
export function mineFigures(replay: Replay, seat: number): Figures {
  const { laid, broke, wasBroken, maps } = nth(mineDeeds(replay), seat)
  const ends = eventsIn(replay).filter(event => event.type === 'round-ended')
  const seen = seenThrough(replay, seat)
  const rounds = ends.map(({ roles: held, winners }, at): RoundPlayed => {
    const role = nth(held, seat)
    const isSaboteur = role === roleOf.saboteur
    return {
      role: nth(roles, role).name,
      isWon: winners.includes(role),
      ...(isSaboteur && seen[at] !== undefined ? { seen: seen[at] } : {}),
    }
  })
  return { laid, broke, wasBroken, maps, rounds }
}

/** By round: how soon all could be sure of a saboteur at this seat. */
function seenThrough(replay: Replay, seat: number): readonly (number | undefined)[] {
  // A branch that begins elsewhere has no such curve.
  if (replay.tape.start !== undefined) return []
  // As above.
  const game = replay.game as Game<State, Move, Event>
  const curves = review(game, movesUntil(replay, replay.length) as readonly Turn<Move>[])
  const byRound = Map.groupBy(curves, curve => curve.round)
  return [...byRound.values()].map(round => {
    const { suspicion } = nth(round, seat)
    const at = suspicion.findIndex(chance => chance >= SURE)
    return at < 0 ? undefined : at / Math.max(1, suspicion.length - 1)
  })
}
