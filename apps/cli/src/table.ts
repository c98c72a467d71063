import {
  type AnyGame,
  type AnyTitle,
  CHANCE,
  type GameRecord,
  type Outcome,
  type Past,
  Pasts,
  type Refusal,
  recordHash,
  type Seat,
  type Seats,
  type Told,
  type Turn,
  type View,
  type Viewer,
} from '@adit/kernel'
import type { Config } from './config.ts'
import type { Dealer } from './deal.ts'

/** A game under way. The state stays in here: what leaves is a view, or an event as told to one. */
export interface Table {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly names: readonly string[]
  /** How many events there have been. */
  readonly happened: number
  toAct(): Seats
  legal(seat: Seat): readonly unknown[]
  view(viewer: Viewer): View<unknown>
  /** What that seat lived through in this round. */
  past(seat: Seat): Past<unknown, unknown>
  /** What the viewer was told, from event number `from` on, up to `to` if that is given. */
  told(viewer: Viewer, from: number, to?: number): readonly Told<unknown>[]
  play(seat: Seat, move: unknown): Refusal | undefined
  playChance(): void
  outcome(): Outcome | undefined
  record(): GameRecord<Config, unknown>
}

export interface TableRules {
  readonly title: AnyTitle
  readonly config: Config
  readonly names: readonly string[]
  readonly dealer: Dealer
}

export function openTable({ title, config, names, dealer }: TableRules): Table {
  const game = title.open(config)
  const state = game.setup()
  const moves: Turn<unknown>[] = []
  const events: unknown[] = []
  const pasts = new Pasts(game)
  let chances = 0

  function make(seat: Seat, move: unknown): void {
    moves.push([seat, move])
    const from = events.length
    game.step(state, seat, move, event => events.push(event))
    pasts.note(seat, events.slice(from), state)
  }

  return {
    title,
    game,
    names,
    get happened() {
      return events.length
    },
    toAct: () => game.toAct(state),
    legal: seat => game.legal(game.view(state, seat), seat, []),
    view: viewer => game.view(state, viewer),
    past: seat => pasts.of(seat),
    told: (viewer, from, to) =>
      events.slice(from, to).flatMap(event => {
        const told = game.redact(event, viewer)
        return told === undefined ? [] : [told]
      }),
    play(seat, move) {
      const refusal = game.refuse(state, seat, move)
      if (refusal === undefined) make(seat, move)
      return refusal
    },
    playChance: () => make(CHANCE, game.nature(state, dealer.draws(chances++))),
    outcome: () => game.outcome(state),
    record: () => ({
      title: title.name,
      revision: title.revision,
      config,
      seats: names,
      moves,
      deal: dealer.deal,
      hash: recordHash(moves, state),
    }),
  }
}
