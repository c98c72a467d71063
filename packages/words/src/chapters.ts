import type { DailyWords } from './daily/words.ts'
import type { ArchiveWords } from './en/page/archive.ts'
import type { BookWords } from './en/page/book.ts'
import type { PageWords } from './en/page/index.ts'
import type { KeeperWords } from './en/page/keeper.ts'
import type { ReplayWords } from './en/page/replay.ts'
import type { CommonTableWords } from './en/page/tables/common.ts'
import type { TvWords } from './en/page/tv.ts'
import type { LessonWords } from './lessons/words.ts'
import type { TitleChapters } from './register.ts'
import type { TableWords } from './table/words.ts'
import type { TalkWords } from './talk/words.ts'
import type { TerminalWords } from './terminal/words.ts'

/** Everything a language has to say, in the parts that are fetched one by one. */
export interface Chapters extends TitleChapters {
  readonly table: TableWords
  readonly terminal: TerminalWords
  readonly talk: TalkWords
  readonly lessons: LessonWords
  readonly daily: DailyWords
  readonly page: PageWords
  readonly 'page/common': CommonTableWords
  readonly 'page/keeper': KeeperWords
  readonly 'page/archive': ArchiveWords
  readonly 'page/replay': ReplayWords
  readonly 'page/book': BookWords
  readonly 'page/tv': TvWords
}

export type Chapter = keyof Chapters

/** A language's own list of where its chapters are. One that is missing is a type error. */
export type Pack = { readonly [C in Chapter]: () => Promise<Chapters[C]> }
