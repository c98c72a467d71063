// Made by `npm run games` from the folders that are named after the games.

import type { TreasureTableWords } from './en/page/tables/my-treasure.ts'
import type { NimbleTableWords } from './en/page/tables/nimble-gnomes.ts'
import type { SaboteurTableWords } from './en/page/tables/saboteur.ts'
import type { Language } from './languages.ts'
import { chapter } from './library.ts'
import { treasureTeller } from './my-treasure/teller.ts'
import type { TreasureWords } from './my-treasure/words.ts'
import { nimbleTeller } from './nimble-gnomes/teller.ts'
import type { NimbleWords } from './nimble-gnomes/words.ts'
import { saboteurTeller } from './saboteur/teller.ts'
import type { SaboteurWords } from './saboteur/words.ts'
import type { AnyTeller } from './teller.ts'

/** What a language has to say of the games: their rules, and the tables of the page. */
export interface TitleChapters {
  readonly 'rules/saboteur': SaboteurWords
  readonly 'rules/nimble-gnomes': NimbleWords
  readonly 'rules/my-treasure': TreasureWords
  readonly 'page/saboteur': SaboteurTableWords
  readonly 'page/nimble-gnomes': NimbleTableWords
  readonly 'page/my-treasure': TreasureTableWords
}

export const tellers: Readonly<Record<string, (language: Language) => AnyTeller>> = {
  saboteur: language => saboteurTeller(language, chapter(language, 'rules/saboteur')),
  'nimble-gnomes': language => nimbleTeller(language, chapter(language, 'rules/nimble-gnomes')),
  'my-treasure': language => treasureTeller(language, chapter(language, 'rules/my-treasure')),
}
