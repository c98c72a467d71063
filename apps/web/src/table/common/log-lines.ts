import type { Item } from '@adit/protocol'
import type { Face } from '../../art/index.ts'
import type { Mate } from '../../client/crew.ts'
import type { AnyTeller } from '../../words/explain-game.ts'
import type { Speech } from '../../words/speech.ts'
import { type Line, linesOf } from './lines.ts'

/** A sentence of the log with the card it is about. */
export interface LogLine extends Line {
  readonly seq: number
  readonly face: Face | undefined
  /** Others were told less of this. */
  readonly isSecret: boolean
  /** It was done in the game, and not at the table: sitting down, coming back. */
  readonly isDeed: boolean
  /** Not what the lantern line should say: cards drawn, cards dealt. */
  readonly isMinor: boolean
  /** Whom it was done to. */
  readonly target: number | undefined
  /** The line ends a page of the game, begins the next, or tells what all hold their breath for. */
  readonly page?: Turning | undefined
  /** What it means for the reader. */
  readonly tone: Tone | undefined
  /** Where it happened, by number: the sentence says it in words. */
  readonly cell?: string | undefined
}

/** Where a game has rounds, each is a page: nothing speaks of the next before it is turned. */
export type Turning = 'end' | 'begin' | 'turn'

/** The lines before those in which, in one move, the last cards were turned up. */
export function linesBeforeTurn(lines: readonly LogLine[]): readonly LogLine[] {
  const last = lines.findLast(line => line.page === 'turn')
  if (last === undefined) return lines
  return lines.slice(
    0,
    lines.findIndex(({ seq, page }) => seq === last.seq && page === 'turn'),
  )
}

/** The lines up to the last end of a page, or up to what came after it. */
export function linesUpTo(lines: readonly LogLine[], turning: 'end' | 'begin'): readonly LogLine[] {
  const end = lines.findLastIndex(line => line.page === 'end')
  if (end < 0) return lines
  if (turning === 'end') return lines.slice(0, end)
  const begin = lines.findIndex((line, at) => at > end && line.page === 'begin')
  return begin < 0 ? lines : lines.slice(0, begin)
}

/** Done against the reader, or for them. */
export type Tone = 'harm' | 'help'

/** What a game adds to its sentences. */
export interface Pictures {
  face(event: unknown): Face | undefined
  isSecret(event: unknown): boolean
  isMinor?(event: unknown): boolean
  tone?(event: unknown): Tone | undefined
  page?(event: unknown): Turning | undefined
  /** Whose face stands before the line, where it is not that of the event's own `seat`. */
  seat?(event: unknown): number | undefined
  /** The event as it may stand in an open log; undefined for what is not worth a line. */
  written?(event: unknown): unknown
}

/** What a line of the log is made with. */
export interface LogMeans {
  readonly crew: readonly Mate[]
  readonly teller: AnyTeller
  readonly speech: Speech
  readonly pictures: Pictures
}

/** Puts items into sentences, each once: a log of hundreds of lines is told anew with every move. */
export class LogBook {
  #kept = new WeakMap<Item, readonly LogLine[]>()
  #keptFor = ''

  lines(items: readonly Item[], means: LogMeans): readonly LogLine[] {
    const kept = `${means.speech.language}/${means.crew.map(mate => mate.name).join('/')}`
    if (kept !== this.#keptFor) {
      this.#kept = new WeakMap()
      this.#keptFor = kept
    }
    return items.flatMap(item => {
      const known = this.#kept.get(item)
      if (known !== undefined) return known
      const told = linesOfItem(item, means)
      this.#kept.set(item, told)
      return told
    })
  }
}

function linesOfItem(item: Item, means: LogMeans): readonly LogLine[] {
  if (item.type !== 'moved') {
    return linesOf([item], means).map(line => ({
      ...line,
      seq: item.seq,
      face: undefined,
      isSecret: false,
      isDeed: false,
      isMinor: false,
      target: undefined,
      tone: undefined,
    }))
  }
  // That the clock moved is a sentence of its own, before what came of it.
  const opening = linesOf([{ ...item, told: [] }], means)
  return [
    ...opening.map(line => ({
      ...line,
      seq: item.seq,
      face: undefined,
      isSecret: false,
      isDeed: true,
      isMinor: true,
      target: undefined,
      tone: undefined,
    })),
    ...item.told.flatMap((event, at) => linesOfEvent(item, event, at, means)),
  ]
}

/** One event at a time, so that each sentence keeps its picture. */
function linesOfEvent(
  item: Item & { type: 'moved' },
  event: unknown,
  at: number,
  means: LogMeans,
): readonly LogLine[] {
  const { pictures } = means
  const written = pictures.written === undefined ? event : pictures.written(event)
  if (written === undefined) return []
  return linesOf([{ ...item, by: 'player', told: [written] }], means).map(line => ({
    ...line,
    key: `${item.seq}.${at}`,
    seat: pictures.seat === undefined ? seatIn(event) : pictures.seat(event),
    seq: item.seq,
    face: pictures.face(event),
    isSecret: pictures.isSecret(event),
    isDeed: true,
    isMinor: pictures.isMinor?.(event) ?? false,
    target: numberIn(event, 'target'),
    tone: pictures.tone?.(event),
    page: pictures.page?.(event),
    cell: means.teller.cell?.(event),
  }))
}

/** What is nobody's has no face, whoever moved last: a round that is counted, the end. */
function seatIn(event: unknown): number | undefined {
  return numberIn(event, 'seat')
}

function numberIn(event: unknown, field: 'seat' | 'target'): number | undefined {
  const value = typeof event === 'object' && event !== null ? Reflect.get(event, field) : undefined
  return typeof value === 'number' ? value : undefined
}

/** What others did in this round since the reader's own last move, one line a move; all of it for who looks on. */
export function deedsSince(
  lines: readonly LogLine[],
  self: number | undefined,
): readonly LogLine[] {
  const page = lines.slice(lines.findLastIndex(line => line.page === 'begin') + 1)
  const done = page.filter(line => line.isDeed && line.seat !== undefined && !line.isMinor)
  const own = done.findLastIndex(line => line.seat === self)
  const deeds = done.slice(own + 1)
  return deeds.filter((line, at) => deeds[at - 1]?.seq !== line.seq).slice(-MOST_DEEDS)
}
const MOST_DEEDS = 24
