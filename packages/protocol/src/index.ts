export { type CastName, castNames, gnomesAt } from './cast.ts'
export { check, decodeCommand, decodeMessage, encode, protocolRefusals } from './codec.ts'
export {
  type Agreed,
  type Command,
  command,
  type Opening,
  opening,
  type TableCommand,
  tableCommand,
} from './commands.ts'
export {
  type GnomePhrase,
  gnomeLines,
  gnomeLinesOn,
  isGnomePhrase,
  type Occasion,
  occasions,
  type Voice,
  voices,
} from './gnomes.ts'
export { limits, PROTOCOL } from './limits.ts'
export {
  type Answer,
  evening,
  type GamePlayed,
  type GameShown,
  gameShown,
  type Item,
  item,
  type Listing,
  listing,
  type Message,
  message,
  type Presence,
  type SeatShown,
  type Speaker,
  type TableMessage,
  type TableShown,
  tableShown,
  type Update,
  type Welcome,
} from './messages.ts'
export type { Motion, Saying } from './parts.ts'
export * as parts from './parts.ts'
export { type Tape, tape } from './tape.ts'
export {
  type Clock,
  clocks,
  type Ending,
  endings,
  type Handover,
  handovers,
  isPhrase,
  type Memory,
  type MomentLength,
  type Mover,
  memories,
  momentLengths,
  movers,
  type Order,
  orders,
  type Pace,
  type Phrase,
  type PhraseSlot,
  type PhraseSlots,
  paces,
  phrases,
  type Stage,
  stages,
  type Visibility,
  visibilities,
} from './words.ts'
