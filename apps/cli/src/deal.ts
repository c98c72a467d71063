import {
  commitTo,
  dealKey,
  drawsFor,
  SEED_BYTES,
  type ServerSeed,
  serverSeedFrom,
} from '@adit/fairness'
import { type AnyTitle, type Deal, quickRandom, type Random } from '@adit/kernel'
import type { Config } from './config.ts'
import type { Terminal } from './terminal.ts'

/** Where the chance of a game comes from, and the promise that it was settled beforehand. */
export interface Dealer {
  readonly deal: Deal
  /** The draws for CHANCE's move number `turn`. */
  draws(turn: number): Random
}

/** A fixed seed only ever repeats a game for a test: whoever knows it knows the cards. */
export function seedFor(terminal: Terminal, fixed: number | undefined): ServerSeed {
  if (fixed === undefined) return serverSeedFrom(terminal.randomBytes(SEED_BYTES))
  const random = quickRandom(fixed)
  return serverSeedFrom(Uint8Array.from({ length: SEED_BYTES }, () => random.below(256)))
}

export function openDealer(title: AnyTitle, config: Config, serverSeed: ServerSeed): Dealer {
  const playerSeeds = Array<string>(config.seats).fill('')
  const { name, revision } = title
  const key = dealKey({ serverSeed, playerSeeds, title: name, revision, config })
  return {
    deal: { commitment: commitTo(serverSeed), serverSeed, playerSeeds },
    draws: turn => drawsFor(key, turn),
  }
}

/** For bots and simulations, where nobody has to be convinced of anything. */
export function looseSeed(terminal: Terminal): number {
  const word = new DataView(Uint8Array.from(terminal.randomBytes(4)).buffer).getUint32(0, true)
  // Short enough to be typed back with --seed.
  return word % 1_000_000_000
}
