import {
  CHANCE,
  listSeats,
  nth,
  printTurn,
  type Refusal,
  replay as replayMoves,
  type Seat,
  type View,
  type Viewer,
} from '@adit/kernel'
import type { OpenedRecord } from '@adit/shelf'
import { type AnyTeller, chapter, fill, tellerFor } from '@adit/words'
import { type Answer, type Circumstances, CODES, done, refused, tellerNamed } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import { numbered } from '../columns.ts'
import { readWhere } from '../config.ts'
import type { Desk } from '../desk.ts'
import { outcomeText } from '../outcome.ts'
import { bold, dim, green, harmless } from '../paint.ts'
import { openRecord } from '../record-file.ts'
import { columnsOf } from '../terminal.ts'
import { readViewer } from '../viewer.ts'

export interface ReplayFlags {
  readonly at?: string
  readonly seat?: string
  readonly legal?: boolean
  readonly line?: string
}

/** A record played again up to some move: all that a command can say about it. */
interface Moment {
  readonly opened: OpenedRecord
  readonly names: readonly string[]
  readonly at: number
  readonly state: unknown
  readonly hash: string
  readonly viewer: Viewer
  readonly teller: AnyTeller
}

export async function replay(desk: Desk, path: string, flags: ReplayFlags): Promise<Answer> {
  const numbers = readWhere(flags)
  if (!numbers.ok) return refused(desk, numbers.why, { code: CODES.usage })
  const { line, at } = numbers.value
  const opened = await openRecord(desk.terminal, { path, ...(line === undefined ? {} : { line }) })
  if (!opened.ok) return refusedRecord(desk, opened.why)
  const { title, game, record, start } = opened.value
  const viewer = readViewer(flags.seat ?? 'judge', game.seats)
  if (!viewer.ok) return refused(desk, viewer.why, { code: CODES.usage })
  const moves = record.moves.length
  if (at !== undefined && at > moves) {
    return refused(desk, { key: 'no-such-move', slots: { at, moves } }, { code: CODES.usage })
  }
  const teller = tellerFor(title, desk.language)
  const replayed = replayMoves(game, record.moves.slice(0, at), undefined, start)
  if (!replayed.ok) return refusedTurn(desk, opened.value, replayed.at, replayed.why)
  const { state, hash } = replayed
  if (at === undefined && record.hash !== undefined && record.hash !== hash) {
    const why = { key: 'record-other-hash', slots: { found: hash, written: record.hash } }
    return refused(desk, why, { code: CODES.refused })
  }
  const moment = {
    opened: opened.value,
    names: record.seats.map(harmless),
    at: at ?? moves,
    state,
    hash,
    viewer: viewer.value,
    teller,
  }
  const asked = flags.at !== undefined || flags.seat !== undefined
  return describe(desk, moment, { position: asked, legal: flags.legal === true })
}

export function refusedRecord(desk: Desk, why: Refusal): Answer {
  return refused(desk, why, { code: CODES.refused, ...tellerNamed(desk, why.slots?.title) })
}

/** A position, or the last one of a record, on the board. */
export async function show(desk: Desk, path: string, flags: ReplayFlags): Promise<Answer> {
  return replay(desk, path, { ...flags, seat: flags.seat ?? 'judge' })
}

/** A move of a record that cannot be: its number, its text, the reason. */
export function refusedTurn(desk: Desk, opened: OpenedRecord, at: number, why: Refusal): Answer {
  const { title, game, record } = opened
  const [seat, move] = nth(record.moves, at)
  const line = printTurn(seat, game.notation.printMove(move))
  const text = line.length > 60 ? `${line.slice(0, 57)}…` : line
  const teller = tellerFor(title, desk.language)
  const circumstances: Circumstances = {
    code: CODES.refused,
    teller,
    company: { names: record.seats },
    turn: { move: at + 1, text },
  }
  return refused(desk, why, circumstances)
}

