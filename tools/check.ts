import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { combinationsAreCurrent } from './combinations.ts'
import { registersAreCurrent } from './registers.ts'
import { coverageIsCurrent } from './rules-coverage.ts'
import { tidy } from './tidy.ts'

const COMPILER = 'node_modules/@typescript/native/bin/tsc'

/** Where an index may find nothing, and the type must say so. */
const GUARDED =
  /^(packages\/(table|protocol|fairness|shelf|words|lessons|puzzles|bots)\/src|apps\/(server|cli)\/src)\//

/**
 * What a playout runs through is timed by the microsecond and works on flat arrays, as the rules do; and
 * what is frozen stays as it was.
 */
const PLAYOUTS =
  /^packages\/bots\/src\/(frozen\/|[\w-]+\/policy\.ts|saboteur\/(answers|chart|decider|deeds|ends|features|ground|guide|keeps|lays|looks|net|pay|playout|pot|throughs|value|worth)\.ts)/

type Problems = readonly string[]

/** Types, lint, format, dependency rule, dead code, rule coverage: the longest first. */
const steps: readonly (readonly [string, () => Problems | Promise<Problems>])[] = [
  ['types of the page', typesOfPage],
  ['types', () => types('.')],
  ['types of what an index finds', looseIndexes],
  ['types of the browser tests', () => types('apps/web/e2e')],
  ['type-aware lint', () => failing('oxlint', '--type-aware', '--deny-warnings')],
  ['format and lint', () => failing('biome', 'check', '--error-on-warnings', '.')],
  ['dead code', () => failing('knip')],
  ['dependency rule, globals, rule ids', tidy],
  ['registers of the games', registersAreCurrent],
  ['rule coverage', coverageIsCurrent],
  ['table of combinations', combinationsAreCurrent],
]

const left = [...steps]
let hasFailed = false
// Half of them keep one core busy and no more, so two go side by side.
await Promise.all([goOn(), goOn()])
process.exit(hasFailed ? 1 : 0)

async function goOn(): Promise<void> {
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    const [name, look] = step
    const problems = await look()
    if (problems.length > 0) hasFailed = true
    const verdict = problems.length === 0 ? 'ok  ' : 'FAIL'
    process.stdout.write(`${[...problems, `${verdict} ${name}`].join('\n')}\n`)
  }
}

async function types(project: string): Promise<Problems> {
  return failing('node', COMPILER, '-p', project)
}

/**
 * The rules work on flat arrays whose bounds their laws hold; whatever serves people does not trust an
 * index. A compiler knows one way for all it reads, so this is a second look at the guarded folders.
 */
async function looseIndexes(): Promise<Problems> {
  const { lines } = await run('node', COMPILER, '-p', '.', '--noUncheckedIndexedAccess')
  return lines.filter(
    line =>
      GUARDED.test(line) &&
      !PLAYOUTS.test(line) &&
      !/^[^(]*(\.test\.ts|\/conformance\/)/.test(line),
  )
}

/** The page trusts no index at all; the packages that it reads on the way have been looked at above. */
async function typesOfPage(): Promise<Problems> {
  const { lines } = await run('svelte-check', '--workspace', 'apps/web', '--output', 'machine')
  if (!lines.some(line => line.includes(' COMPLETED ')))
    return ['svelte-check did not end', ...lines]
  return lines.filter(line => / (?:ERROR|WARNING) "(?!\.\.\/)/.test(line))
}

/** What a command says that does not end well. */
async function failing(command: string, ...args: readonly string[]): Promise<Problems> {
  const { isWell, lines } = await run(command, ...args)
  return isWell ? [] : [`${command} ${args.join(' ')}`, ...lines]
}

interface Ran {
  readonly isWell: boolean
  readonly lines: readonly string[]
}

async function run(command: string, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { isWell: code === 0, lines: `${out}${errors}`.split('\n') }
}
