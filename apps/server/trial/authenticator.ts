import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, Signature } from '../src/identity/passkeys.ts'

/** What a browser is told to have signed. */
export interface Wanted {
  readonly challenge: string
  /** The site's id. */
  readonly rp: string
  /** The handle of whoever it is for. */
  readonly user: string
}

/** Bits of the authenticator's data: someone was there, was known, and a key comes with it. */
const PRESENT = 0x01
const KNOWN = 0x04
const NEW_KEY = 0x40

/** A passkey in software: one key (ES256), and a count of what it has signed. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  /** Tests set it back, as a copy would. */
  counter = 0

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** As `navigator.credentials.create` does it, at a page of that origin. */
  create({ challenge, rp }: Wanted, origin: string, statement: Statement = NONE): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string): Buffer => Buffer.from(text, 'base64url')
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ])
    const length = Buffer.of(0, this.#id.length)
    const made = Buffer.concat([Buffer.alloc(16), length, this.#id, encode(key)])
    const data = Buffer.concat([this.#data(rp, PRESENT | KNOWN | NEW_KEY), made])
    const attestation = new Map<string, Cbor>([
      ['fmt', statement.form],
      ['attStmt', statement.body],
      ['authData', data],
    ])
    return {
      id: this.id,
      client: client('webauthn.create', challenge, origin).toString('base64url'),
      attestation: encode(attestation).toString('base64url'),
    }
  }

  /** As `navigator.credentials.get` does it. */
  sign({ challenge, rp, user }: Wanted, origin: string): Signature {
    this.counter++
    const said = client('webauthn.get', challenge, origin)
    const data = this.#data(rp, PRESENT | KNOWN)
    const signed = sign('sha256', Buffer.concat([data, sha256(said)]), this.#keys.privateKey)
    return {
      id: this.id,
      client: said.toString('base64url'),
      authenticator: data.toString('base64url'),
      signature: signed.toString('base64url'),
      user,
    }
  }

  #data(rp: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rp), Buffer.of(flags), counter])
  }
}

/** What its maker says of a passkey: nothing, as a rule. */
export interface Statement {
  readonly form: string
  readonly body: Map<string, Cbor>
}

const NONE: Statement = { form: 'none', body: new Map() }

function client(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

type Cbor = number | string | Buffer | readonly Cbor[] | Map<number | string, Cbor>

/** As much of CBOR as passkeys speak. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [encode(key), encode(one)])
    return Buffer.concat([head(5, value.size), ...pairs])
  }
  return Buffer.concat([head(4, value.length), ...value.map(encode)])
}

function head(major: number, size: number): Buffer {
  const kind = major << 5
  if (size < 24) return Buffer.of(kind | size)
  return size < 256 ? Buffer.of(kind | 24, size) : Buffer.of(kind | 25, size >> 8, size & 0xff)
}
