import { randomBytes } from 'node:crypto'
import type { Refusal } from '@adit/kernel'
import type { Identity, Manners, Person, Player, Report, Store } from '@adit/table'
import { type Block, type Body, penaltyIn, printBody, readBody } from '../identity/body.ts'
import type { Meter } from '../rate.ts'
import { refuse } from '../refusals.ts'
import { type Deed, type DeedKept, type Journal, openJournal, type ReportKept } from './journal.ts'

export interface KeeperPorts {
  readonly store: Store
  readonly reporting: Meter
  now(): number
  /** Wherever this person is connected: what holds for them from now on is read anew. */
  cut(player: string): void
}

/** More than anyone has to put up with; the oldest is forgotten. */
const MOST_BLOCKS = 200
const HOUR = 3_600_000

/** A person as the keeper of the server sees them. */
export interface Seen extends Person {
  readonly created: number
  readonly seen: number
  readonly silenced?: number
  readonly banned?: number
}

/** Peace in the house: whom people block, what they report, and what is done about it. */
export class Keeper implements Manners {
  readonly #ports: KeeperPorts
  readonly #journal: Journal

  constructor(ports: KeeperPorts) {
    this.#ports = ports
    this.#journal = openJournal(ports.store, () => ports.now())
  }

  async blocked(player: string): Promise<ReadonlySet<string>> {
    return new Set((await this.blocks(player)).map(({ id }) => id))
  }

  async blocks(player: string): Promise<readonly Block[]> {
    const identity = await this.#ports.store.identity(player)
    return identity === undefined ? [] : (readBody(identity.body).blocks ?? [])
  }

  async block(who: Player, { id, name }: Person): Promise<Refusal | undefined> {
    return this.#change(who.id, body => {
      const others = (body.blocks ?? []).filter(one => one.id !== id)
      const key = randomBytes(6).toString('base64url')
      return { ...body, blocks: [...others, { key, id, name }].slice(-MOST_BLOCKS) }
    })
  }

  async unblock(player: string, key: string): Promise<Refusal | undefined> {
    return this.#change(player, body => {
      return { ...body, blocks: (body.blocks ?? []).filter(one => one.key !== key) }
    })
  }

  async report(report: Report): Promise<Refusal | undefined> {
    if (!(await this.#ports.reporting.take(report.by.id))) return refuse('server-too-fast')
    await this.#journal.noteReport(report)
    return undefined
  }

  /** The newest last. */
  reports(wanted: { readonly all: boolean }): Promise<readonly ReportKept[]> {
    return this.#journal.reports(wanted)
  }

  deeds(): Promise<readonly DeedKept[]> {
    return this.#journal.deeds()
  }

  async person(id: string): Promise<Seen | undefined> {
    const identity = await this.#ports.store.identity(id)
    if (identity === undefined) return undefined
    const { name, created, seen } = identity
    const penalty = penaltyIn(readBody(identity.body), this.#ports.now())
    return { id, name, created, seen, ...penalty }
  }

  /** What the keeper decides holds from this moment, and is written down first. */
  async decide(deed: Deed): Promise<Refusal | undefined> {
    if (deed.deed === 'dismiss') {
      await this.#journal.noteDeed(deed)
      return undefined
    }
    const { store, now } = this.#ports
    const identity = await store.identity(deed.person)
    if (identity === undefined) return refuse('server-unknown-person')
    await this.#journal.noteDeed(deed)
    await this.#write(identity, punished(deed, now()))
    this.#ports.cut(deed.person)
    return undefined
  }

  async #change(id: string, change: (body: Body) => Body): Promise<Refusal | undefined> {
    const identity = await this.#ports.store.identity(id)
    if (identity === undefined) return refuse('server-not-signed-in')
    await this.#write(identity, change)
    return undefined
  }

  async #write(identity: Identity, change: (body: Body) => Body): Promise<void> {
    const body = printBody(change(readBody(identity.body)))
    await this.#ports.store.putIdentity({ ...identity, body })
  }
}

function punished(deed: Exclude<Deed, { deed: 'dismiss' }>, now: number) {
  return ({ silenced, banned, ...body }: Body): Body => {
    switch (deed.deed) {
      case 'silence':
        return { ...body, ...(banned ? { banned } : {}), silenced: now + deed.hours * HOUR }
      case 'ban':
        return { ...body, ...(silenced ? { silenced } : {}), banned: now + deed.hours * HOUR }
      case 'lift':
        return body
    }
  }
}
