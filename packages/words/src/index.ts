export type { Chapter, Chapters } from './chapters.ts'
export { companions, crewNames } from './daily/crew.ts'
export type { DailyWords } from './daily/words.ts'
export { countedFromOne, type Forms, fill, listOf, type Slots } from './fill.ts'
export { formOf, type Two } from './forms.ts'
export {
  inEveryLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  languageFor,
  languages,
} from './languages.ts'
export {
  type AnyLessonWords,
  type AnyStepWords,
  type LessonWords,
  secondsOf,
  wordsOfLesson,
  wordsOfStep,
} from './lessons/words.ts'
export { botLevel } from './level.ts'
export { chapter, isOfRules, isOfTitle, load, loadEveryLanguage } from './library.ts'
export { type NimbleTeller, nimbleTeller } from './nimble-gnomes/teller.ts'
export { type Company, type People, peopleIn } from './people.ts'
export { saboteurCard, saboteurFace, saboteurLore } from './saboteur/card.ts'
export { isGoal, saboteurPlace } from './saboteur/place.ts'
export { saboteurRole } from './saboteur/role.ts'
export { type SaboteurTeller, saboteurTeller } from './saboteur/teller.ts'
export { saboteurTerms } from './saboteur/terms.ts'
export type { PlateWords, SaboteurWords } from './saboteur/words.ts'
export { type CastName, castNames } from './table/cast.ts'
export { tableReason } from './table-reason.ts'
export { sayIn, sketchIn, type Terms } from './talk/say.ts'
export { type AnyTeller, explain, scoreText, type Teller, tellerFor } from './teller.ts'
export type { HelpHeading } from './terminal/help.ts'
export { isOwnRefusal, type OwnRefusal } from './terminal/refusals.ts'
export type { TerminalWords } from './terminal/words.ts'
export type { OptionWords, TitleWords } from './title-words.ts'
