import type { Language } from './languages.ts'
import { chapter } from './library.ts'

/** What people call the bots of a level: a gnome that plays at random is a sleepwalker. */
export function botLevel(language: Language, bot: string): string {
  return chapter(language, 'table').common.levels[bot] ?? bot
}
