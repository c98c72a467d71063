export { type Catalogue, COMMON_REFUSALS, type OptionWords, type TitleWords } from './catalogue.ts'
export { fill, listOf, type Slots } from './fill.ts'
export { isLanguage, LANGUAGES, type Language, languageFor } from './language.ts'
export { type AnyTeller, catalogues, explain, type Teller, tellerFor } from './teller.ts'