interface Wanted {
  readonly position: boolean
  readonly legal: boolean
}

function describe(desk: Desk, moment: Moment, wanted: Wanted): Answer {
  const { words, language, terminal } = desk
  const { opened, state, at, viewer, names } = moment
  const { game, title, record } = opened
  const board = boardFor(title, game)
  const view = game.view(state, viewer)
  const outcome = game.outcome(state)
  const parts = [headText(desk, moment)]
  if (wanted.position) {
    const size = { columns: columnsOf(terminal.output), rows: Number.POSITIVE_INFINITY }
    const drawn = board.draw({ view, viewer, names, language, ...size })
    parts.push(`${dim(fill(language, words.replay.position, { at }))}\n\n${drawn}`)
  }
  parts.push(
    outcome === undefined ? toActText(desk, moment) : outcomeText(desk, board, names, outcome),
  )
  if (wanted.legal) parts.push(...legalText(desk, moment, view))
  parts.push(hashText(desk, moment))
  return done(parts.join('\n\n'), {
    title: title.name,
    revision: record.revision,
    config: record.config,
    seats: record.seats,
    moves: record.moves.length,
    at,
    outcome: outcome ?? null,
    toAct: listSeats(game.toAct(state)).map(seatOrChance),
    hash: moment.hash,
    ...(wanted.position ? { viewer, position: game.notation.printPosition(view) } : {}),
    ...(wanted.legal ? { legal: legalData(moment, view) } : {}),
  })
}

function headText({ language, words }: Desk, { opened, names, teller }: Moment): string {
  const { record } = opened
  const slots = {
    title: teller.words.title,
    names: names.join(', '),
    moves: record.moves.length,
  }
  return `${bold(slots.title)}\n${fill(language, words.replay.head, slots)}`
}

function hashText({ language, words }: Desk, { opened, at, hash }: Moment): string {
  const { moves, hash: written } = opened.record
  const agrees = written !== undefined && at === moves.length
  const line = fill(language, words.replay.hash, { hash })
  return agrees ? `${line} ${green(words.replay.hashAgrees)}` : line
}

function toActText({ language, words }: Desk, { opened, state, names }: Moment): string {
  const { chance } = chapter(language, 'table').common
  const seats = listSeats(opened.game.toAct(state))
  const who = seats.map(seat => (seat === CHANCE ? chance : names[seat])).join(', ')
  return fill(language, words.replay.toAct, { who })
}

function seatOrChance(seat: Seat): Seat | 'chance' {
  return seat === CHANCE ? 'chance' : seat
}

/** Only the judge is shown what others could do: it would tell what they hold. */
function seatsShown({ opened, state, viewer }: Moment): Seat[] {
  const acting = listSeats(opened.game.toAct(state)).filter(seat => seat !== CHANCE)
  return acting.filter(seat => viewer === 'judge' || seat === viewer)
}

function legalText(desk: Desk, moment: Moment, view: View<unknown>): string[] {
  const { words, language, terminal } = desk
  const { opened, names, teller } = moment
  const { notation } = opened.game
  const shown = seatsShown(moment)
  if (shown.length === 0) return [dim(words.replay.notShown)]
  return shown.map(seat => {
    const moves = opened.game.legal(view, seat, [])
    const lines = moves.map(
      move => `${notation.printMove(move)}   ${dim(teller.say(move, { names }))}`,
    )
    const head = fill(language, words.replay.legal, { name: nth(names, seat) })
    return `${head}\n${numbered(lines, columnsOf(terminal.output))}`
  })
}

function legalData(moment: Moment, view: View<unknown>): unknown {
  const { opened, names, teller } = moment
  return seatsShown(moment).map(seat => ({
    seat,
    moves: opened.game.legal(view, seat, []).map(move => ({
      text: opened.game.notation.printMove(move),
      words: teller.say(move, { names }),
    })),
  }))
}
