import { parts } from '@adit/protocol'
import * as v from 'valibot'
import type { Passkeys } from '../identity/passkeys.ts'
import { type Site, siteOf } from '../identity/site.ts'
import type { Meter } from '../rate.ts'
import { refuse } from '../refusals.ts'
import { keep, me, signedIn } from './identity-api.ts'
import { done, forAnyone, forPlayers, type Operation, type Reply, refused } from './operation.ts'

export interface PasskeyApiPorts {
  readonly passkeys: Passkeys
  readonly arrivals: Meter
  /** Where pages are, if it is configured. */
  readonly origin: string | undefined
}

const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/))
const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const shown = v.strictObject({
  key,
  since: parts.time,
  used: parts.time,
  isShared: v.boolean(),
})
const list = v.strictObject({ passkeys: v.array(shown) })
/** As browsers define it; what we make of it is for them alone. */
const options = v.strictObject({ options: v.record(v.string(), v.unknown()) })

/** Passkeys: so that a lost device is not a lost name. */
export function passkeyApi({
  passkeys,
  arrivals,
  origin: configured,
}: PasskeyApiPorts): Operation[] {
  const at = async (
    origin: string | undefined,
    serve: (site: Site) => Promise<Reply>,
  ): Promise<Reply> => {
    const site = siteOf(origin, configured)
    return site === undefined ? refused(refuse('server-no-passkeys')) : serve(site)
  }
  return [
    forPlayers('passkeys', 'GET /me/passkeys', {
      summary: 'The passkeys of this person, the oldest first',
      answer: list,
      handle: async ({ who }) => done({ passkeys: await passkeys.list(who.player.id) }),
    }),
    forPlayers('offer-passkey', 'POST /me/passkeys/offer', {
      summary: 'What a browser needs to make a passkey; good for five minutes and once',
      answer: options,
      handle: async ({ who, origin }) =>
        at(origin, async site => {
          if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
          const offered = await passkeys.offer(who.player, site)
          return offered.ok ? done({ options: offered.value }) : refused(offered.why)
        }),
    }),
    forPlayers('add-passkey', 'POST /me/passkeys/add', {
      summary: 'Keep the passkey that the browser has made',
      body: v.strictObject({ id: bytes, client: bytes, attestation: bytes }),
      answer: list,
      handle: async ({ who, body, origin }) =>
        at(origin, async site => {
          const added = await passkeys.add(who.player, site, body)
          return added.ok ? done({ passkeys: added.value }) : refused(added.why)
        }),
    }),
    forPlayers('remove-passkey', 'POST /me/passkeys/remove', {
      summary: 'Forget a passkey: nobody comes back with it',
      body: v.strictObject({ key }),
      answer: list,
      handle: async ({ who, body }) =>
        done({ passkeys: await passkeys.remove(who.player.id, body.key) }),
    }),
    forAnyone('ask-passkey', 'POST /me/return/ask', {
      summary: 'What a browser needs to have a passkey sign; good for five minutes and once',
      answer: options,
      handle: async ({ who, origin }) =>
        at(origin, async site => {
          if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
          return done({ options: await passkeys.ask(site) })
        }),
    }),
    forAnyone('return', 'POST /me/return', {
      summary: 'Become the person whose passkey has signed',
      body: v.strictObject({
        id: bytes,
        client: bytes,
        authenticator: bytes,
        signature: bytes,
        user: bytes,
        keep,
      }),
      answer: me,
      handle: async ({ who, body: { keep: how, ...signature }, origin }) =>
        at(origin, async site => {
          if (!(await arrivals.take(who.address))) return refused(refuse('server-too-fast'))
          return signedIn(await passkeys.comeBack(site, signature), how)
        }),
    }),
  ]
}
