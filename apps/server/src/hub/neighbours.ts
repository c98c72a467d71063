import type { Append, Listener, Peers, Player } from '@adit/table'
import type { SharedStore } from '../store/shared.ts'
import type { Traces } from '../traces/traces.ts'
import type { Hub } from './hub.ts'
import { type HouseNews, readHouseNews, readTableNews, type TableNews } from './news.ts'

interface NeighbourPorts {
  readonly hub: Hub
  readonly store: Pick<SharedStore, 'heads' | 'sign' | 'nodes'>
  /** No two nodes have the same. */
  readonly node: string
  now(): number
  trouble(error: unknown): void
  readonly traces?: Traces | undefined
}

interface Joined {
  readonly table: string
  readonly listener: Listener
  here: readonly string[]
  /** By node. */
  readonly elsewhere: Map<string, string>
}

const BEAT = 250
/** A node that is silent for so long is taken for gone, and with it whoever watched there. */
const SILENT = 2_500
/** The logs are looked at now and then, in case the hub lost something … */
const POLL = 2_000
/** … and with every beat while it is away or another node is not heard, and for so long afterwards. */
const CAREFUL = 1_500
/** A node that has missed two beats may have said more that was not heard. */
const MISSED = 600
const SIGN = 5_000
const SIGNED = 15_000
/** What another node says is heard within this. */
const UNDER_WAY = 100
/** Logs looked at with one question. */
const CHUNK = 500
const HOUSE = 'adit.house'
/** A bot's answer that is so late is given by another node: thought twice, but stored once. */
const DEFERENCE = 500

/** The other nodes: what they are told, what they say, and who watches there. */
export class Neighbours implements Peers {
  readonly deference = DEFERENCE
  readonly #ports: NeighbourPorts
  readonly #joined = new Map<string, Joined>()
  /** When each of the others was last heard. */
  readonly #heard = new Map<string, number>()
  /** The last number told of each table since the last beat. */
  readonly #told = new Map<string, number>()
  readonly #house: (news: HouseNews) => void
  #others: readonly { readonly name: string; readonly isDeaf: boolean }[] = []
  #beating: NodeJS.Timeout | undefined
  #polled = Number.NEGATIVE_INFINITY
  #carefulUntil = Number.NEGATIVE_INFINITY
  #signed = Number.NEGATIVE_INFINITY
  #working: Promise<void> | undefined
  #stops: readonly (() => void)[] = []

  constructor(ports: NeighbourPorts, house: (news: HouseNews) => void) {
    this.#ports = ports
    this.#house = house
  }

