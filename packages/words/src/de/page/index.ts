import type { PageWords } from '../../en/page/index.ts'
import { home } from './home.ts'
import { open } from './open.ts'
import { rules } from './rules.ts'
import { seats } from './seats.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const page = { shell, home, open, seats, table, rules, settings } satisfies PageWords
