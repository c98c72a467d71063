import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTestBrowser } from './browser.ts'
import { buildWeb } from './build.ts'
import { prepareServers } from './servers.ts'

interface Totals {
  readonly passed: number
  readonly failed: number
  /** Not run, for want of something on this machine: never counted as passed. */
  readonly skipped?: number
  /** Counted as passed, but not at the first try. */
  readonly retried?: readonly string[]
  /** What took how many seconds. */
  readonly took: readonly (readonly [what: string, seconds: number])[]
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
for (const { took } of totals) {
  const slowest = took.toSorted(([, one], [, other]) => other - one).slice(0, 8)
  const lines = slowest.map(([what, seconds]) => `${seconds.toFixed(0).padStart(4)} s  ${what}`)
  process.stdout.write(`${['slowest', ...lines].join('\n  ')}\n`)
}
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
    ({ numPassedTests, numFailedTests, numPendingTests = 0, testResults = [] }) => ({
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
      skipped: numPendingTests,
      took: testResults.map(({ name, startTime, endTime }) => [
        path.relative('.', name),
        (endTime - startTime) / 1000,
      ]),
    }),
  )
}

function runBrowser(): Totals {
  const report = path.join(folder, 'browser.json')
  buildWeb()
  const env = { ...process.env, CHROMIUM: findTestBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const run = spawnSync('playwright', ['test', '--config=apps/web/e2e', '--reporter=line,json'], {
    stdio: 'inherit',
    env,
  })
  return readTotals(report, run.status, ({ stats, suites = [] }) => ({
    passed: Number(stats?.expected) + Number(stats?.flaky),
    failed: Number(stats?.unexpected),
    retried: suites
      .flatMap(specsIn)
      .filter(isFlaky)
      .map(([name]) => name),
    took: suites
      .flatMap(specsIn)
      .map(([name, { tests }]) => [name, longest(tests.flatMap(test => test.results)) / 1000]),
  }))
}

interface Spec {
  readonly title: string
  readonly tests: readonly {
    readonly status: string
    readonly results: readonly { readonly duration: number }[]
  }[]
}

/** A file's tests, or a group of them, as Playwright reports them. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

/** All tests of a suite, each with its whole name. */
function specsIn({ title, suites = [], specs = [] }: Suite): (readonly [string, Spec])[] {
  const own = specs.map(spec => [spec.title, spec] as const)
  return [...own, ...suites.flatMap(specsIn)].map(([name, spec]) => [`${title}: ${name}`, spec])
}

function isFlaky([, { tests }]: readonly [string, Spec]): boolean {
  return tests.some(test => test.status === 'flaky')
}

function longest(results: readonly { readonly duration: number }[]): number {
  return Math.max(0, ...results.map(({ duration }) => duration))
}

interface Report {
  readonly suites?: readonly Suite[]
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
  readonly stats?: Readonly<Record<string, number>>
}

/** A run that ended badly without a failed test, or without a report, counts as one. */
function readTotals(file: string, status: number | null, read: (report: Report) => Totals): Totals {
  const totals = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, took: [] }
  return status === 0 || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}
