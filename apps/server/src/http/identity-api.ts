import type { Parsed } from '@adit/kernel'
import { parts } from '@adit/protocol'
import type { Looks, Player } from '@adit/table'
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import type { PasskeyShown } from '../identity/passkeys.ts'
import type { People, Signed } from '../identity/people.ts'
import type { Meter } from '../rate.ts'
import { refuse } from '../refusals.ts'
import { done, forAnyone, forPlayers, type Operation, type Reply, refused } from './operation.ts'

export interface IdentityPorts {
  readonly people: People
  readonly desk: Desk
  /** Under the new name wherever they are connected, too. */
  rename(who: Player, looks: Looks): Promise<Parsed<Player>>
  readonly arrivals: Meter
  /** Cuts the lines of someone whose tokens were ended; good ones come back by themselves. */
  disconnect(player: string): void
  /** Rises from wherever they sit. */
  leaveTables(who: Player): Promise<void>
  passkeysOf(player: string): Promise<readonly PasskeyShown[]>
  /** What was said by someone, from the logs of their tables. */
  deedsOf(player: string): Promise<unknown[]>
}

const MOST_TOLD = 4

const looks = { name: parts.name, avatar: parts.avatar }
/** A page has its browser keep the token, out of reach of scripts; a program keeps it itself. */
export const keep = v.picklist(['cookie', 'bearer'])
export const me = v.strictObject({ ...looks, token: v.exactOptional(v.string()) })

/** Who one is: a name, a face, and a token in place of an account. */
export function identityApi(ports: IdentityPorts): Operation[] {
  const { people, desk, rename, arrivals } = ports
  return [
    ...deviceApi(ports),
    forAnyone('arrive', 'POST /me', {
      summary: 'Become someone new, under a name and with an avatar',
      body: v.strictObject({ ...looks, keep }),
      answer: me,
      async handle({ who, body }) {
        if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
        return signedIn(await people.arrive(body), body.keep)
      },
    }),
    forPlayers('me', 'GET /me', {
      summary: 'Who the token says one is; a browser is told to keep it for as long again',
      answer: me,
      handle: async ({ who }) => ({ ...done(shown(who.player)), again: true }),
    }),
    forPlayers('rename', 'PUT /me', {
      summary: 'Take another name or avatar; tables sat at keep the old one until told there',
      body: v.strictObject(looks),
      answer: me,
      async handle({ who, body }) {
        const player = await rename(who.player, body)
        return player.ok ? done(shown(player.value)) : refused(player.why)
      },
    }),
    forPlayers('lend', 'POST /me/code', {
      summary: 'A code with which another device becomes the same person, once and soon',
      answer: v.strictObject({ code: parts.code, expires: parts.time }),
      async handle({ who }) {
        // Each is kept for a while.
        if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
        return done(await people.lend(who.player.id))
      },
    }),
    forAnyone('take', 'POST /me/take', {
      summary: 'Become the person whose code this is',
      body: v.strictObject({ code: parts.code, keep }),
      answer: me,
      async handle({ who, body }) {
        if (!(await desk.admitsGuess(who.address))) return refused(refuse('server-too-fast'))
        return signedIn(await people.take(body.code), body.keep)
      },
    }),
  ]
}

const device = v.strictObject({ since: parts.time, until: parts.time, isThis: v.boolean() })
const nothing = v.strictObject({})

/** What one can do about oneself: end tokens, see what is kept, and go. */
function deviceApi(ports: IdentityPorts): Operation[] {
  const { people } = ports
  /** Who is being told what is kept of them: whole logs are read for it, so few are at once, and nobody twice. */
  const told = new Set<string>()
  return [
    forPlayers('devices', 'GET /me/devices', {
      summary: 'The devices that hold a token, the newest first',
      answer: v.strictObject({ devices: v.array(device) }),
      handle: async ({ who }) => done({ devices: await people.devices(who) }),
    }),
    forPlayers('sign-out', 'POST /me/sign-out', {
      summary: 'End the token of this device',
      answer: nothing,
      async handle({ who }) {
        await people.end(who, 'this')
        ports.disconnect(who.player.id)
        return { ...done({}), forget: true }
      },
    }),
    forPlayers('end-others', 'POST /me/end-others', {
      summary: 'End the tokens of all other devices',
      answer: nothing,
      async handle({ who }) {
        // One of the first kind ends too, so this device is given another.
        const fresh = who.session === undefined ? await people.renew(who.player) : undefined
        const own = fresh === undefined ? who : await people.who(fresh.token)
        await people.end(own ?? who, 'others')
        ports.disconnect(who.player.id)
        return fresh === undefined ? done({}) : { ...done({}), token: fresh.token }
      },
    }),
    forPlayers('kept', 'GET /me/kept', {
      summary:
        'All that is kept of oneself: name, devices, passkeys, tables, and what one said there',
      answer: v.record(v.string(), v.unknown()),
      async handle({ who }) {
        const { id, ...own } = who.player
        if (told.has(id) || told.size >= MOST_TOLD) return refused(refuse('server-too-fast'))
        told.add(id)
        try {
          const dates = await people.kept(id)
          const devices = await people.devices(who)
          const passkeys = await ports.passkeysOf(id)
          const tables = await ports.deedsOf(id)
          return done({ ...own, ...dates, devices, passkeys, tables })
        } finally {
          told.delete(id)
        }
      },
    }),
    forPlayers('delete', 'POST /me/delete', {
      summary:
        'Be forgotten: name, tokens, codes, passkeys and lists; at tables the name stays as it was',
      answer: nothing,
      async handle({ who }) {
        await ports.leaveTables(who.player)
        await people.remove(who.player.id)
        ports.disconnect(who.player.id)
        return { ...done({}), forget: true }
      },
    }),
  ]
}

function shown({ name, avatar }: Player): { readonly name: string; readonly avatar: string } {
  return { name, avatar }
}

export function signedIn(signed: Parsed<Signed>, keep: 'cookie' | 'bearer'): Reply {
  if (!signed.ok) return refused(signed.why)
  const { player, token } = signed.value
  return keep === 'cookie' ? { ...done(shown(player)), token } : done({ ...shown(player), token })
}
