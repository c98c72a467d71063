import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build.ts'
import { ROOT } from './ledger.ts'

/** What `npm run shots` does: the page if it must be built, then pictures of it in `shots`. */
buildWeb()
const script = path.join(ROOT, 'apps/web/e2e/shots.ts')
const { status } = spawnSync('node', [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: findBrowser() },
})
process.exit(status ?? 1)
