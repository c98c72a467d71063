import type { Chapters } from '@adit/words'
import type { Seen } from '../../client/seen.ts'
import { clockText } from '../../ui/clock.ts'
import type { Speech } from '../../words/speech.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long someone has left to answer. */
export interface TimeLeft {
  /** In milliseconds, and how many there were when this page first saw the question. */
  readonly left: number
  readonly total: number
}

/** Hours and days do not run out before one's eyes: the line over the board says them once. */
export const LONG = 2 * HOUR

type Clocked = Pick<Seen, 'game' | 'ahead'>

/** Remembers when a question was first seen: only then is it known how long an hourglass it has. */
export class Hourglasses {
  readonly #begun = new Map<string, number>()

  of(seen: Clocked, seat: number, now: number): TimeLeft | undefined {
    const asked = seen.game?.asked.find(one => one.seat === seat)
    return asked && this.#glass(`${seat}.${asked.since}`, asked.due, seen, now)
  }

  /** How long a round that has been dealt waits for people. */
  ofGate(seen: Clocked, now: number): TimeLeft | undefined {
    const gate = seen.game?.gate
    return gate && this.#glass(`gate.${gate.since}`, gate.due, seen, now)
  }

  #glass(
    key: string,
    due: number | undefined,
    { ahead }: Clocked,
    now: number,
  ): TimeLeft | undefined {
    if (due === undefined) return undefined
    const left = Math.max(0, due - ahead - now)
    const total = Math.max(left, this.#begun.get(key) ?? left)
    this.#begun.set(key, total)
    return { left, total }
  }
}

/** What a sentence is made with. */
interface Means {
  readonly speech: Speech
  readonly words: Chapters['page/common']
  readonly isCalm: boolean
}

/** 0:42; in calm mode in words, without seconds until the last minute. */
export function timeText(left: number, { speech, words, isCalm }: Means): string {
  if (left >= 2 * DAY) return speech.fill(words.days, { count: Math.round(left / DAY) })
  if (left >= LONG) return speech.fill(words.hours, { count: Math.round(left / HOUR) })
  if (!isCalm || left <= MINUTE) return clockText(left)
  return speech.fill(words.lessThan, { count: Math.ceil(left / MINUTE) })
}
