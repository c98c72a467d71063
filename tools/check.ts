import { spawnSync } from 'node:child_process'
import { combinationsAreCurrent } from './combinations.ts'
import { registersAreCurrent } from './registers.ts'
import { coverageIsCurrent } from './rules-coverage.ts'
import { tidy } from './tidy.ts'

/** Where an index may find nothing, and the type must say so. */
const GUARDED =
  /^(packages\/(table|protocol|fairness|shelf|words|lessons|puzzles|bots)\/src|apps\/(server|cli)\/src)\//

/**
 * What a playout runs through is timed by the microsecond and works on flat arrays, as the rules do; and
 * what is frozen stays as it was.
 */
const PLAYOUTS =
  /^packages\/bots\/src\/(frozen\/|[\w-]+\/policy\.ts|saboteur\/(answers|chart|decider|deeds|ends|ground|guide|keeps|lays|looks|playout|pot|throughs|value|worth)\.ts)/

const notRegistered = await registersAreCurrent()

/** Types, lint, format, dependency rule, dead code, rule coverage: all of them, then the verdict. */
const steps: readonly (readonly [string, () => boolean])[] = [
  ['types', () => types('.')],
  ['types of what an index finds', () => says(looseIndexes())],
  ['types of the page', () => says(typesOfPage())],
  ['types of the browser tests', () => types('apps/web/e2e')],
  ['format and lint', () => runs('biome', 'check', '--error-on-warnings', '.')],
  ['type-aware lint', () => runs('oxlint', '--type-aware', '--deny-warnings')],
  ['dead code', () => runs('knip')],
  ['dependency rule, globals, rule ids', () => says(tidy())],
  ['registers of the games', () => says(notRegistered)],
  ['rule coverage', () => says(coverageIsCurrent())],
  ['table of combinations', () => says(combinationsAreCurrent())],
]

const failed = steps.filter(([name, holds]) => {
  const well = holds()
  process.stdout.write(`${well ? 'ok  ' : 'FAIL'} ${name}\n`)
  return !well
})
process.exit(failed.length === 0 ? 0 : 1)

function types(project: string): boolean {
  return runs('node', 'node_modules/@typescript/native/bin/tsc', '-p', project)
}

/**
 * The rules work on flat arrays whose bounds their laws hold; whatever serves people does not trust an
 * index. A compiler knows one way for all it reads, so this is a second look at the guarded folders.
 */
function looseIndexes(): readonly string[] {
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  return linesOf('node', compiler, '-p', '.', '--noUncheckedIndexedAccess').filter(
    line =>
      GUARDED.test(line) &&
      !PLAYOUTS.test(line) &&
      !/^[^(]*(\.test\.ts|\/conformance\/)/.test(line),
  )
}

/** The page trusts no index at all; the packages that it reads on the way have been looked at above. */
function typesOfPage(): readonly string[] {
  const lines = linesOf('svelte-check', '--workspace', 'apps/web', '--output', 'machine')
  if (!lines.some(line => line.includes(' COMPLETED ')))
    return ['svelte-check did not end', ...lines]
  return lines.filter(line => / (?:ERROR|WARNING) "(?!\.\.\/)/.test(line))
}

function linesOf(command: string, ...args: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return `${stdout}${stderr}`.split('\n')
}

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function says(problems: readonly string[]): boolean {
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  return problems.length === 0
}
