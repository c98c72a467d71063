import { randomBytes } from 'node:crypto'
import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import type { Identity, Store } from '@adit/table'
import { cleanName, type Looks, type Player } from '@adit/table'
import { drawCode } from '../codes.ts'
import type { WordFilter } from '../moderation/word-filter.ts'
import { refuse } from '../refusals.ts'
import { type Penalty, penaltyIn, printBody, readBody } from './body.ts'
import { openToken, sealToken } from './token.ts'

export interface Signed {
  readonly player: Player
  readonly token: string
}

/** Whoever asks, and with which of their devices: none for a token of the first kind. */
export interface Known {
  readonly player: Player
  readonly session?: string
  /** Until when the keeper has them silent, or out. */
  readonly silenced?: number
  readonly banned?: number
}

/** One of a person's devices, as they are shown it. */
export interface Device {
  readonly since: number
  readonly until: number
  readonly isThis: boolean
}

const DAY = 86_400_000
/** A token that nobody shows for so long is worth nothing; each use renews it, once a day at most. */
const TOKEN_LASTS = 400 * DAY
/** The oldest makes room. */
const MOST_DEVICES = 20
const CODE_LENGTH = 10
const CODE_LASTS = 10 * 60_000
const TOKEN_LENGTH = 200

/** Who people are, without accounts: whoever holds the token is the one. */
export class People {
  readonly #store: Store
  readonly #now: () => number
  readonly #secret: string
  readonly #isDecent: WordFilter

  private constructor(store: Store, now: () => number, secret: string, isDecent: WordFilter) {
    this.#isDecent = isDecent
    this.#store = store
    this.#now = now
    this.#secret = secret
  }

  static async open(
    store: Store,
    now: () => number,
    isDecent: WordFilter = () => true,
  ): Promise<People> {
    const secret = await store.keepMeta('token-secret', randomBytes(32).toString('base64url'))
    return new People(store, now, secret, isDecent)
  }

  async arrive(looks: Looks): Promise<Parsed<Signed>> {
    const name = this.#nameFrom(looks)
    if (typeof name !== 'string') return { ok: false, why: name }
    const player = { id: randomBytes(16).toString('base64url'), name, avatar: looks.avatar }
    const now = this.#now()
    await this.#store.putIdentity({ ...player, body: '{}', created: now, seen: now })
    return parsed(await this.#signed(player))
  }

  /** Whose token this is; undefined if it is none of ours, or ended. */
  async who(text: string): Promise<Known | undefined> {
    const token = text.length > TOKEN_LENGTH ? undefined : openToken(text, this.#secret)
    if (token === undefined) return undefined
    return token.of === 'session' ? this.#bySession(token.id) : this.#byPerson(token.id)
  }

  /** The newest first. */
  async devices({ player, session }: Known): Promise<Device[]> {
    const kept = await this.#store.sessions(player.id)
    return kept.map(({ id, created, expires }) => {
      return { since: created, until: expires, isThis: id === session }
    })
  }

  /** Ends the token of this device, or of all others; tokens of the first kind end with the others. */
  async end({ player, session }: Known, which: 'this' | 'others'): Promise<void> {
    const kept = await this.#store.sessions(player.id)
    const ended = kept.filter(({ id }) => (id === session) === (which === 'this'))
    for (const { id } of ended) await this.#store.endSession(id)
    if (which === 'this' && session !== undefined) return
    const identity = await this.#store.identity(player.id)
    if (identity === undefined) return
    const body = printBody({ ...readBody(identity.body), first: 'ended' })
    await this.#store.putIdentity({ ...identity, body })
  }

  /** A token of this device's own, for one that shows a token of the first kind. */
  async renew(player: Player): Promise<Signed> {
    return this.#signed(player)
  }

  /** Nothing leads to this person any more. Their name stays where they played, as it was. */
  async remove(id: string): Promise<void> {
    await this.#store.removeIdentity(id)
  }

  /** When someone first came and was last here. */
  async kept(id: string): Promise<Pick<Identity, 'created' | 'seen'> | undefined> {
    const identity = await this.#store.identity(id)
    return identity && { created: identity.created, seen: identity.seen }
  }

  async rename(id: string, looks: Looks): Promise<Parsed<Player>> {
    const name = this.#nameFrom(looks)
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
    const known = id === undefined ? undefined : await this.#known(id)
    return known === undefined
      ? { ok: false, why: refuse('server-unknown-code') }
      : parsed(await this.#signed(known.player))
  }

  /** For someone who has shown elsewhere who they are. */
  async welcome(id: string): Promise<Signed | undefined> {
    const known = await this.#known(id)
    if (known === undefined) return undefined
    await this.#store.seeIdentity(id, this.#now())
    return this.#signed(known.player)
  }

  #nameFrom(looks: Looks): string | Refusal {
    const name = cleanName(looks.name)
    if (typeof name !== 'string') return name
    return this.#isDecent(name) ? name : refuse('server-word')
  }

  async #bySession(id: string): Promise<Known | undefined> {
    const session = await this.#store.session(id)
    const now = this.#now()
    if (session === undefined || session.expires <= now) return undefined
    const known = await this.#known(session.identity)
    if (known === undefined) return undefined
    const { player } = known
    if (session.expires < now + TOKEN_LASTS - DAY) {
      await this.#store.putSession({ ...session, expires: now + TOKEN_LASTS })
      await this.#store.seeIdentity(player.id, now)
    }
    return { ...known, session: id }
  }

  async #byPerson(id: string): Promise<Known | undefined> {
    const identity = await this.#store.identity(id)
    if (identity === undefined) return undefined
    const now = this.#now()
    const body = readBody(identity.body)
    if (body.first === 'ended') return undefined
    if (identity.seen < now - DAY) await this.#store.seeIdentity(id, now)
    const { name, avatar } = identity
    return { player: { id, name, avatar }, ...penaltyIn(body, now) }
  }

  async #known(id: string): Promise<({ readonly player: Player } & Penalty) | undefined> {
    const kept = await this.#store.identity(id)
    if (kept === undefined) return undefined
    const { name, avatar } = kept
    return { player: { id, name, avatar }, ...penaltyIn(readBody(kept.body), this.#now()) }
  }

  async #signed(player: Player): Promise<Signed> {
    const id = randomBytes(16).toString('base64url')
    const now = this.#now()
    const expires = now + TOKEN_LASTS
    await this.#store.putSession({ id, identity: player.id, body: '{}', created: now, expires })
    const surplus = (await this.#store.sessions(player.id)).slice(MOST_DEVICES)
    for (const old of surplus) await this.#store.endSession(old.id)
    return { player, token: sealToken({ of: 'session', id }, this.#secret) }
  }
}
