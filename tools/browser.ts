import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium for the tests in a browser: the one named by CHROMIUM, the system's, or one installed
 * now where that is possible. Otherwise says what to install.
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM ?? '', ...PLACES].find(
    place => place !== '' && existsSync(place),
  )
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the tests in a browser …\n')
    const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
    spawnSync('apt-get', ['update', '-qq'], quietly)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly)
    if (existsSync(PLACES[0])) return PLACES[0]
  }
  process.stderr.write(
    'The tests in a browser need Chromium. Please install it (on Debian: apt-get install chromium), ' +
      'or name it in the variable CHROMIUM.\n',
  )
  process.exit(1)
}
