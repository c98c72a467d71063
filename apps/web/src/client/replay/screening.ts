import type { Viewer } from '@adit/kernel'
import { nth } from '@adit/kernel'
import type { Replay } from '@adit/table'
import { drawApart } from '../../art/index.ts'
import type { Aim, Extent, Eye, Glimpse, Looking, Mark, Marked, Stretch, Wanted } from './asking.ts'
import { chronicleOf } from './chronicle.ts'
import { roundsOf } from './rounds.ts'
import { eventsTo } from './stretches.ts'

/**
 * A finished game and what of it may be shown. Only this side holds the whole game; what it gives out
 * is what an eye could know. Who wants no spoilers is not even told how long a round was.
 */
export class Screening {
  readonly #replay: Replay
  readonly #marks: readonly Marked[]
  /** By round: the first stop, and how many there are. */
  readonly #stretches: readonly Stretch[]
  /** By moment, as far as they were wanted. */
  readonly #extents = new Map<number, Extent>()
  /** Which pictures the page has been sent. */
  readonly #pictured = new Set<string>()
  /** How far has been looked without spoilers, as a stop. */
  #furthest = 0

  constructor(replay: Replay) {
    this.#replay = replay
    this.#marks = marksIn(replay)
    this.#stretches = roundsOf(replay)
  }

  /** The moment an address names, with the eyes of who opens it unless it names others. */
  begin({ eye, moment = 0 }: Wanted, own: number | undefined): Glimpse {
    const isThere = typeof eye !== 'number' || eye < this.#replay.game.seats
    const seen = (isThere ? eye : undefined) ?? own ?? 'public'
    return this.look({ eye: seen, from: 0, aim: { to: 'moment', moment }, have: 0 })
  }

  look({ eye, from, aim, have }: Looking): Glimpse {
    const replay = this.#replay
    const { stops } = replay
    const stop = this.#find(this.#stopOf(from), aim)
    const moment = nth(stops, stop)
    const isBlind = eye === 'public'
    if (isBlind) this.#furthest = Math.max(this.#furthest, stop)
    const known = isBlind ? this.#furthest : stops.length - 1
    const until = nth(stops, known)
    const stretches = isBlind ? this.#blindStretches(known) : this.#stretches
    const own = stretches.findLast(one => one.from <= stop)
    const { game } = replay.sight(moment, viewerOf(eye))
    const faces = chronicleOf(replay.title.name).faces?.(game.view) ?? []
    return {
      eye,
      moment,
      stop,
      seq: replay.seqAt(moment),
      game,
      round: replay.roundAt(moment),
      turn: stop - (own?.from ?? 0),
      turns: own?.isOver ? own.length - 1 : undefined,
      isLast: stop === stops.length - 1,
      extent: own && this.#extentOf(own.from, Math.min(known, own.from + own.length - 1)),
      items: replay.items(viewerOf(eye), Math.min(have, until), until),
      until,
      drawn: drawApart(faces, this.#pictured),
      stops: stops.slice(0, known + 1),
      stretches,
      marks: isBlind ? this.#marks.filter(mark => mark.stop <= known) : this.#marks,
    }
  }

  /** The first moment worth a look from this one on. */
  #stopOf(moment: number): number {
    const { stops } = this.#replay
    const found = stops.findIndex(one => one >= moment)
    return found < 0 ? stops.length - 1 : found
  }

  #find(now: number, aim: Aim): number {
    const last = this.#replay.stops.length - 1
    const within = (stop: number): number => Math.max(0, Math.min(last, stop))
    switch (aim.to) {
      case 'moment':
        return this.#stopOf(aim.moment)
      case 'stop':
        return within(aim.stop)
      case 'step':
        return within(now + aim.by)
      case 'round':
        return this.#roundFrom(now, aim.by)
      case 'mark':
        return this.#markFrom(now, aim.by, aim.kinds) ?? now
      case 'first':
        return 0
      case 'last':
        return last
    }
  }

  /** To the beginning of the next round, or of this one, or of the one before. */
  #roundFrom(now: number, by: 1 | -1): number {
    const begins = this.#stretches.map(one => one.from)
    if (by > 0) return begins.find(from => from > now) ?? this.#replay.stops.length - 1
    return begins.findLast(from => from < now) ?? 0
  }

  #markFrom(now: number, by: 1 | -1, kinds: readonly Mark[]): number | undefined {
    const wanted = this.#marks.filter(mark => kinds.includes(mark.kind))
    const found =
      by > 0 ? wanted.find(mark => mark.stop > now) : wanted.findLast(mark => mark.stop < now)
    return found?.stop
  }

  /** What all these stops need together. */
  #extentOf(from: number, to: number): Extent | undefined {
    const { extent } = chronicleOf(this.#replay.title.name)
    if (extent === undefined) return undefined
    const all = this.#replay.stops.slice(from, to + 1).map(moment => {
      const found = this.#extents.get(moment) ?? extent(this.#replay.state(moment))
      this.#extents.set(moment, found)
      return found
    })
    return {
      left: Math.min(...all.map(one => one.left)),
      right: Math.max(...all.map(one => one.right)),
      top: Math.min(...all.map(one => one.top)),
      bottom: Math.max(...all.map(one => one.bottom)),
    }
  }

  /** A round not over yet is as long as all its cards would make it. */
  #blindStretches(known: number): readonly Stretch[] {
    const begun = this.#stretches.filter(one => one.from <= known)
    return begun.map((one, at) => {
      const isOver = at < begun.length - 1 || known >= one.from + one.length - 1
      if (isOver) return one
      return { ...one, length: this.#mostFor(one, known), isOver, result: undefined }
    })
  }

  #mostFor({ from }: Stretch, known: number): number {
    const { game, stops, title } = this.#replay
    const { turnsLeft } = chronicleOf(title.name)
    // Counted from the round's beginning, so that the timeline does not stretch under the eye.
    const left = turnsLeft?.(game, this.#replay.state(nth(stops, from))) ?? 40
    return Math.max(left + 1, known - from + 2)
  }
}

function viewerOf(eye: Eye): Viewer {
  return eye === 'public' ? 'spectator' : eye === 'all' ? 'judge' : eye
}

function marksIn(replay: Replay): readonly Marked[] {
  const { markOf } = chronicleOf(replay.title.name)
  const marks: Marked[] = []
  for (const stop of replay.stops.keys()) {
    const kinds = new Set<Mark>()
    for (const event of eventsTo(replay, stop)) {
      const kind = markOf(event)
      if (kind !== undefined) kinds.add(kind)
    }
    for (const kind of kinds) marks.push({ stop, kind })
  }
  return marks
}
