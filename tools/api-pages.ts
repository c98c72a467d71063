import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiPages, type Entries } from './api.ts'
import { ROOT } from './ledger.ts'

/** usage: npm run api. Writes the pages of what others build on; a test holds them to the sources. */

/** The packages that can be installed, by their folders, with what can be imported of each. */
export function packed(): ReadonlyMap<string, Entries> {
  const folders = globSync('packages/*/package.json', { cwd: ROOT }).map(file => path.dirname(file))
  return new Map(folders.sort().map(folder => [path.basename(folder), entriesOf(folder)]))
}

/** Without the helpers of tests, which stay at home. */
export function entriesOf(folder: string): Entries {
  const described: unknown = JSON.parse(
    readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  )
  const entries = Object.entries(Object(Reflect.get(Object(described), 'exports')))
  return Object.fromEntries(
    entries
      .map(([entry, file]): [string, string] => [entry, String(file)])
      .filter(([, file]) => !file.endsWith('/testing.ts')),
  )
}

export function pageFile(name: string): string {
  return path.join(ROOT, 'docs/api', `${name}.md`)
}

if (import.meta.main) {
  mkdirSync(path.join(ROOT, 'docs/api'), { recursive: true })
  for (const [name, page] of apiPages(packed())) writeFileSync(pageFile(name), page)
}
