export {
  commitTo,
  isServerSeed,
  LONGEST_PLAYER_SEED,
  SEED_BYTES,
  type ServerSeed,
  serverSeedFrom,
} from './commitment.ts'
export { digest } from './digest.ts'
export { type Drawn, drawnIn } from './drawn.ts'
export { type DealSource, dealKey, drawsFor } from './draws.ts'
export { pledgeFor, witnessOf } from './share.ts'
export { type Verified, verify } from './verify.ts'
