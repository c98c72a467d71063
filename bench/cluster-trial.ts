import { clusterTrial } from '../apps/server/trial/cluster/cluster.ts'
import { everyday, type FaultName, mixed, rare } from '../apps/server/trial/cluster/faults.ts'
import type { Wait } from '../apps/server/trial/cluster/waits.ts'
import { prepareServers } from '../tools/servers.ts'

/**
 * usage: npm run trial:cluster [-- --long] [-- --part NAME] [-- --times NUMBER] [-- --seed NUMBER] [-- --keep]
 *
 * Three nodes over a real PostgreSQL and a real NATS, while what can go wrong does so: a short mix by
 * default, at least fifty faults with `--long`. In parts: `heard` (all that nodes say is heard), `lossy`
 * (a fifth is lost, doubled or late) and `proxied` (people come through a proxy that keeps a table
 * together). Ends with an error if anything was lost, doubled or stuck, or if someone was taken for
 * gone who was there; what there is to look into then stays in a folder that it names.
 */
const LONG_ROUNDS = 5
const MOST_SHOWN = 20
const isLong = process.argv.includes('--long')
const seed = Number(given('--seed')) || 1
const times = Number(given('--times')) || 1

const rounds = Array.from({ length: isLong ? LONG_ROUNDS : 1 }, () => everyday).flat()
const kills: readonly FaultName[] = ['killed', 'ended', 'killed', 'frozen']
const parts = {
  heard: { loss: 0, faults: isLong ? [...rounds, ...rare] : rounds },
  lossy: { loss: 20, faults: isLong ? everyday : mixed },
  proxied: { loss: 0, proxied: true, faults: isLong ? [...kills, ...kills, ...kills] : kills },
}

prepareServers()
let isWell = true
for (let time = 0; time < times; time++) {
  for (const [name, part] of Object.entries(parts)) {
    if ((given('--part') ?? name) === name) isWell = (await run(name, part, seed + time)) && isWell
  }
}
process.exit(isWell ? 0 : 1)

interface Part {
  readonly loss: number
  readonly faults: readonly FaultName[]
  readonly proxied?: boolean
}

async function run(name: string, part: Part, seed: number): Promise<boolean> {
  print(`${name}, seed ${seed}`, '')
  const report = await clusterTrial({
    ...part,
    nodes: 3,
    groups: 9,
    calm: [1_000, 3_000],
    patience: 120_000,
    seed,
    bots: true,
    drawl: 1,
    keep: process.argv.includes('--keep'),
    tell: line => print(`  ${line}`, ''),
  })
  const { games, verified, acknowledged, moves, wrong, refusals, handed, stuck } = report
  print('faults', String(part.faults.length))
  print('games', `${games}, ${verified} finished and verified`)
  print('moves', `${acknowledged} acknowledged of ${moves} stored`)
  for (const [fault, waits] of Map.groupBy(report.waits, wait => wait.name)) {
    print(`next move after: ${fault}`, quantiles(waits))
  }
  const problems = report.problems.map(problem => JSON.stringify(problem))
  const bad = [...wrong, ...refusals, ...handed, ...problems]
  for (const one of bad.slice(0, MOST_SHOWN)) print('WRONG', one)
  if (stuck > 0) print('STUCK', `${stuck} tables`)
  if (report.evidence !== undefined) print('to look into', report.evidence)
  print(report.isWell ? 'nothing was lost, doubled or stuck' : 'THIS MUST NOT BE', '')
  return report.isWell
}

function quantiles(waits: readonly Wait[]): string {
  const sorted = waits.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const at = (part: number): Wait | undefined => sorted[Math.floor((sorted.length - 1) * part)]
  const seconds = (time = 0): string => `${(time / 1_000).toFixed(2)} s`
  const [half, most, last] = [0.5, 0.99, 1].map(at)
  return (
    `p50 ${seconds(half?.milliseconds)}, p99 ${seconds(most?.milliseconds)}, longest ` +
    `${seconds(last?.milliseconds)} (machine late by ${seconds(last?.late)}; ${sorted.length} tables)`
  )
}

function given(flag: string): string | undefined {
  const at = process.argv.indexOf(flag)
  return at < 0 ? undefined : process.argv[at + 1]
}

function print(what: string, text: string): void {
  process.stdout.write(`${what.padEnd(44)} ${text}\n`)
}
