import { createHash, randomBytes } from 'node:crypto'
import { type Parsed, parsed, type Refusal } from '@adit/kernel'
import type { Passkey, Player, Store } from '@adit/table'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import * as v from 'valibot'
import { refuse } from '../refusals.ts'
import type { People, Signed } from './people.ts'
import type { Site } from './site.ts'

/** A passkey as whoever it belongs to is shown it. */
export interface PasskeyShown {
  /** What the entry is called by. */
  readonly key: string
  readonly since: number
  readonly used: number
  /** Its maker carries it to the person's other devices. */
  readonly isShared: boolean
}

/** What a browser says of a new passkey. All texts are base64url. */
export interface NewPasskey {
  readonly id: string
  readonly client: string
  readonly attestation: string
}

/** What a browser says of one that has signed. */
export interface Signature {
  readonly id: string
  readonly client: string
  readonly authenticator: string
  readonly signature: string
  readonly user: string
}

export interface PasskeyPorts {
  readonly store: Store
  readonly people: Pick<People, 'welcome'>
  now(): number
}

const CHALLENGE_LASTS = 5 * 60_000
const MOST_PASSKEYS = 10
const COME_BACK = 'come-back'
/** EdDSA, ES256 and RS256 by their numbers: between them every passkey there is speaks one. */
const ALGORITHMS = [-8, -7, -257]

const body = v.object({ credential: v.string(), publicKey: v.string(), isShared: v.boolean() })
const word = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))
const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: word }))

/**
 * With a passkey a person comes back on a new device. Nobody needs one: a name is had without.
 * What there is to check is checked by a library, which is loaded when the first one is asked for.
 */
export class Passkeys {
  readonly #ports: PasskeyPorts

  constructor(ports: PasskeyPorts) {
    this.#ports = ports
  }

