import { pledgeFor, witnessOf } from '@adit/fairness'
import { nth } from '@adit/kernel'
import { fieldsOf } from './fields.ts'
import { type Keeping, readKept } from './kept.ts'
import type { Seen } from './seen.ts'
import type { TableSession } from './session.ts'

/** What this page promised and saw before a deal: enough to check it afterwards. */
export interface Promised {
  readonly table: string
  readonly commitment: string
  readonly share: string
  /** By seat, as they stood when the game began. */
  readonly pledges?: readonly (string | null)[]
}

const KEY = 'deals'
/** Older ones are forgotten: nobody looks at the end of so many games. */
const MOST = 30
/** Milliseconds before something that was refused is tried again. */
const AGAIN = 3_000

export function promisedAt(keeping: Keeping, table: string): Promised | undefined {
  return allKept(keeping).find(one => one.table === table)
}

/**
 * This page's part in a deal, done by itself: a random share that is pledged first and shown only
 * when everybody has pledged theirs, so that nobody, not even the last, can choose theirs to suit.
 */
export class Shares {
  readonly #session: Pick<TableSession, 'do'>
  readonly #keeping: Keeping
  readonly #random: () => string
  #isBusy = false
  #latest: Seen | undefined

  constructor(session: Pick<TableSession, 'do'>, keeping: Keeping, random: () => string) {
    this.#session = session
    this.#keeping = keeping
    this.#random = random
  }

  /** To be called whenever the table has changed; does one thing at a time, and the latest last. */
  async look(seen: Seen): Promise<void> {
    this.#latest = seen
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      while (this.#latest !== undefined) {
        const now = this.#latest
        this.#latest = undefined
        await this.#act(now)
      }
    } finally {
      this.#isBusy = false
    }
  }

  async #act(seen: Seen): Promise<void> {
    const { seat, info } = seen
    if (seat === undefined || info.stage === 'finished') return
    if (info.stage === 'open') await this.#prepare(seen, seat)
    else await this.#witness(seen, seat)
  }

  async #prepare({ table, info }: Seen, seat: number): Promise<void> {
    const own = nth(info.seats, seat)
    const promised = promisedAt(this.#keeping, table)
    if (promised === undefined || own.pledge !== pledgeFor(promised.share)) {
      const share = this.#random()
      // What was first seen counts: a server that changes its mind is found out.
      const commitment = promised?.commitment ?? info.deal.commitment
      this.#keep({ table, commitment, share })
      await this.#ask({ type: 'pledge', pledge: pledgeFor(share) })
    } else if (!own.seeded && isPromisedByAll(info)) {
      await this.#ask({ type: 'seed', seed: promised.share })
    }
  }

  /** Once the game has begun: what was promised, kept here and told to the others. */
  async #witness({ table, info }: Seen, seat: number): Promise<void> {
    const promised = promisedAt(this.#keeping, table)
    if (promised === undefined || promised.pledges !== undefined) return
    const pledges = info.seats.map(one => one.pledge ?? null)
    this.#keep({ ...promised, pledges })
    if (nth(info.seats, seat).witness !== undefined) return
    const witness = witnessOf(
      promised.commitment,
      info.seats.map(one => one.pledge),
    )
    await this.#ask({ type: 'witness', witness })
  }

  async #ask(wish: Parameters<TableSession['do']>[0]): Promise<void> {
    const answer = await this.#session.do(wish)
    if (answer.type === 'refused') await new Promise(resolve => setTimeout(resolve, AGAIN))
  }

  #keep(promised: Promised): void {
    const others = allKept(this.#keeping).filter(one => one.table !== promised.table)
    this.#keeping.write(KEY, JSON.stringify([...others, promised].slice(-MOST)))
  }
}

/** 128 bits that nobody knows. */
export function drawShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Milliseconds that a start waits for shares; whoever has none in by then plays without one. */
const PATIENCE = 1_500
const LOOK = 50

/** Waits until everyone who pledged a share has shown it, but not for long. */
export async function untilShared(read: () => Seen | undefined): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    const seats = read()?.info.seats ?? []
    const isShared = seats.every(
      ({ name, bot, pledge, seeded }) =>
        name === undefined || bot !== undefined || (pledge !== undefined && seeded),
    )
    if (isShared) return
    await new Promise(resolve => setTimeout(resolve, LOOK))
  }
}

/** Nobody can sit down any more without another's rising, and all people have pledged or do not care. */
export function isPromisedByAll({ seats, host }: Seen['info']): boolean {
  return seats.every(({ name, bot, ready, pledge }, seat) => {
    if (name === undefined) return bot !== undefined
    return (ready || seat === host) && (pledge !== undefined || ready)
  })
}

function allKept(keeping: Keeping): Promised[] {
  const read = readKept(keeping, KEY)
  return Array.isArray(read) ? read.filter(isPromised) : []
}

/** Another version of the page may have kept something else. */
function isPromised(kept: unknown): kept is Promised {
  const { table, commitment, share, pledges } = fieldsOf(kept)
  const isText = (value: unknown): boolean => typeof value === 'string'
  const isList = Array.isArray(pledges) && pledges.every(one => one === null || isText(one))
  return [table, commitment, share].every(isText) && (pledges === undefined || isList)
}
