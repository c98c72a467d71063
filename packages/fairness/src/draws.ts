import { canonical, fairly, type Random } from '@adit/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ServerSeed } from './commitment.ts'

/** All that decides the chance of one game. */
export interface DealSource {
  readonly serverSeed: ServerSeed
  readonly playerSeeds: readonly string[]
  readonly title: string
  readonly revision: number
  readonly config: unknown
}

/** The key of a game: nobody who lacks the server seed can compute it, and it binds all the rest. */
export function dealKey({ serverSeed, ...rest }: DealSource): Uint8Array {
  return hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(`adit deal 1\n${canonical(rest)}`))
}

/**
 * The draws for CHANCE's move number `turn` of the game (0, 1, 2 …). Each has its own stream, so
 * taking a move back and making it again draws the same cards, and one deal can be checked alone.
 */
export function drawsFor(key: Uint8Array, turn: number): Random {
  let block = 0
  let words = new DataView(new ArrayBuffer(0))
  let at = 0
  const next = (): number => {
    if (at === words.byteLength) {
      const digest = hmac(sha256, key, utf8ToBytes(`${turn}:${block++}`))
      words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      at = 0
    }
    at += 4
    return words.getUint32(at - 4)
  }
  return fairly(next)
}
