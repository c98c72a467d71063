import { type AnyGame, type AnyTitle, CHANCE, listSeats, type Seat } from '@adit/kernel'
import type { Item, TableShown } from '@adit/protocol'
import type { Seen } from './seen.ts'

/** A table that nobody serves: a lesson or a puzzle, shown as a table is. */
export interface Staged {
  readonly table: string
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly config: { readonly seats: number; readonly [option: string]: unknown }
  /** Whose eyes it is seen with. */
  readonly seat: Seat
  /** By seat: a name and a face of the cast. */
  readonly crew: readonly (readonly [name: string, avatar: string])[]
}

/** What is to be seen of it when it stands like this. */
export function stagedSeen(
  staged: Staged,
  {
    state,
    seq,
    log,
  }: { readonly state: unknown; readonly seq: number; readonly log: readonly Item[] },
): Seen {
  const { table, game, seat } = staged
  const asked = listSeats(game.toAct(state))
    .filter(one => one !== CHANCE)
    .map(one => ({ seat: one, since: seq }))
  const outcome = game.outcome(state)
  return {
    table,
    seq,
    seat,
    info: infoOf(staged, outcome !== undefined),
    game: {
      view: game.view(state, seat),
      asked,
      ...(outcome === undefined
        ? {}
        : { outcome: { scores: [...outcome.scores], winners: [...outcome.winners] } }),
    },
    log,
    chat: [],
    online: [],
    spectators: 0,
    ahead: 0,
  }
}

function infoOf({ title, config, crew }: Staged, isFinished: boolean): TableShown {
  return {
    title: title.name,
    revision: title.revision,
    config,
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    code: '',
    stage: isFinished ? 'finished' : 'playing',
    seats: crew.map(([name, avatar]) => ({
      name,
      avatar,
      ready: true,
      away: false,
      seeded: false,
    })),
    deal: { commitment: '' },
  }
}

/** A move as the log has it. */
export function stagedItem(
  { game, seat }: Staged,
  made: { readonly seat: Seat; readonly events: readonly unknown[] },
  seq: number,
  at: number,
): Item {
  const told = made.events.flatMap(event => game.redact(event, seat) ?? [])
  const by = made.seat === CHANCE ? 'chance' : made.seat === seat ? 'player' : 'bot'
  return { seq, at, type: 'moved', seat: made.seat, by, told }
}
