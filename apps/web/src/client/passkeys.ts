import { type Parsed, parsed } from '@adit/kernel'
import { type Fields, fieldsOf } from './fields.ts'
import type { Identity, Looks, Silence } from './identity.ts'

/** A passkey of this person's, as the server keeps it. */
export interface Passkey {
  readonly key: string
  readonly since: number
  readonly used: number
  /** Its maker carries it to the person's other devices. */
  readonly isShared: boolean
}

/** What of WebAuthn's library is used; it is fetched when it is first needed. */
export type Signer = Pick<
  typeof import('@simplewebauthn/browser'),
  'startRegistration' | 'startAuthentication'
>

export interface PasskeyPorts {
  readonly identity: Pick<Identity, 'arrive' | 'ask' | 'read' | 'become'>
  loadSigner(): Promise<Signer>
}

/** Why nothing came of it, besides what the server says. */
type Obstacle = 'passkey-cancelled' | 'passkey-known'

/** The passkeys with which a person comes back on a new device. */
export class Passkeys {
  readonly #ports: PasskeyPorts

  constructor(ports: PasskeyPorts) {
    this.#ports = ports
  }

  async list(): Promise<readonly Passkey[]> {
    const read = await this.#ports.identity.read('passkeys', readPasskeys)
    return read?.ok ? read.value : []
  }

  async add(looks: Looks): Promise<Parsed<readonly Passkey[]> | Silence> {
    const { identity } = this.#ports
    if (!(await identity.arrive(looks).catch(() => false))) return undefined
    const offered = await identity.ask('passkeys/offer', {}, readCreation)
    if (!offered?.ok) return offered
    const made = await this.#sign(async ({ startRegistration }) => {
      const { id, response } = await startRegistration({ optionsJSON: offered.value })
      return { id, client: response.clientDataJSON, attestation: response.attestationObject }
    })
    return made.ok ? identity.ask('passkeys/add', made.value, readPasskeys) : made
  }

  async remove(key: string): Promise<Parsed<readonly Passkey[]> | Silence> {
    return this.#ports.identity.ask('passkeys/remove', { key }, readPasskeys)
  }

  /** Whoever this browser was before, it is no more. */
  async comeBack(): Promise<Parsed<Looks> | Silence> {
    const { identity } = this.#ports
    const asked = await identity.ask('return/ask', {}, readRequest)
    if (!asked?.ok) return asked
    const signed = await this.#sign(async ({ startAuthentication }) => {
      const { id, response } = await startAuthentication({ optionsJSON: asked.value })
      const { clientDataJSON: client, authenticatorData: authenticator, signature } = response
      return { id, client, authenticator, signature, user: response.userHandle ?? '' }
    })
    return signed.ok ? identity.become('return', signed.value) : signed
  }

  async #sign<T>(sign: (signer: Signer) => Promise<T>): Promise<Parsed<T>> {
    try {
      return parsed(await sign(await this.#ports.loadSigner()))
    } catch (error) {
      // Browsers do not tell whether the person said no or had nothing to show.
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      const key: Obstacle = isKnown ? 'passkey-known' : 'passkey-cancelled'
      return { ok: false, why: { key } }
    }
  }
}

type Creation = Parameters<Signer['startRegistration']>[0]['optionsJSON']
type Request = Parameters<Signer['startAuthentication']>[0]['optionsJSON']

function readCreation({ options }: Fields): Creation | undefined {
  return isCreation(options) ? options : undefined
}

function readRequest({ options }: Fields): Request | undefined {
  return isRequest(options) ? options : undefined
}

function isRequest(options: unknown): options is Request {
  return typeof fieldsOf(options).challenge === 'string'
}

function isCreation(options: unknown): options is Creation {
  const { rp, user, challenge, pubKeyCredParams } = fieldsOf(options)
  const names = [challenge, fieldsOf(rp).name, fieldsOf(user).id, fieldsOf(user).name]
  return names.every(name => typeof name === 'string') && Array.isArray(pubKeyCredParams)
}

function readPasskeys({ passkeys }: Fields): readonly Passkey[] | undefined {
  return Array.isArray(passkeys) ? passkeys.map(fieldsOf).flatMap(readPasskey) : undefined
}

function readPasskey({ key, since, used, isShared }: Fields): readonly Passkey[] {
  const isWhole = typeof key === 'string' && typeof since === 'number' && typeof used === 'number'
  return isWhole ? [{ key, since, used, isShared: isShared === true }] : []
}
