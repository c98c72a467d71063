import { SEED_BYTES, type ServerSeed, serverSeedFrom } from '@adit/fairness'
import { quickRandom } from '@adit/kernel'
import type { Terminal } from './terminal.ts'

/** A fixed seed only ever repeats a game for a test: whoever knows it knows the cards. */
export function seedFor(terminal: Terminal, fixed: number | undefined): ServerSeed {
  if (fixed === undefined) return serverSeedFrom(terminal.randomBytes(SEED_BYTES))
  const random = quickRandom(fixed)
  return serverSeedFrom(Uint8Array.from({ length: SEED_BYTES }, () => random.below(256)))
}

/** For bots and simulations, where nobody has to be convinced of anything. */
export function looseSeed(terminal: Terminal): number {
  const word = new DataView(Uint8Array.from(terminal.randomBytes(4)).buffer).getUint32(0, true)
  // Short enough to be typed back with --seed.
  return word % 1_000_000_000
}
