export {
  FieldReader,
  type Fields,
  parseFields,
  printFields,
  readAll,
  readField,
} from './fields.ts'
export type { AnyGame, AnyTitle, Emit, Game, Outcome, Title } from './game.ts'
export { canonical, stateHash } from './hash.ts'
export type { Manifest } from './manifest.ts'
export * from './notation.ts'
export { nth } from './nth.ts'
export { type ConfigOf, type Option, type Options, type Preset, parseConfig } from './options.ts'
export { type Moment, momentFor, type Past, Pasts } from './past.ts'
export { type Applied, apply, type Chooser, drawMove, playOut, tryStep } from './play.ts'
export { fairly, quickRandom, type Random, shuffle } from './random.ts'
export type { Deal, GameRecord, Replayed, Turn, Witness } from './record.ts'
export { recordHash, replay } from './record.ts'
export { type Parsed, parsed, type Refusal, refusalOf, unreadable } from './refusal.ts'
export * from './seats.ts'
export {
  bothOnly,
  type Hear,
  hidden,
  open,
  ownOnly,
  partsOnly,
  type Tellings,
  targetOnly,
  tellBy,
} from './tellings.ts'
export { asTold, asView, HOLE, type Told, type View, type Viewer } from './view.ts'
export * from './windows.ts'
