import {
  type AnyGame,
  CHANCE,
  nth,
  type Parsed,
  type Random,
  type Refusal,
  type Seat,
} from '@adit/kernel'
import { MOST_TIME_OUTS, passiveMove, times } from './clock.ts'
import { chain, type Decision, Draft, hasOrder, refused } from './draft.ts'
import { learn, learned } from './learned.ts'
import { type Play, stateAfter } from './play.ts'
import type { HostPorts, Ports } from './ports.ts'
import { refuse } from './refusals.ts'
import { placeAt, playOf, type Table } from './table.ts'

/** A move with the question it answers. */
export interface Answering {
  readonly seat: Seat
  readonly since: number
  readonly move: string
  /** The id of a person's command. */
  readonly command?: string
}

export function move(
  table: Table,
  answering: Answering,
  now: number,
  by: 'player' | 'bot' | 'clock',
): Decision {
  const { seat, since, command } = answering
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  const play = playOf(table)
  const read = table.game.notation.parseMove(answering.move)
  if (!read.ok) return read
  const why = table.game.refuse(play.state, seat, read.value)
  const asked = play.asked.find(one => one.seat === seat)
  // Who is not asked at all hears the game's own reason; who answers an old question hears that.
  if (asked !== undefined && asked.since !== since) return refused(refuse('table-decision-passed'))
  if (why !== undefined) return refused(why)
  const draft = new Draft(table, now)
  if (play.moment !== undefined && answering.move === passiveMove(table.game, play.state, seat)) {
    return refused(refuse('table-passes-by-itself'))
  }
  draft.move(seat, read.value, by, command)
  if (play.moment === undefined) return draft.settle().done()
  // Who objects ends the moment; that nobody else did shows in the same breath.
  return draft.pass().settle().done()
}

/** The clock ran out and this was played instead; too often in a row, and a bot takes over. */
export function timeOut(table: Table, answering: Answering, now: number, ports: Ports): Decision {
  const { seat, since } = answering
  const due = table.play?.asked.find(one => one.seat === seat && one.since === since)?.due
  if (due === undefined || now < due) return refused(refuse('table-decision-passed'))
  // Others did not answer in time; who has left an order has.
  if (hasOrder(table, seat)) return new Draft(table, now).obey(seat).settle().done()
  return chain(move(table, answering, now, 'clock'), after => {
    const draft = new Draft(after, now)
    const often = placeAt(after, seat).timeOuts >= MOST_TIME_OUTS
    if (after.stage === 'playing' && often) {
      draft.add({ type: 'handed', seat, bot: strongestBot(table, ports), why: 'time-outs' })
    }
    return draft.done()
  })
}

/** The player's own last move, unless anyone else has moved or learned anything since. */
export function undo(table: Table, seat: Seat, now: number, random: Random): Decision {
  const last = lastOwn(table, seat)
  if (!last.ok) return last
  const { play, at, made } = last.value
  const verdict = verdicts.get(play) ?? {
    hasLearned: learned(...questionOf(table.game, play, at, random)),
  }
  if (verdict.hasLearned === undefined) return refused(refuse('table-busy'))
  verdicts.set(play, { ...verdict, isTold: true })
  if (verdict.hasLearned) return refused(refuse('table-something-learned'))
  return new Draft(table, now).add({ type: 'undone', seat, to: made.seq }).done()
}

interface Verdict {
  /** Undefined as long as it is looked for. */
  readonly hasLearned?: boolean
  /** Whoever asks again costs nothing, and may hear the same at once. */
  readonly isTold?: true
}

/** The answer takes many worlds to find and stays the same. */
const verdicts = new WeakMap<Play, Verdict>()

/**
 * Finds out what an undo depends on, a few worlds at a time: at twelve seats it takes a quarter of a
 * second, in which everybody else is served. How long it takes follows from hidden cards, so nobody
 * hears of it before a time that the number of seats decides; what is not found by then is not said.
 */
export async function foreseeUndo(
  table: Table,
  seat: Seat,
  { random, breathe, trouble }: Pick<HostPorts, 'random' | 'breathe' | 'trouble'>,
): Promise<void> {
  const last = lastOwn(table, seat)
  if (!last.ok || breathe === undefined) return
  const { play, at } = last.value
  const known = verdicts.get(play)
  if (known?.isTold === true) return
  const until = breathe(times.verdict * table.places.length)
  if (known === undefined) {
    verdicts.set(play, {})
    const learning = learn(...questionOf(table.game, play, at, random))
    find(play, learning, breathe).catch((error: unknown) => {
      verdicts.delete(play)
      trouble(error)
    })
  }
  await until
}

async function find(
  play: Play,
  learning: ReturnType<typeof learn>,
  breathe: NonNullable<HostPorts['breathe']>,
): Promise<void> {
  for (;;) {
    const { done, value } = learning.next()
    if (done === true) {
      verdicts.set(play, { hasLearned: value })
      return
    }
    await breathe()
  }
}

interface LastOwn {
  readonly play: Play
  /** Which of its moves. */
  readonly at: number
  readonly made: Play['moves'][number]
}

/** The move that would be taken back. */
function lastOwn(table: Table, seat: Seat): Parsed<LastOwn> {
  const no = (why: Refusal): Parsed<LastOwn> => ({ ok: false, why })
  if (table.stage !== 'playing') return no(refuse('table-not-playing'))
  const play = playOf(table)
  const at = play.moves.findLastIndex(made => made.seat !== CHANCE)
  const made = play.moves[at]
  if (made === undefined) return no(refuse('table-nothing-to-undo'))
  if (made.seat !== seat) return no(refuse('table-others-moved'))
  // What a bot or the clock played while the player was away stands.
  if (made.by !== 'player') return no(refuse('table-nothing-to-undo'))
  return { ok: true, value: { play, at, made } }
}

function questionOf(
  game: AnyGame,
  play: Play,
  at: number,
  random: Random,
): Parameters<typeof learned> {
  const moves = [nth(play.moves, at), ...play.moves.slice(at + 1)] as const
  return [game, stateAfter(game, play, at), moves, random]
}

export function strongestBot(table: Table, ports: Pick<Ports, 'bots'>): string {
  const bot = ports.bots(table.terms.title).at(-1)
  if (bot === undefined) throw new Error(`no bot plays ${table.terms.title}`)
  return bot
}
