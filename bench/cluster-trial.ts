import { clusterTrial } from '../apps/server/trial/cluster/cluster.ts'
import { everyday, type FaultName, mixed, rare } from '../apps/server/trial/cluster/faults.ts'
import { prepareServers } from '../tools/servers.ts'

/**
 * usage: npm run trial:cluster [-- --long] [-- --seed NUMBER]
 *
 * Three nodes over a real PostgreSQL and a real NATS, while what can go wrong does so: a short mix by
 * default, at least fifty faults with `--long`. Ends with an error if anything was lost, doubled or
 * stuck, or if someone was taken for gone who was there.
 */
const LONG_ROUNDS = 5
const isLong = process.argv.includes('--long')
const seed = Number(process.argv[process.argv.indexOf('--seed') + 1]) || 1

prepareServers()
const rounds = Array.from({ length: isLong ? LONG_ROUNDS : 1 }, () => everyday).flat()
const isWell = [
  await run('all that nodes say is heard', 0, isLong ? [...rounds, ...rare] : rounds),
  await run('of what nodes say a fifth is lost, doubled or late', 20, isLong ? everyday : mixed),
].every(Boolean)
process.exit(isWell ? 0 : 1)

async function run(what: string, loss: number, faults: readonly FaultName[]): Promise<boolean> {
  print(what, '')
  const report = await clusterTrial({
    nodes: 3,
    groups: 9,
    faults,
    calm: [1_000, 3_000],
    loss,
    patience: 120_000,
    seed,
    bots: true,
    drawl: 1,
    tell: line => print(`  ${line}`, ''),
  })
  const { games, tables, verified, acknowledged, moves, wrong, refusals, handed, stuck } = report
  print('games', `${games}, ${verified} finished and verified`)
  print('moves', `${acknowledged} acknowledged of ${moves} stored`)
  for (const [name, waits] of report.waits) print(`next move after: ${name}`, quantiles(waits))
  const problems = report.problems.map(problem => JSON.stringify(problem))
  const bad = [...wrong, ...refusals, ...handed, ...problems]
  for (const one of bad.slice(0, 20)) print('WRONG', one)
  if (stuck > 0) print('STUCK', `${stuck} tables`)
  const isWell = bad.length === 0 && stuck === 0 && verified === games && tables === games
  print(isWell ? 'nothing was lost, doubled or stuck' : 'THIS MUST NOT BE', '')
  return isWell
}

function quantiles(waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number): string =>
    `${((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) / 1_000).toFixed(2)} s`
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} (${sorted.length} tables)`
}

function print(what: string, text: string): void {
  process.stdout.write(`${what.padEnd(44)} ${text}\n`)
}
