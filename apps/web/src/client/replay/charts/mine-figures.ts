import { review } from '@adit/bots'
import type { Game, Turn } from '@adit/kernel'
import { type Event, type Move, roleOf, roles, type State } from '@adit/saboteur'
import type { Replay } from '@adit/table'
import type { MineDeeds } from '../chart.ts'
import type { Figures, RoundPlayed } from '../digest.ts'

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
    if (event.type === 'laid') all[event.seat].laid++
    if (event.type === 'peeked') all[event.seat].maps++
    if (event.type === 'repaired' || event.type === 'freed') all[event.seat].mended++
    if (event.type === 'broke' || event.type === 'trapped') {
      all[event.seat].broke++
      all[event.target].wasBroken++
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
  const { laid, broke, wasBroken, maps } = mineDeeds(replay)[seat]
  const ends = eventsIn(replay).filter(event => event.type === 'round-ended')
  const seen = seenThrough(replay, seat)
  const rounds = ends.map(({ roles: held, winners }, at): RoundPlayed => {
    const role = held[seat]
    const isSaboteur = role === roleOf.saboteur
    return {
      role: roles[role].name,
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
  const moves = Array.from({ length: replay.length }, (_none, at): Turn<Move> => {
    const turn = replay.turn(at)
    return [turn.seat, turn.move as Move]
  })
  const curves = review(replay.game as Game<State, Move, Event>, moves)
  const byRound = Map.groupBy(curves, curve => curve.round)
  return [...byRound.values()].map(round => {
    const { suspicion } = round[seat]
    const at = suspicion.findIndex(chance => chance >= SURE)
    return at < 0 ? undefined : at / Math.max(1, suspicion.length - 1)
  })
}
