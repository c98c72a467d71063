import type { Random } from '@adit/kernel'

interface Event {
  readonly at: number
  readonly nth: number
  readonly job: () => void
}

/** All time and all chance of a simulated world. Nothing happens but by an event of this clock. */
export class SimClock {
  readonly random: Random
  /** Milliseconds since the world began. */
  time = 0
  readonly #events = new Set<Event>()
  #count = 0

  constructor(random: Random) {
    this.random = random
  }

  /** One time in so many. */
  once(inSo: number): boolean {
    return this.random.below(inSo) === 0
  }

  after(wait: number, job: () => void): () => void {
    const event = { at: this.time + Math.max(0, wait), nth: ++this.#count, job }
    this.#events.add(event)
    return () => void this.#events.delete(event)
  }

  sleep(wait: number): Promise<void> {
    return new Promise(resolve => this.after(wait, resolve))
  }

  /** Lets events happen, one after the other, until all is done or the time is up. */
  async run(isDone: () => boolean, limit: number): Promise<void> {
    for (;;) {
      await settled()
      if (isDone()) return
      const next = this.#next()
      if (next === undefined || next.at > limit) return
      this.#events.delete(next)
      this.time = next.at
      next.job()
    }
  }

  #next(): Event | undefined {
    let first: Event | undefined
    for (const event of this.#events) {
      if (first === undefined || event.at < first.at) first = event
      else if (event.at === first.at && event.nth < first.nth) first = event
    }
    return first
  }
}

/** All promises that can settle without time passing have settled. */
function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
