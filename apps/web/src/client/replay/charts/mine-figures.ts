import { review } from '@adit/bots'
import type { Game, Turn } from '@adit/kernel'
import { type Event, type Move, roleOf, roles, type State } from '@adit/saboteur'
import type { Replay } from '@adit/table'
import type { Figures, RoundPlayed } from '../digest.ts'

/** As sure as a table can be by what was done. */
const SURE = 0.85

/** What one seat did in a game of Saboteur. */
export function mineFigures(replay: Replay, seat: number): Figures {
  let laid = 0
  let broke = 0
  let wasBroken = 0
  let maps = 0
  const ends: (Event & { type: 'round-ended' })[] = []
  for (let at = 0; at < replay.length; at++) {
    // A replay of Saboteur has its events.
    for (const event of replay.eventsOf(at) as readonly Event[]) {
      const isOwn = 'seat' in event && event.seat === seat
      const isTarget = 'target' in event && event.target === seat
      if (event.type === 'laid' && isOwn) laid++
      if ((event.type === 'broke' || event.type === 'trapped') && isOwn) broke++
      if ((event.type === 'broke' || event.type === 'trapped') && isTarget) wasBroken++
      if (event.type === 'peeked' && isOwn) maps++
      if (event.type === 'round-ended') ends.push(event)
    }
  }
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
