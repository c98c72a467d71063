import type { Parsed } from '@adit/kernel'
import { type Fields, fieldsOf } from './fields.ts'
import type { Keeping } from './kept.ts'

const ME = '/api/v1/me'

export interface Looks {
  readonly name: string
  readonly avatar: string
}

/** With which another device becomes the same person, once and soon. */
export interface Lent {
  readonly code: string
  readonly expires: number
}

export interface IdentityPorts {
  readonly keeping: Keeping
  readonly fetch: (path: string, how?: RequestInit) => Promise<Response>
}

/** Someone who is not to be heard, and the key by which they are named to the server. */
export interface Block {
  readonly key: string
  readonly name: string
}

/** Nobody answers there, or nobody who knows people. */
export type Silence = undefined

/**
 * Who this browser is at the server: a token in a cookie that no script can read. That there is one
 * is marked here, so that nobody new has to be refused first.
 */
export class Identity {
  readonly #ports: IdentityPorts
  /** Also for browsers that keep nothing: one page must not become a new person with every dial. */
  #isMarked: boolean

  constructor(ports: IdentityPorts) {
    this.#ports = ports
    this.#isMarked = ports.keeping.read('known') !== undefined
  }

  /** Whether the server knows us now, as whoever the cookie says, or else as someone new. */
  async arrive(looks: Looks): Promise<boolean> {
    if (this.#isMarked) {
      const known = await this.#ports.fetch(ME)
      if (known.status !== 401) return known.ok && isJson(known)
    }
    const met = await this.#post(ME, { ...looks, keep: 'cookie' })
    if (!met.ok || !isJson(met)) return false
    this.#mark()
    return true
  }

  /** A code for another device. */
  async lend(looks: Looks): Promise<Parsed<Lent> | Silence> {
    return this.#answer(async () => {
      if (!(await this.arrive(looks))) return undefined
      return this.#post(`${ME}/code`, {})
    }, readLent)
  }

  /** Becomes the person whose code it is; whoever this browser was before, it is no more. */
  async take(code: string): Promise<Parsed<Looks> | Silence> {
    return this.become('take', { code })
  }

  /** Another person from now on, as whoever the server says after what it is shown. */
  async become(path: string, shown: object): Promise<Parsed<Looks> | Silence> {
    const taken = await this.ask(path, { ...shown, keep: 'cookie' }, readLooks)
    if (taken?.ok) this.#mark()
    return taken
  }

  /** Whom this person has blocked; nobody, if the server does not know them. */
  async blocks(): Promise<readonly Block[]> {
    const read = await this.read('blocks', readBlocks)
    return read?.ok ? read.value : []
  }

  /** Whether they are heard again. */
  async unblock(key: string): Promise<boolean> {
    return (await this.ask('unblock', { key }, () => true))?.ok === true
  }

  /** What the server says of oneself under a path; nothing to someone it does not know. */
  async read<T>(path: string, read: Reading<T>): Promise<Parsed<T> | Silence> {
    if (!this.#isMarked) return undefined
    return this.#answer(() => this.#ports.fetch(`${ME}/${path}`), read)
  }

  async ask<T>(path: string, body: object, read: Reading<T>): Promise<Parsed<T> | Silence> {
    return this.#answer(() => this.#post(`${ME}/${path}`, body), read)
  }

  #mark(): void {
    this.#isMarked = true
    this.#ports.keeping.write('known', 'yes')
  }

  #post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.#ports.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #answer<T>(
    ask: () => Promise<Response | undefined>,
    read: Reading<T>,
  ): Promise<Parsed<T> | Silence> {
    try {
      const response = await ask()
      if (response === undefined || !isJson(response)) return undefined
      const body: Fields = { ...(await response.json()) }
      const value = response.ok ? read(body) : undefined
      if (value !== undefined) return { ok: true, value }
      const key = fieldsOf(body.why).key
      return typeof key === 'string' ? { ok: false, why: { key } } : undefined
    } catch {
      // Fetching fails in one way only: the server was not reached.
      return undefined
    }
  }
}

type Reading<T> = (body: Fields) => T | undefined

function readLent({ code, expires }: Fields): Lent | undefined {
  return typeof code === 'string' && typeof expires === 'number' ? { code, expires } : undefined
}

function readLooks({ name, avatar }: Fields): Looks | undefined {
  return typeof name === 'string' && typeof avatar === 'string' ? { name, avatar } : undefined
}

/** A server of files alone answers every address with the page itself. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true
}

function readBlocks({ blocks }: Fields): readonly Block[] | undefined {
  return Array.isArray(blocks) ? blocks.map(fieldsOf).flatMap(readBlock) : undefined
}

function readBlock({ key, name }: Fields): readonly Block[] {
  return typeof key === 'string' && typeof name === 'string' ? [{ key, name }] : []
}
