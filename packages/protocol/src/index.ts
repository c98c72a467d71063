export { check, decodeCommand, decodeMessage, encode, protocolRefusals } from './codec.ts'
export {
  type Command,
  command,
  type Opening,
  opening,
  type TableCommand,
  tableCommand,
} from './commands.ts'
export { limits, PROTOCOL } from './limits.ts'
export {
  type Answer,
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
export type { Motion } from './parts.ts'
export * as parts from './parts.ts'
export {
  type Clock,
  clocks,
  type Ending,
  endings,
  type Handover,
  handovers,
  isPhrase,
  type Memory,
  type Mover,
  memories,
  movers,
  type Phrase,
  type PhraseSlot,
  type PhraseSlots,
  phrases,
  type Stage,
  stages,
  type Visibility,
  visibilities,
} from './words.ts'
