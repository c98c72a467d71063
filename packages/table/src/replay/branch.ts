import { type Parsed, parsed, type Seat } from '@adit/kernel'
import type { Tape } from '@adit/protocol'
import type { Decided } from '../draft.ts'
import type { Player } from '../entries.ts'
import { begin } from '../open.ts'
import { type Fresh, type Ports, withFresh } from '../ports.ts'
import { refuse } from '../refusals.ts'
import { playOf } from '../table.ts'
import { Replay } from './replay.ts'

/** What if: a finished game, played on from one of its moments. */
export interface Branching {
  readonly tape: Tape
  /** So many of its moves have been made. */
  readonly moment: number
  /** Who sits down, and where; the first of them is the host. The others are bots. */
  readonly people: readonly { readonly seat: Seat; readonly player: Player }[]
  readonly bot: string
  /** What was hidden, dealt anew; without it, everything is as it lay. */
  readonly world?: unknown
}

/**
 * A table at which the game goes on, as its first entries. As it lay, they are those of the game, and
 * with its seeds what is dealt later is dealt as it would have been. Dealt anew, they begin with the
 * position, and nobody remembers what led there.
 */
export function openBranch(branching: Branching, now: number, ports: Ports): Parsed<Decided> {
  const { tape, people, bot, world } = branching
  const { info } = tape
  const read = Replay.read(tape, name => ports.title(name))
  if (!read.ok) return read
  const replay = read.value
  const { game } = replay
  const moment = Math.min(branching.moment, replay.length)
  if (game.toAct(replay.state(moment)) === 0) return no('table-finished')
  const [host] = people
  if (host === undefined) return no('table-not-seated')
  if (!ports.bots(info.title).includes(bot)) {
    return { ok: false, why: refuse('table-no-such-bot', { bot }) }
  }
  const start = world === undefined ? tape.start : game.notation.printPosition(world)
  const { title, revision, config } = info
  const draft = begin(
    {
      title,
      revision,
      config,
      clock: 'none',
      visibility: 'link',
      memory: 'full',
      ...(info.moment === undefined ? {} : { moment: info.moment }),
      gated: true,
      branch: { of: tape.table, moment, ...(start === undefined ? {} : { start }) },
    },
    host.player.id,
    now,
    withFresh(ports, freshFor(branching, ports.fresh('link'))),
  )
  const standIns: Seat[] = []
  for (const [seat, shown] of info.seats.entries()) {
    const sits = people.find(one => one.seat === seat)?.player
    const { name, avatar = 'nobody' } = shown
    if (sits === undefined && name === undefined) {
      draft.add({ type: 'bot-seated', seat, bot: shown.bot ?? bot })
      continue
    }
    // Somebody of the past: a bot plays for them, and their share in the deal stays.
    const player = sits ?? { id: `past-${seat}`, name: name ?? '', avatar }
    draft.add({ type: 'sat', seat, player })
    const seed = info.deal.playerSeeds?.[seat] ?? ''
    if (seed !== '') draft.add({ type: 'seeded', seat, seed })
    if (sits === undefined) standIns.push(seat)
  }
  draft.add({ type: 'started' })
  if (world === undefined) {
    for (const [at, { by }] of tape.moves.slice(0, moment).entries()) {
      const { seat, move } = replay.turn(at)
      draft.move(seat, move, by)
      // Nobody has to be ready for a round that was played.
      if (playOf(draft.table).gate !== undefined) draft.add({ type: 'gate-closed' })
    }
  }
  for (const seat of standIns) draft.add({ type: 'handed', seat, bot, why: 'vote' })
  draft.settle()
  return parsed({ entries: draft.table.log, table: draft.table })
}

/** Only as it lay is anything dealt from the old seeds. */
function freshFor({ tape, world }: Branching, fresh: Fresh): Fresh {
  const { serverSeed } = tape.info.deal
  return world === undefined && serverSeed !== undefined ? { ...fresh, serverSeed } : fresh
}

function no(key: 'table-finished' | 'table-not-seated'): Parsed<never> {
  return { ok: false, why: refuse(key) }
}
