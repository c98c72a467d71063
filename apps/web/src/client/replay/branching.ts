import { review } from '@adit/bots'
import {
  type Game,
  nth,
  type Parsed,
  quickRandom,
  type Random,
  type Seat,
  type Turn,
} from '@adit/kernel'
import { type Event, type Move, roleOf, type State } from '@adit/saboteur'
import { titleNamed } from '@adit/shelf'
import {
  type Branching,
  type Decided,
  openBranch,
  type Player,
  type Ports,
  Replay,
} from '@adit/table'
import type { Source } from './asking.ts'
import { movesUntil } from './stretches.ts'
import { fetchTape } from './tapes.ts'

/** What if: from where, who sits down, and whether what was hidden is dealt anew. */
export interface Wanted {
  readonly source: Source
  readonly moment: number
  readonly people: readonly { readonly seat: Seat; readonly player: Player }[]
  readonly bot: string
  /** Dealt anew as this seat could have believed; undefined: everything as it lay. */
  readonly believer: Seat | undefined
}

export async function branchOff(
  { source, moment, people, bot, believer }: Wanted,
  now: number,
  ports: Ports,
): Promise<Parsed<Decided>> {
  const tape = await fetchTape(source)
  if (!tape.ok) return tape
  const bare: Branching = { tape: tape.value, moment, people, bot }
  if (believer === undefined) return openBranch(bare, now, ports)
  const replay = Replay.read(tape.value, titleNamed)
  if (!replay.ok) return replay
  const world = worldFor(replay.value, moment, believer, ports.random)
  return openBranch({ ...bare, world }, now, ports)
}

/** Worlds among which one is drawn, each as likely as the seat could have thought. */
const WORLDS = 60

function worldFor(replay: Replay, moment: number, seat: Seat, random: Random): unknown {
  const { game } = replay
  const view = game.view(replay.state(moment), seat)
  const believed = replay.title.name === 'saboteur' ? suspicionOf(replay, moment, seat) : undefined
  if (believed === undefined) return game.determinize(view, random)
  const worlds = Array.from({ length: WORLDS }, () => game.determinize(view, random))
  // A world of Saboteur has its roles.
  const weights = worlds.map(world => likelihood((world as State).roles, believed))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (all * quickRandom(random.below(2 ** 31)).below(FINE)) / FINE
  const drawn = weights.findIndex(weight => {
    left -= weight
    return left < 0
  })
  return worlds[Math.max(0, drawn)]
}
const FINE = 1 << 20

function likelihood(roles: readonly number[], believed: readonly number[]): number {
  return roles.reduce((all, role, seat) => {
    const chance = Math.min(0.98, Math.max(0.02, nth(believed, seat)))
    return all * (role === roleOf.saboteur ? chance : 1 - chance)
  }, 1)
}

/** What the seat could think of everybody at that moment. */
function suspicionOf(replay: Replay, moment: number, eye: Seat): readonly number[] | undefined {
  // A replay of Saboteur has its states, moves and events.
  const game = replay.game as Game<State, Move, Event>
  const moves = movesUntil(replay, moment) as readonly Turn<Move>[]
  const curves = review(game, moves, eye, replay.state(0) as State)
  const round = replay.roundAt(moment)
  const own = curves.filter(curve => curve.round === round)
  return own.length === 0 ? undefined : own.map(({ suspicion }) => suspicion.at(-1) ?? 0)
}