  get isBlind(): boolean {
    const isAlone = this.#others.length === 0
    return (!this.#ports.hub.isUp && !isAlone) || this.#others.some(({ isDeaf }) => isDeaf)
  }

  async start(): Promise<void> {
    const { hub, node } = this.#ports
    const subjects = [HOUSE, subjectTo(node)]
    this.#stops = await Promise.all(
      subjects.map(subject => hub.subscribe(subject, text => this.#hearHouse(text))),
    )
    // It signs again by itself.
    await this.#sign().catch((error: unknown) => this.#ports.trouble(error))
    this.#beating = setInterval(() => this.#beat(), BEAT)
  }

  async close(): Promise<void> {
    clearInterval(this.#beating)
    for (const stop of this.#stops) stop()
    this.tellHouse({ bye: true })
    await this.#working
    await this.#ports.hub.close()
  }

  /** Rows that were stored here just now. */
  tell({ table, expected, at, entries }: Append): void {
    if (entries.length === 0) return
    const rows = entries.map(({ kind, body }, nth): [number, number, string, string] => [
      expected + 1 + nth,
      at,
      kind,
      body,
    ])
    const trace = this.#ports.traces?.context(table, expected + entries.length)
    this.#say(table, { rows, ...(trace !== undefined && { trace }) })
    this.#told.set(table, expected + entries.length)
  }

  /** Who holds a table too is told again how long its log is, with the beat: news of it may be lost. */
  #sayAgain(): void {
    const heads = new Map<string, [string, number][]>()
    for (const [table, head] of this.#told) {
      for (const node of this.#joined.get(table)?.elsewhere.keys() ?? []) {
        const all = heads.get(node) ?? []
        all.push([table, head])
        heads.set(node, all)
      }
    }
    this.#told.clear()
    for (const [node, all] of heads) this.#tellNode(subjectTo(node), { heads: all })
  }

  tellHouse(news: Omit<HouseNews, 'node'>): void {
    this.#tellNode(HOUSE, news)
  }

  #tellNode(subject: string, news: Omit<HouseNews, 'node'>): void {
    this.#ports.hub.publish(subject, JSON.stringify({ node: this.#ports.node, ...news }))
  }

  renamed({ id, name, avatar }: Player): void {
    this.tellHouse({ renamed: { id, name, avatar } })
  }

  async join(table: string, listener: Listener): Promise<() => void> {
    const joined: Joined = { table, listener, here: [], elsewhere: new Map() }
    this.#joined.set(table, joined)
    const stop = await this.#ports.hub.subscribe(subjectOf(table), text => this.#hear(joined, text))
    this.#say(table, { ask: true })
    return () => {
      stop()
      if (this.#joined.get(table) === joined) this.#joined.delete(table)
      if (joined.here.length > 0) this.#say(table, { here: [] })
    }
  }

  announce(table: string, players: readonly string[]): void {
    const joined = this.#joined.get(table)
    if (joined !== undefined) joined.here = players
    this.#say(table, { here: [...players] })
  }

  nudge(table: string, head: number): void {
    this.#say(table, { head })
  }

  /** Compares where the logs end with what is known here: what the hub lost is found so. */
  async compare(): Promise<void> {
    const tables = [...this.#joined.keys()]
    const isCareful = performance.now() < this.#carefulUntil
    for (let at = 0; at < tables.length; at += CHUNK) {
      const heads = await this.#ports.store.heads(tables.slice(at, at + CHUNK))
      // What was stored just now is still on its way here: to read it would be to have it twice.
      if (!isCareful) await new Promise(resolve => setTimeout(resolve, UNDER_WAY))
      for (const [table, seq] of heads) this.#joined.get(table)?.listener.head(seq)
    }
  }

  #say(table: string, news: Omit<TableNews, 'node'>): void {
    const text = JSON.stringify({ node: this.#ports.node, ...news })
    this.#ports.hub.publish(subjectOf(table), text)
  }

  #hear({ table, listener, here, elsewhere }: Joined, text: string): void {
    const news = readTableNews(text)
    if (news === undefined) return
    const { node, rows, head } = news
    this.#heard.set(node, performance.now())
    if (rows !== undefined) {
      const seq = rows.at(-1)?.[0]
      if (news.trace !== undefined && seq !== undefined) {
        this.#ports.traces?.heard(table, seq, news.trace)
      }
      listener.rows(rows.map(([seq, at, kind, body]) => ({ seq, at, kind, body })))
    }
    if (head !== undefined) listener.head(head)
    if (news.here !== undefined) {
      const said = news.here.join(' ')
      if ((elsewhere.get(node) ?? '') === said) return
      if (said === '') elsewhere.delete(node)
      else elsewhere.set(node, said)
      listener.watching(node, news.here)
    }
    if (news.ask === true && here.length > 0) this.#say(table, { here: [...here] })
  }

  #hearHouse(text: string): void {
    const news = readHouseNews(text)
    if (news === undefined) return
    if (news.bye === true) this.#gone(news.node)
    else this.#heard.set(news.node, performance.now())
    for (const [table, head] of news.heads ?? []) this.#joined.get(table)?.listener.head(head)
    this.#house(news)
  }

  #beat(): void {
    this.tellHouse({})
    this.#sayAgain()
    const now = performance.now()
    // Whoever hears nothing does not know who is silent.
    if (this.#ports.hub.isUp) {
      for (const [node, at] of this.#heard) if (now - at > SILENT) this.#gone(node)
    }
    if (!this.#ports.hub.isUp || this.#isAnyoneMissing(now)) this.#carefulUntil = now + CAREFUL
    if (this.#working !== undefined) return
    const isDue = now < this.#carefulUntil || now - this.#polled >= POLL
    const jobs = [
      ...(isDue ? [this.compare()] : []),
      ...(now - this.#signed >= SIGN ? [this.#sign()] : []),
    ]
    if (jobs.length === 0) return
    if (isDue) this.#polled = now
    this.#working = Promise.all(jobs)
      .catch((error: unknown) => this.#ports.trouble(error))
      .then(() => {
        this.#working = undefined
      })
  }

  /** It may be cut off from the hub, and play on. Whoever came just now is known by its beats alone. */
  #isAnyoneMissing(now: number): boolean {
    const isLate = (at = Number.NEGATIVE_INFINITY): boolean => now - at > MISSED
    return (
      this.#others.some(({ name }) => isLate(this.#heard.get(name))) ||
      Array.from(this.#heard.values()).some(isLate)
    )
  }

  async #sign(): Promise<void> {
    this.#signed = performance.now()
    const { store, hub, node, now } = this.#ports
    for (const [table, { here }] of this.#joined) {
      if (here.length > 0) this.#say(table, { here: [...here] })
    }
    await store.sign(node, now(), !hub.isUp)
    this.#others = (await store.nodes(now() - SIGNED)).filter(({ name }) => name !== node)
  }

  #gone(node: string): void {
    this.#heard.delete(node)
    for (const { listener, elsewhere } of this.#joined.values()) {
      if (elsewhere.delete(node)) listener.watching(node, [])
    }
  }
}

function subjectOf(table: string): string {
  return `adit.t.${tokenOf(table)}`
}

function subjectTo(node: string): string {
  return `adit.n.${tokenOf(node)}`
}

/** A name in NATS has no dots, stars or blanks; ids of tables have none either, but who knows. */
function tokenOf(name: string): string {
  return /^[\w-]+$/.test(name) ? name : Buffer.from(name).toString('hex')
}
