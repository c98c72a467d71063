import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs every test and closes with one plain line of the totals. */
const folder = mkdtempSync(path.join(tmpdir(), 'adit-test-'))
const report = path.join(folder, 'vitest.json')
const run = spawnSync(
  'vitest',
  [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
const totals = readTotals()
rmSync(folder, { recursive: true })
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(run.status === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1)

function readTotals(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
