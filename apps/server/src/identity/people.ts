import { randomBytes } from 'node:crypto'
import { type Parsed, parsed } from '@adit/kernel'
import type { Store } from '@adit/table'
import { cleanName, type Looks, type Player } from '@adit/table'
import { drawCode } from '../codes.ts'
import { refuse } from '../refusals.ts'
import { openToken, sealToken } from './token.ts'

export interface Signed {
  readonly player: Player
  readonly token: string
}

const CODE_LENGTH = 10
const CODE_LASTS = 10 * 60_000
const TOKEN_LENGTH = 200

/** Who people are, without accounts: whoever holds the token is the one. */
export class People {
  readonly #store: Store
  readonly #now: () => number
  readonly #secret: string

  private constructor(store: Store, now: () => number, secret: string) {
    this.#store = store
    this.#now = now
    this.#secret = secret
  }

  static async open(store: Store, now: () => number): Promise<People> {
    const secret = await store.keepMeta('token-secret', randomBytes(32).toString('base64url'))
    return new People(store, now, secret)
  }

  async arrive(looks: Looks): Promise<Parsed<Signed>> {
    const name = cleanName(looks.name)
    if (typeof name !== 'string') return { ok: false, why: name }
    const player = { id: randomBytes(16).toString('base64url'), name, avatar: looks.avatar }
    const now = this.#now()
    await this.#store.putIdentity({ ...player, body: '{}', created: now, seen: now })
    return parsed(this.#signed(player))
  }

  /** Whose token this is; undefined if it is none of ours. */
  async who(token: string): Promise<Player | undefined> {
    const id = token.length > TOKEN_LENGTH ? undefined : openToken(token, this.#secret)
    return id === undefined ? undefined : this.#known(id)
  }

  async rename(id: string, looks: Looks): Promise<Parsed<Player>> {
    const name = cleanName(looks.name)
    if (typeof name !== 'string') return { ok: false, why: name }
    const kept = await this.#store.identity(id)
    if (kept === undefined) return { ok: false, why: refuse('server-not-signed-in') }
    const { avatar } = looks
    await this.#store.putIdentity({ ...kept, name, avatar })
    return parsed({ id, name, avatar })
  }

  /** A code with which another device becomes the same person, once and soon. */
  async lend(id: string): Promise<{ readonly code: string; readonly expires: number }> {
    const expires = this.#now() + CODE_LASTS
    for (;;) {
      const code = drawCode(CODE_LENGTH)
      if (await this.#store.putCode({ code, identity: id, expires })) return { code, expires }
    }
  }

  async take(code: string): Promise<Parsed<Signed>> {
    const id = await this.#store.takeCode(code, this.#now())
    const player = id === undefined ? undefined : await this.#known(id)
    return player === undefined
      ? { ok: false, why: refuse('server-unknown-code') }
      : parsed(this.#signed(player))
  }

  async #known(id: string): Promise<Player | undefined> {
    const kept = await this.#store.identity(id)
    return kept && { id, name: kept.name, avatar: kept.avatar }
  }

  #signed(player: Player): Signed {
    return { player, token: sealToken(player.id, this.#secret) }
  }
}
