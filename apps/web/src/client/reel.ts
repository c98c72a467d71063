import type { Pace } from '@adit/protocol'
import type { Clock } from './page-clock.ts'

/** How long something takes to be seen and read, in milliseconds at the normal pace. */
export interface Weight {
  /** From its start until what moves has landed. */
  readonly flight: number
  /** From there on: what it does. */
  readonly deed: number
  /** Of the sentence that says it; 0 if nothing is said, or the reader did it. */
  readonly letters: number
  /** Done to the reader, or what all have waited for: given time, and never shortened for others. */
  readonly isGrave: boolean
}

/** One thing that happens: it flies, it lands and is said, it is over; then the next. */
export interface Beat {
  readonly weight: Weight
  begin(): void
  land(): void
  end(): void
}

export interface ReelPorts extends Clock {
  pace(): Pace
  /** Nobody looks: whatever happens is over at once. */
  isAway(): boolean
  /** The reader is asked for something in a hurry, and it has not been shown yet. */
  isPressed(): boolean
}

/** Movements and reading stretch apart: to read takes longer, to fly does not. */
export const STRETCH: Readonly<Record<Pace, { readonly move: number; readonly read: number }>> = {
  calm: { move: 1, read: 1.8 },
  normal: { move: 1, read: 1 },
  quick: { move: 0.7, read: 0.5 },
}
/** A sentence stands for as long as it takes to be read; longer ones are looked up in the log. */
const READ = { start: 350, letter: 45, least: 900, most: 64 }
/** What is done to the reader is taken in, too. */
const GRAVE = 1_400
/** So many may wait without hurry; with more than `many`, each is a cut. */
const WAITING = { some: 3, many: 8 }
const CROWDED = { move: 0.6, read: 0.5 }
const CUT = 250

export interface Times {
  /** From the start of the beat. */
  readonly land: number
  readonly end: number
  /** A press before this takes effect then. */
  readonly skip: number
}

export function readingTime(letters: number): number {
  if (letters === 0) return 0
  return Math.max(READ.least, READ.start + READ.letter * Math.min(letters, READ.most))
}

/** The times of a beat behind which so many others wait. */
export function timesOf(weight: Weight, pace: Pace, waiting: number): Times {
  const { flight, deed, letters, isGrave } = weight
  if (!isGrave && waiting > WAITING.many) return { land: 0, end: CUT, skip: 0 }
  const crowd = !isGrave && waiting > WAITING.some ? CROWDED : { move: 1, read: 1 }
  const move = STRETCH[pace].move * crowd.move
  const read = STRETCH[pace].read * crowd.read
  const land = flight * move
  const seen = land + deed * move
  const end = seen + (readingTime(letters) + (isGrave ? GRAVE : 0)) * read
  return { land, end, skip: isGrave ? Math.min(end, land + GRAVE) : 0 }
}

/**
 * The one queue between what is told and what is shown. Beats follow one another, never two at once,
 * none left out and none out of order; a crowd makes them quicker.
 */
export class Reel {
  readonly #ports: ReelPorts
  readonly #waiting: Beat[] = []
  readonly #holds = new Set<symbol>()
  #running: Running | undefined

  constructor(ports: ReelPorts) {
    this.#ports = ports
  }

  get isIdle(): boolean {
    return this.#running === undefined && this.#waiting.length === 0
  }

  add(beat: Beat): void {
    this.#waiting.push(beat)
    if (this.#ports.isAway()) this.finish()
    else if (this.#running === undefined) this.#goOn()
  }

  /** Nothing new begins while the page shows something of its own; returns how to let it go on. */
  hold(): () => void {
    const hold = Symbol('hold')
    this.#holds.add(hold)
    return () => {
      if (this.#holds.delete(hold) && this.#running === undefined) this.#goOn()
    }
  }

  /** A press: what runs is at its end at once, or as soon as it may be. False if nothing ran. */
  hurry(): boolean {
    const running = this.#running
    if (running === undefined) return false
    const wait = running.began + running.times.skip - this.#ports.now()
    if (wait <= 0) this.#end(running)
    else {
      this.#land(running)
      running.callOff()
      running.callOff = this.#ports.wakeAt(this.#ports.now() + wait, () => this.#end(running))
    }
    return true
  }

  /** Everything is at its end at once, in order. */
  finish(): void {
    for (let most = this.#waiting.length + 1; most > 0 && !this.isIdle; most--) {
      if (this.#running === undefined) this.#next()
      if (this.#running !== undefined) this.#end(this.#running)
    }
  }

  #goOn(): void {
    if (this.#holds.size === 0) this.#next()
  }

  #next(): void {
    const beat = this.#waiting.shift()
    if (beat === undefined) return
    const { now, wakeAt, pace, isAway, isPressed } = this.#ports
    const waiting = this.#waiting.length + (isPressed() ? WAITING.some + 1 : 0)
    const times = timesOf(beat.weight, pace(), waiting)
    const running: Running = { beat, times, began: now(), hasLanded: false, callOff: () => {} }
    this.#running = running
    beat.begin()
    if (isAway() || times.end === 0) this.#end(running)
    else if (times.land === 0) this.#land(running)
    else running.callOff = wakeAt(running.began + times.land, () => this.#land(running))
  }

  #land(running: Running): void {
    if (running.hasLanded) return
    running.callOff()
    running.hasLanded = true
    running.beat.land()
    const { began, times } = running
    running.callOff = this.#ports.wakeAt(began + times.end, () => this.#end(running))
  }

  #end(running: Running): void {
    if (this.#running !== running) return
    this.#land(running)
    running.callOff()
    this.#running = undefined
    running.beat.end()
    // What `end` led to may have begun the next already.
    if (this.#running === undefined) this.#goOn()
  }
}

interface Running {
  readonly beat: Beat
  readonly times: Times
  readonly began: number
  hasLanded: boolean
  callOff: () => void
}
