import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './ledger.ts'

const WEB = path.join(ROOT, 'apps', 'web')
const STAMP = path.join(WEB, 'dist', '.built-from')

/** Everything the page is made of. */
const SOURCES = ['apps/web', 'packages', 'docs/rules', 'package-lock.json']
const SKIPPED = new Set(['node_modules', 'dist', 'golden', 'e2e'])

/** Builds the page when it is missing, or older than what it is made of. */
export function buildWeb({ force = false } = {}): void {
  const from = fingerprint()
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from) return
  process.stderr.write('Building the page …\n')
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 2, 2],
  })
  if (built.status !== 0) {
    process.stderr.write('The page could not be built.\n')
    process.exit(1)
  }
  writeFileSync(STAMP, from)
}

/** By contents, so that a fresh clone or a touched file does not build for nothing. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, path.join(ROOT, source))
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, place: string): void {
  if (SKIPPED.has(path.basename(place)) || place.endsWith('.test.ts')) return
  const entries = folderEntries(place)
  if (entries === undefined) {
    hash.update(path.relative(ROOT, place)).update(readFileSync(place))
    return
  }
  for (const entry of entries.sort()) addTo(hash, path.join(place, entry))
}

function folderEntries(place: string): string[] | undefined {
  try {
    return readdirSync(place)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}

if (import.meta.main) buildWeb({ force: true })