  async list(person: string): Promise<PasskeyShown[]> {
    return (await this.#ports.store.passkeys(person)).map(shown)
  }

  /** What the browser needs to make a new one. */
  async offer({ id, name }: Player, site: Site): Promise<Parsed<object>> {
    const kept = await this.#ports.store.passkeys(id)
    if (kept.length >= MOST_PASSKEYS) return { ok: false, why: refuse('server-passkeys-full') }
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    return parsed(
      await generateRegistrationOptions({
        rpName: 'Adit',
        rpID: site.id,
        userName: name,
        userDisplayName: name,
        userID: Uint8Array.from(Buffer.from(handleOf(id), 'base64url')),
        challenge: await this.#challenge(addingFor(id)),
        timeout: CHALLENGE_LASTS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: kept.map(one => ({
          id: v.parse(body, JSON.parse(one.body)).credential,
        })),
        // It has to be found without a name: whoever comes back has nothing else with them.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      }),
    )
  }

  async add({ id }: Player, site: Site, given: NewPasskey): Promise<Parsed<PasskeyShown[]>> {
    const challenge = await this.#answered(given.client, addingFor(id))
    if (challenge === undefined || !(await isPlain(given.attestation))) return unknown()
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    // The library throws at whatever is wrong with what it is given.
    const verified = await verifyRegistrationResponse({
      response: {
        ...frame(given.id),
        response: { clientDataJSON: given.client, attestationObject: given.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined)
    if (!verified?.verified) return unknown()
    const { credential, credentialBackedUp: isShared } = verified.registrationInfo
    if ((await this.#ports.store.passkeys(id)).length >= MOST_PASSKEYS) {
      return { ok: false, why: refuse('server-passkeys-full') }
    }
    const made = await this.#ports.store.putPasskey(
      asKept(id, credential, isShared, this.#ports.now()),
    )
    return made ? parsed(await this.list(id)) : unknown()
  }

  async remove(person: string, key: string): Promise<PasskeyShown[]> {
    const kept = await this.#ports.store.passkey(key)
    if (kept?.identity === person) await this.#ports.store.removePasskey(key)
    return this.list(person)
  }

  /** What the browser needs to show the passkeys it has for this site. */
  async ask(site: Site): Promise<object> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    return generateAuthenticationOptions({
      rpID: site.id,
      challenge: await this.#challenge(COME_BACK),
      timeout: CHALLENGE_LASTS,
      userVerification: 'preferred',
    })
  }

  /** A token of this device's own, for whoever the passkey belongs to. */
  async comeBack(site: Site, given: Signature): Promise<Parsed<Signed>> {
    const challenge = await this.#answered(given.client, COME_BACK)
    const kept = challenge && (await this.#ports.store.passkey(keyOf(given.id)))
    if (!kept || given.user !== handleOf(kept.identity)) return unknown()
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const verified = await verifyAuthenticationResponse({
      response: {
        ...frame(given.id),
        response: {
          clientDataJSON: given.client,
          authenticatorData: given.authenticator,
          signature: given.signature,
          userHandle: given.user,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: credentialOf(kept),
    }).catch(() => undefined)
    if (!verified?.verified) return unknown()
    // A count that stands still is of a copy; of two at once the store lets one pass.
    const { newCounter } = verified.authenticationInfo
    const now = this.#ports.now()
    if (!(await this.#ports.store.usePasskey(kept.id, newCounter, now))) return unknown()
    const signed = await this.#ports.people.welcome(kept.identity)
    return signed === undefined ? unknown() : parsed(signed)
  }

  async #challenge(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const expires = this.#ports.now() + CHALLENGE_LASTS
    for (;;) {
      const drawn = Uint8Array.from(randomBytes(32))
      const challenge = Buffer.from(drawn).toString('base64url')
      if (await this.#ports.store.putChallenge({ challenge, purpose, expires })) return drawn
    }
  }

  /** The challenge that was signed, if it was ours and for this: it is used up, whatever comes of it. */
  async #answered(client: string, purpose: string): Promise<string | undefined> {
    const read = v.safeParse(clientData, Buffer.from(client, 'base64url').toString())
    if (!read.success) return undefined
    const { challenge } = read.output
    const found = await this.#ports.store.takeChallenge(challenge, this.#ports.now())
    return found === purpose ? challenge : undefined
  }
}

/**
 * Who made a passkey is not asked, so no certificate comes with one. One that came all the same would
 * have the library look up its issuer's lists at an address of the sender's choice.
 */
async function isPlain(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestation, 'base64url')))
    const form = decoded.get('fmt')
    return form === 'none' || (form === 'packed' && !decoded.get('attStmt').get('x5c'))
  } catch {
    return false
  }
}

function frame(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

/** Ids of passkeys may be very long: they are kept under a hash. */
function keyOf(credential: string): string {
  return createHash('sha256').update(credential).digest('base64url')
}

/** What a passkey knows its person by: nothing that leads anywhere else. */
function handleOf(person: string): string {
  return createHash('sha256').update(`passkey ${person}`).digest('base64url')
}

function addingFor(person: string): string {
  return `add.${person}`
}

function asKept(
  identity: string,
  { id, publicKey, counter }: WebAuthnCredential,
  isShared: boolean,
  now: number,
): Passkey {
  const text = { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), isShared }
  return { id: keyOf(id), identity, body: JSON.stringify(text), counter, created: now, used: now }
}

function credentialOf(kept: Passkey): WebAuthnCredential {
  const { credential, publicKey } = v.parse(body, JSON.parse(kept.body))
  const bytes = Uint8Array.from(Buffer.from(publicKey, 'base64url'))
  return { id: credential, publicKey: bytes, counter: kept.counter }
}

function shown({ id, created, used, body: text }: Passkey): PasskeyShown {
  const { isShared } = v.parse(body, JSON.parse(text))
  return { key: id, since: created, used, isShared }
}

function unknown(): { readonly ok: false; readonly why: Refusal } {
  return { ok: false, why: refuse('server-unknown-passkey') }
}
