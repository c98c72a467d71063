import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Chromium without windows: the same engine, for little more than half of the processor's time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const

/** A Chromium for the tests in a browser: one without windows where it can be had. */
export function findTestBrowser(): string {
  return seekTestBrowser() ?? process.exit(1)
}

/** The same; where there is none it says what to install. */
export function seekTestBrowser(): string | undefined {
  if (process.env.CHROMIUM === undefined && isThere(WINDOWLESS)) return WINDOWLESS
  return seekBrowser()
}

/**
 * A Chromium as people have it, for pictures and for what is measured: the one named by CHROMIUM, the
 * system's, or one installed now where that is possible.
 */
export function findBrowser(): string {
  return seekBrowser() ?? process.exit(1)
}

function seekBrowser(): string | undefined {
  const named = process.env.CHROMIUM ?? ''
  const found = [named, ...WHOLE].find(place => place !== '' && existsSync(place))
  if (found !== undefined) return found
  if (isThere(WHOLE[0])) return WHOLE[0]
  process.stderr.write(
    'The tests in a browser need Chromium. Please install it (on Debian: apt-get install chromium), ' +
      'or name it in the variable CHROMIUM.\n',
  )
  return undefined
}

/** Whether it is there, or could be installed now: its package has the name of its file. */
function isThere(place: string): boolean {
  if (existsSync(place)) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const name = path.basename(place)
  process.stderr.write(`Installing ${name} for the tests in a browser …\n`)
  const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly)
  return existsSync(place)
}
