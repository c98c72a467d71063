/** Milliseconds of one turn of the loop that go to writing before others are served again. */
const BUDGET = 8

/** Someone who holds something back until it is their turn. */
export interface Sender {
  release(): void
}

interface Pace {
  /** Of one turn of the loop, where what follows from a release costs more than the release. */
  readonly most?: number
  now?(): number
}

/**
 * What is said in one breath leaves at its end, so that news and the answer after it cost one write.
 * A write is dear: a crowd is not written to in one turn of the loop, whether one event or a thousand
 * of them gave the reason. Those beyond the budget wait for the next turn, in their order.
 */
export class Outbox {
  readonly #most: number
  readonly #now: () => number
  #waiting: Sender[] = []
  /** What this turn of the loop has cost so far; nothing before its first release. */
  #turn: { released: number; spent: number } | undefined

  constructor({ most = Number.POSITIVE_INFINITY, now = () => performance.now() }: Pace = {}) {
    this.#most = most
    this.#now = now
  }

  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) process.nextTick(this.#flush)
  }

  readonly #flush = (): void => {
    this.#turn ??= this.#begin()
    const turn = this.#turn
    const began = this.#now() - turn.spent
    let released = 0
    for (const sender of this.#waiting) {
      if (turn.released === this.#most || turn.spent >= BUDGET) break
      sender.release()
      released++
      turn.released++
      turn.spent = this.#now() - began
    }
    this.#waiting = this.#waiting.slice(released)
  }

  #begin(): { released: number; spent: number } {
    setImmediate(() => {
      this.#turn = undefined
      if (this.#waiting.length > 0) this.#flush()
    })
    return { released: 0, spent: 0 }
  }
}
