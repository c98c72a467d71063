import type { Refusal } from '@adit/kernel'
import type { Answer, PersonCommand, TableCommand, TableMessage } from '@adit/protocol'
import { Live } from '../ui/live.ts'
import { Audience, type Hear } from './audience.ts'
import type { Link, Without } from './link.ts'
import { newsIn, receive, type Seen } from './seen.ts'

/** What is done at a table, without its envelope. */
export type TableWish = Without<TableCommand | PersonCommand, 'id' | 'table'>

/** A question to this client's own seat. */
export interface Decision {
  readonly since: number
  /** By this device's clock; undefined without a clock. */
  readonly due: number | undefined
}

/** What pages of every game are given: what is known of a table, and what can be done there. */
export interface AtTable {
  readonly table: string
  readonly seen: Live<Seen | undefined>
  readonly decision: Decision | undefined
  do(wish: TableWish): Promise<Answer>
  move(text: string): Promise<Answer>
  listen(hear: Hear): () => void
  /** Asks a server for all there is to know again. */
  renew?(): void
}

/**
 * One table through one link: what is known of it, and what can be done there. Pages of every game
 * are given one and know nothing of servers, workers or lost connections.
 */
export class TableSession implements AtTable {
  readonly table: string
  readonly link: Link
  /** Undefined until the table has answered. */
  readonly seen = new Live<Seen | undefined>(undefined)
  /** Why the table cannot be shown at all. */
  readonly refused = new Live<Refusal | undefined>(undefined)
  readonly #now: () => number
  readonly #audience = new Audience()
  readonly listen = this.#audience.listen
  readonly onCut = this.#audience.onCut
  readonly #stop: () => void
  #isStale = false

  constructor(table: string, link: Link, now: () => number) {
    this.table = table
    this.link = link
    this.#now = now
    this.#stop = link.watch({
      table,
      since: () => (this.#isStale ? undefined : this.seen.value?.seq),
      hear: message => this.#hear(message),
      refused: why => {
        this.refused.value = why
      },
    })
  }

  /** Settles when it is done or refused; without a connection, when there is one again. */
  do(wish: TableWish): Promise<Answer> {
    return this.link.ask({ ...wish, table: this.table })
  }

  /** Makes a move, written in the game's notation, in answer to the question now open. */
  move(text: string): Promise<Answer> {
    return this.do(answering(this.seen.value, this.decision, text))
  }

  /** What this seat is asked to decide now. */
  get decision(): Decision | undefined {
    return decisionIn(this.seen.value)
  }

  /** Somebody waits for this seat: with a question that does not pass by itself, or before a round. */
  get isAwaited(): boolean {
    return isAwaitedIn(this.seen.value)
  }

  renew(): void {
    this.#isStale = true
    this.link.watchAgain(this.table)
  }

  close(): void {
    this.#audience.leave()
    this.#stop()
  }

  #hear(message: TableMessage): void {
    if (message.type === 'shown-out') {
      this.refused.value = message.why
      return
    }
    this.#isStale &&= message.type !== 'welcome'
    this.refused.value = undefined
    const before = this.seen.value
    const after = receive(before, message, this.#now())
    if (after === undefined) {
      if (before !== undefined) this.link.watchAgain(this.table)
      return
    }
    this.seen.value = after
    const news =
      before === undefined || message.type !== 'update' ? [] : newsIn(message.items, before.seq)
    if (before === undefined || news.length === 0) this.#audience.cut(after)
    else this.#audience.tell(news, before, after)
  }
}

/** A move with the question it answers. What is asked behind a gate has been on the table since the deal. */
export function answering(
  seen: Seen | undefined,
  decision: Decision | undefined,
  move: string,
): TableWish & { readonly type: 'move' } {
  const since = decision?.since ?? seen?.game?.gate?.since ?? seen?.seq ?? 0
  return { type: 'move', since, move }
}

/** Whether somebody waits for the viewer's own seat. */
function isAwaitedIn(seen: Seen | undefined): boolean {
  if (seen?.seat === undefined) return false
  const { asked = [], moment, gate } = seen.game ?? {}
  const isAsked = moment === undefined && asked.some(one => one.seat === seen.seat)
  return isAsked || owesGate(seen, gate)
}

/** A round has been dealt and waits for this seat. */
export function owesGate(seen: Seen, gate = seen.game?.gate): boolean {
  if (gate === undefined || seen.seat === undefined) return false
  return gate.people.includes(seen.seat) && !gate.on.includes(seen.seat)
}

/** What the viewer's own seat is asked to decide. */
export function decisionIn(seen: Seen | undefined): Decision | undefined {
  const asked = seen?.game?.asked.find(one => one.seat === seen.seat)
  if (seen === undefined || asked === undefined) return undefined
  return { since: asked.since, due: asked.due === undefined ? undefined : asked.due - seen.ahead }
}
