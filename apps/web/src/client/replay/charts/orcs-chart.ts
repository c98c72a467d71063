import { type Event, ORCS, type State } from '@adit/my-treasure'
import type { Replay } from '@adit/table'
import type { OrcRound, OrcsChart } from '../chart.ts'
import { eventsTo, stretchesIn } from '../stretches.ts'

/** My Treasure from above: how near the next orc was, and who had left. */
export function orcsChart(replay: Replay): OrcsChart {
  // A replay of My Treasure has its states and events.
  const last = replay.state(replay.length) as State
  const rounds = stretchesIn(replay).map(({ round, from, length }): OrcRound => {
    const moments = replay.stops.slice(from, from + length)
    const happened = moments.flatMap((_moment, stop) =>
      (eventsTo(replay, from + stop) as readonly Event[]).map(event => ({ event, stop })),
    )
    return {
      round,
      from,
      odds: moments.map(moment => oddsOf(replay.state(moment) as State)),
      met: happened.flatMap(({ event, stop }) => (event.type === 'met-orc' ? [stop] : [])),
      left: happened.flatMap(({ event, stop }) =>
        event.type === 'took' || event.type === 'fled' ? [{ seat: event.seat, stop }] : [],
      ),
      pay: happened.flatMap(({ event }) => (event.type === 'scored' ? event.pay : [])),
    }
  })
  return { kind: 'orcs', rounds, coins: last.coins }
}

function oddsOf({ deck, orcs }: State): number {
  return deck.length === 0 ? 0 : (ORCS - orcs) / deck.length
}
