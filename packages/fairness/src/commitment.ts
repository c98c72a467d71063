import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 random bytes in hex. They come from the app: packages own no randomness. */
export type ServerSeed = string

/** So many random bytes make a server seed. */
export const SEED_BYTES = 32

/** Longer player seeds are refused: they would be hashed on every deal. */
export const LONGEST_PLAYER_SEED = 64

/** Throws unless there are exactly `SEED_BYTES` of them. */
export function serverSeedFrom(bytes: Uint8Array): ServerSeed {
  if (bytes.length !== SEED_BYTES) throw new Error(`a server seed has ${SEED_BYTES} bytes`)
  return bytesToHex(bytes)
}

/** For texts from elsewhere: only then is it a `ServerSeed`. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** What is published before anyone sits down. The label keeps the hash from meaning anything else. */
export function commitTo(seed: ServerSeed): string {
  const label = utf8ToBytes('adit server seed 1\n')
  const bytes = hexToBytes(seed)
  const joined = new Uint8Array(label.length + bytes.length)
  joined.set(label)
  joined.set(bytes, label.length)
  return bytesToHex(sha256(joined))
}
