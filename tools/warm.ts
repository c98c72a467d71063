import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** What threads run that tests start: see apps/server/src/threads.ts. */
const RUN_BY_THREADS = [
  'apps/server/src/store/sqlite-writer.ts',
  'apps/server/src/tables/think.ts',
  'apps/cli/src/arena/player.ts',
]

/** Compiles it before any test: a test's own files are compiled by another compiler. */
export function setup(): void {
  const files = RUN_BY_THREADS.map(file => path.join(import.meta.dirname, '..', file))
  const load = files.map(file => `await import(${JSON.stringify(file)})`).join('\n')
  const run = spawnSync(process.execPath, ['--eval', load], { stdio: 'inherit' })
  if (run.status !== 0) throw new Error('what threads run could not be compiled')
}
