import { nth } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import type { Wire, WireEvents } from './wire.ts'

/** What tests stand links on: a clock turned by hand and a wire that is cut by hand. */

export class TestClock {
  now = 1_000_000
  readonly #wakes = new Set<{ readonly due: number; readonly wake: () => void }>()

  readonly wakeAt = (due: number, wake: () => void): (() => void) => {
    const alarm = { due, wake }
    this.#wakes.add(alarm)
    return () => this.#wakes.delete(alarm)
  }

  /** Lets everything happen that is due within so many milliseconds, in order. */
  async pass(time: number): Promise<void> {
    const until = this.now + time
    for (;;) {
      await quiet()
      const [next] = [...this.#wakes].sort((one, other) => one.due - other.due)
      if (next === undefined || next.due > until) break
      this.#wakes.delete(next)
      this.now = Math.max(this.now, next.due)
      next.wake()
    }
    this.now = until
    await quiet()
  }
}

/** All promises that can settle without time passing have settled. */
export function quiet(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** The far ends of all wires a link has dialled; the last is the one in use. */
export class TestExchange {
  readonly calls: TestCall[] = []

  readonly dial = (events: WireEvents): Wire => {
    const call = new TestCall(events)
    this.calls.push(call)
    return call
  }

  get last(): TestCall {
    return nth(this.calls, this.calls.length - 1)
  }
}

export class TestCall implements Wire {
  readonly events: WireEvents
  /** What the link has sent through this wire, read. */
  readonly sent: Record<string, unknown>[] = []
  isClosed = false

  constructor(events: WireEvents) {
    this.events = events
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  say(message: object): void {
    this.events.text(JSON.stringify(message))
  }
}

/** What a table of the smallest game says of itself; what a test is about, it says. */
export function tableInfo(own: Partial<TableShown> = {}): TableShown {
  return {
    title: 'my-treasure',
    revision: 1,
    config: {},
    clock: 'none',
    visibility: 'link',
    memory: 'full',
    code: '000001',
    stage: 'playing',
    seats: [],
    deal: { commitment: '0'.repeat(64) },
    ...own,
  }
}
