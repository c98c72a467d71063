import type { PageWords } from './en/page/index.ts'
import type { CommonTableWords } from './en/page/tables/common.ts'
import type { TreasureTableWords } from './en/page/tables/my-treasure.ts'
import type { NimbleTableWords } from './en/page/tables/nimble-gnomes.ts'
import type { SaboteurTableWords } from './en/page/tables/saboteur.ts'
import type { TreasureWords } from './my-treasure/words.ts'
import type { NimbleWords } from './nimble-gnomes/words.ts'
import type { SaboteurWords } from './saboteur/words.ts'
import type { TableWords } from './table/words.ts'
import type { TalkWords } from './talk/words.ts'
import type { TerminalWords } from './terminal/words.ts'

/** Everything a language has to say, in the parts that are fetched one by one. */
export interface Chapters {
  readonly table: TableWords
  readonly terminal: TerminalWords
  readonly talk: TalkWords
  readonly 'rules/saboteur': SaboteurWords
  readonly 'rules/nimble-gnomes': NimbleWords
  readonly 'rules/my-treasure': TreasureWords
  readonly page: PageWords
  readonly 'page/common': CommonTableWords
  readonly 'page/saboteur': SaboteurTableWords
  readonly 'page/nimble-gnomes': NimbleTableWords
  readonly 'page/my-treasure': TreasureTableWords
}

export type Chapter = keyof Chapters

/** A language's own list of where its chapters are. One that is missing is a type error. */
export type Pack = { readonly [C in Chapter]: () => Promise<Chapters[C]> }
