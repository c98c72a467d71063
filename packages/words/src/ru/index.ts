import type { Pack } from '../chapters.ts'
import { page } from './page/index.ts'
import { titles } from './register.ts'
import { table } from './table.ts'

/** The words of the page around the tables come at once, the others when they are needed. */
export const ru: Pack = {
  table: async () => table,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  daily: async () => (await import('./daily.ts')).daily,
  page: async () => page,
  'page/keeper': async () => (await import('./page/keeper.ts')).keeper,
  'page/archive': async () => (await import('./page/archive.ts')).archive,
  'page/book': async () => (await import('./page/book.ts')).book,
  'page/tv': async () => (await import('./page/tv.ts')).tv,
  'page/replay': async () => (await import('./page/replay.ts')).replay,
  ...titles,
}
