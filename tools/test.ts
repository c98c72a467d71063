import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seekTestBrowser } from './browser.ts'
import { buildWeb } from './build.ts'
import { prepareServers } from './servers.ts'
import type { UnitFile, UnitReport } from './unit-report.ts'

/** Every file of unit tests. */
const UNITS = ['{packages,apps}/*/{build,src,trial}/**/*.test.ts', 'tools/**/*.test.ts']

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
  prepareServers()
  const first = runVitest()
  const lost = missingIn(first, globSync(UNITS))
  if (lost.length === 0) return totalsOf(first)
  // A process that ended before its tests did has said nothing of them.
  const said = [`${lost.length} files did not run to their end, and are run again`, ...lost]
  process.stdout.write(`${said.join('\n  ')}\n`)
  const again = runVitest(lost)
  const { failed, ...totals } = totalsOf({
    files: [...first.files.filter(({ name }) => !lost.includes(name)), ...again.files],
    strays: first.strays + again.strays,
  })
  const missing = missingIn(again, lost)
  const retried = lost.filter(file => !missing.includes(file))
  return { ...totals, failed: failed + missing.length, retried }
}

/** Runs all units, or those in some files. A run that ended badly and does not say why counts as one fault. */
function runVitest(wanted: readonly string[] = []): UnitReport {
  const report = path.join(folder, 'units.json')
  rmSync(report, { force: true })
  const env = { ...process.env, ADIT_UNIT_REPORT: report }
  const reporters = ['--reporter=dot', '--reporter=./tools/unit-report.ts']
  const run = spawnSync('vitest', ['run', ...reporters, ...wanted], { stdio: 'inherit', env })
  if (!existsSync(report)) return { files: [], strays: 1 }
  const { files, strays }: UnitReport = JSON.parse(readFileSync(report, 'utf8'))
  const isSaid = strays > 0 || files.some(({ failed, hasRun }) => failed > 0 || !hasRun)
  return { files, strays: run.status === 0 || isSaid ? strays : 1 }
}

/** Of these files, the ones that did not come to their end. */
function missingIn({ files }: UnitReport, wanted: readonly string[]): readonly string[] {
  return wanted.filter(file => !files.some(({ name, hasRun }) => name === file && hasRun))
}

function totalsOf({ files, strays }: UnitReport): Totals {
  const sum = (count: (file: UnitFile) => number): number =>
    files.reduce((all, file) => all + count(file), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: strays + sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    took: files.map(({ name, seconds }) => [name, seconds]),
  }
}

function runBrowser(): Totals {
  const report = path.join(folder, 'browser.json')
  const browser = seekTestBrowser()
  // What could not be looked at has not passed.
  if (browser === undefined) return { passed: 0, failed: 1, took: [] }
  buildWeb()
  const env = {
    ...process.env,
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // Node takes the types out by itself; another compiler first would keep everyone waiting.
    PW_DISABLE_TS_ESM: '1',
  }
  const run = spawnSync('playwright', ['test', '--config=apps/web/e2e', '--reporter=line,json'], {
    stdio: 'inherit',
    env,
  })
  return readTotals(report, run.status, ({ stats, suites = [] }) => ({
    passed: Number(stats?.expected) + Number(stats?.flaky),
    failed: Number(stats?.unexpected),
    skipped: Number(stats?.skipped),
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
  readonly stats?: Readonly<Record<string, number>>
}

/** A run that ended badly without a failed test, or without a report, counts as one. */
function readTotals(file: string, status: number | null, read: (report: Report) => Totals): Totals {
  const totals = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, took: [] }
  return status === 0 || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}
