import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build.ts'
import { prepareServers } from './servers.ts'

interface Totals {
  readonly passed: number
  readonly failed: number
  /** Not run, for want of something on this machine: never counted as passed. */
  readonly skipped?: number
  /** Counted as passed, but not at the first try. */
  readonly retried?: readonly string[]
}

/** Runs every test, those in a browser last, and closes with one plain line of the totals. */
const folder = mkdtempSync(path.join(tmpdir(), 'adit-test-'))
const totals = [runUnits(), runBrowser()]
rmSync(folder, { recursive: true })
const passed = totals.reduce((sum, one) => sum + one.passed, 0)
const failed = totals.reduce((sum, one) => sum + one.failed, 0)
const retried = totals.flatMap(one => one.retried ?? [])
process.stdout.write(
  `${[`${retried.length} passed only when tried again`, ...retried].join('\n  ')}\n`,
)
const skipped = totals.reduce((sum, one) => sum + (one.skipped ?? 0), 0)
if (skipped > 0) process.stdout.write(`${skipped} SKIPPED: see above what is missing\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function runUnits(): Totals {
  const report = path.join(folder, 'units.json')
  prepareServers()
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const run = spawnSync('vitest', ['run', ...reporters], { stdio: 'inherit' })
  return readTotals(
    report,
    run.status,
    ({ numPassedTests, numFailedTests, numPendingTests = 0 }) => ({
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
      skipped: numPendingTests,
    }),
  )
}

function runBrowser(): Totals {
  const report = path.join(folder, 'browser.json')
  buildWeb()
  const env = { ...process.env, CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const run = spawnSync('playwright', ['test', '--config=apps/web/e2e', '--reporter=line,json'], {
    stdio: 'inherit',
    env,
  })
  return readTotals(report, run.status, ({ stats, suites = [] }) => ({
    passed: Number(stats?.expected) + Number(stats?.flaky),
    failed: Number(stats?.unexpected),
    retried: suites.flatMap(flakyIn),
  }))
}

/** A file's tests, or a group of them, as Playwright reports them. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The names of tests that failed at first and passed when tried again. */
function flakyIn({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(test => test.status === 'flaky'))
    .map(spec => spec.title)
  return [...own, ...suites.flatMap(flakyIn)].map(name => `${title}: ${name}`)
}

interface Report {
  readonly suites?: readonly Suite[]
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly stats?: Readonly<Record<string, number>>
}

/** A run that ended badly without a failed test, or without a report, counts as one. */
function readTotals(file: string, status: number | null, read: (report: Report) => Totals): Totals {
  const totals = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  return status === 0 || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}
