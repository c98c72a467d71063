import { type Event, type State, splitOf } from '@adit/nimble-gnomes'
import type { Replay } from '@adit/table'
import type { CavesChart } from '../chart.ts'
import { movesTo } from '../stretches.ts'

/** Nimble Gnomes from above: what each cave is worth. */
export function cavesChart(replay: Replay): CavesChart {
  const { game, stops } = replay
  // A replay of Nimble Gnomes has its states and events.
  const states = stops.map(moment => replay.state(moment) as State)
  const cursed = stops.flatMap((_moment, stop) =>
    movesTo(replay, stop).flatMap(at =>
      (replay.eventsOf(at) as readonly Event[]).flatMap(event =>
        event.type === 'cursed' ? [{ seat: event.target, stop }] : [],
      ),
    ),
  )
  return {
    kind: 'caves',
    caves: Array.from({ length: game.seats }, (_none, seat) => {
      const splits = states.map(state => splitOf(state, seat))
      const sizes = splits.map(({ tally }) => tally)
      return {
        sixes: sizes.map(tally => 6 * tally[0]),
        gems: sizes.map(tally => tally.reduce((sum, count, nth) => sum + count * (6 - nth), 0)),
        curses: cursed.filter(one => one.seat === seat).map(one => one.stop),
      }
    }),
    winners: game.outcome(states[states.length - 1])?.winners ?? [],
  }
}
