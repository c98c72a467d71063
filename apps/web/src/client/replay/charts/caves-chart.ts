import { type Event, type State, splitOf } from '@adit/nimble-gnomes'
import type { Replay } from '@adit/table'
import type { CavesChart } from '../chart.ts'
import { eventsTo } from '../stretches.ts'

/** Nimble Gnomes from above: what each cave is worth. */
export function cavesChart(replay: Replay): CavesChart {
  const { game, stops } = replay
  // A replay of Nimble Gnomes has its states and events.
  const states = stops.map(moment => replay.state(moment) as State)
  const cursed = stops.flatMap((_moment, stop) =>
    (eventsTo(replay, stop) as readonly Event[]).flatMap(event =>
      event.type === 'cursed' ? [{ seat: event.target, stop }] : [],
    ),
  )
  return {
    kind: 'caves',
    caves: Array.from({ length: game.seats }, (_none, seat) => {
      const splits = states.map(state => splitOf(state, seat))
      const sizes = splits.map(({ tally }) => tally)
      return {
        sixes: sizes.map(([sixes = 0]) => 6 * sixes),
        gems: sizes.map(tally => tally.reduce((sum, count, nth) => sum + count * (6 - nth), 0)),
        curses: cursed.filter(one => one.seat === seat).map(one => one.stop),
      }
    }),
    winners: game.outcome(states[states.length - 1])?.winners ?? [],
  }
}
