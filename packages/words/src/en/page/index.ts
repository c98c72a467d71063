import { home } from './home.ts'
import { open } from './open.ts'
import { rules } from './rules.ts'
import { seats } from './seats.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const page = { shell, home, open, seats, table, rules, settings }

/** What every language has to say: a key that one of them lacks, or has alone, is a type error. */
export type PageWords = typeof page
