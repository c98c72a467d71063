export type { Chapter, Chapters } from './chapters.ts'
export { countedFromOne, fill, listOf, type Slots } from './fill.ts'
export {
  inEveryLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  languageFor,
  languages,
} from './languages.ts'
export { chapter, isOfRules, isOfTitle, load, loadEveryLanguage } from './library.ts'
export { saboteurCard, saboteurFace } from './saboteur/card.ts'
export { saboteurPlace } from './saboteur/speech.ts'
export { type SaboteurTeller, saboteurTeller } from './saboteur/teller.ts'
export type { CardWords, SaboteurWords } from './saboteur/words.ts'
export { type CastName, castNames } from './table/cast.ts'
export { type AnyTeller, explain, type Teller, tableReason, tellerFor } from './teller.ts'
export {
  type HelpHeading,
  isOwnRefusal,
  type OwnRefusal,
  type TerminalWords,
} from './terminal/words.ts'
export type { OptionWords, TitleWords } from './title-words.ts'
