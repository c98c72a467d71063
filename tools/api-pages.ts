import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiPage } from './api.ts'
import { ROOT } from './ledger.ts'

/** usage: npm run api. Writes the pages of what others build on; a test holds them to the sources. */

/** The packages whose pages can be read without installing them; each tarball holds its own. */
export const PAGED = ['kernel', 'fairness'] as const

export function pageFile(name: string): string {
  return path.join(ROOT, 'docs/api', `${name}.md`)
}

export function pageOf(name: string): string {
  const described: unknown = JSON.parse(
    readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8'),
  )
  const entries = Object.entries(Object(Reflect.get(Object(described), 'exports')))
  return apiPage(name, Object.fromEntries(entries.map(([entry, file]) => [entry, String(file)])))
}

if (import.meta.main) {
  mkdirSync(path.join(ROOT, 'docs/api'), { recursive: true })
  for (const name of PAGED) writeFileSync(pageFile(name), pageOf(name))
}
