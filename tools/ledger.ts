import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { games } from '@adit/shelf'

const heads = games.flatMap(game => game.ledger).join('|')

/** A rule's id: what its game's ids begin with, a dash, a number. */
export const RULE_ID = new RegExp(`\\b(?:${heads})-\\d+\\b`, 'g')
const RULE_ROW = new RegExp(`^\\| ((?:${heads})-\\d+) \\|`, 'gm')

export const ROOT = path.join(import.meta.dirname, '..')

export interface Ledger {
  /** The file's name without its ending, which is the title's name. */
  readonly title: string
  readonly ids: readonly string[]
}

/** The rule ids of each game, in the ledger's order. */
export function readLedgers(language = 'en'): readonly Ledger[] {
  const folder = path.join(ROOT, 'docs', 'rules', language)
  return readdirSync(folder)
    .sort()
    .map(file => ({
      title: path.basename(file, '.md'),
      ids: idsIn(readFileSync(path.join(folder, file), 'utf8')),
    }))
}

/** Rules are table rows that begin with their id. */
function idsIn(text: string): string[] {
  return [...text.matchAll(RULE_ROW)].map(([, id]) => id)
}
