import {
  championship,
  championshipNames,
  moduleNames,
  modules,
  noGoldForBroken,
} from './modules/index.ts'
import type { Config } from './options.ts'
import { listModules } from './rules.ts'

/** A row of the ledger: its id, and the editions in its column, all of them if it names none. */
export interface LedgerRow {
  readonly id: string
  readonly editions: readonly string[]
}

/** As the ledger calls them. */
const printed = { '2009': '09', '2011': '11', jubilee: 'J' } as const satisfies Readonly<
  Record<Config['edition'], string>
>

const all = [
  ...moduleNames.map(name => modules[name]),
  ...championshipNames.map(championship),
  noGoldForBroken,
]

/** What the ledger calls the edition that is played. */
export function editionIn(config: Config): (typeof printed)[Config['edition']] {
  return printed[config.edition]
}

/** Whether a row of the ledger has anything to say at a table of these options. */
export function applies({ id, editions }: LedgerRow, config: Config): boolean {
  const isLoose = config.edition === '2011' && !config.connected
  // SAB-24: the row itself or SAB-23, by the edition and its option.
  if (id === 'SAB-23') return !isLoose
  if (id === 'SAB-24') return isLoose
  if (editions.length > 0 && !editions.includes(editionIn(config))) return false
  const used = listModules(config).map(({ name }) => name)
  const speakers = all.filter(({ rows = [] }) => isAmong(id, rows))
  if (speakers.length > 0) return speakers.some(({ name }) => used.includes(name))
  return !all.some(({ name, replaces = [] }) => used.includes(name) && replaces.includes(id))
}

/** A module that has a chapter of its own names its letters. */
function isAmong(id: string, rows: readonly string[]): boolean {
  return rows.includes(id) || rows.some(row => id.startsWith(`${row}-`))
}
