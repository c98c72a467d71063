import { flushCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Simulated, simulate } from '../apps/server/trial/simulation/simulation.ts'

/** `npm run simulate -- 2500` tries so many worlds of four games; `-- --seed 17` one of them again. */

if (isMainThread) await main(process.argv.slice(2))
else await work(workerData)

async function main([first = '2500', second = '']: readonly string[]): Promise<void> {
  const seeds = first === '--seed' ? [Number(second)] : [...Array(Number(first)).keys()]
  const began = performance.now()
  const sum = { games: 0, moves: 0, restarts: 0, steps: 0, problems: 0 }
  const hear = (world: Simulated): void => {
    for (const problem of world.problems) console.error(`seed ${world.seed}: ${problem}`)
    sum.games += world.games
    sum.moves += world.moves
    sum.restarts += world.restarts
    sum.steps += world.steps
    sum.problems += world.problems.length
  }
  // Threads that compile at the same time can end the process: they find it done.
  flushCompileCache()
  const threads = Math.min(seeds.length, availableParallelism())
  const shares = Array.from({ length: threads }, (_, nth) =>
    seeds.filter((_seed, at) => at % threads === nth),
  )
  await Promise.all(shares.map(share => ask(share, hear)))
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${sum.games} games, ${sum.moves} moves, ${sum.restarts} restarts, ${sum.steps} clock steps, ` +
      `${sum.problems} problems in ${seconds} s`,
  )
  if (sum.problems > 0) process.exitCode = 1
}

function ask(seeds: readonly number[], hear: (world: Simulated) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: seeds })
  return new Promise((resolve, reject) => {
    worker.on('message', hear)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

async function work(seeds: readonly number[]): Promise<void> {
  for (const seed of seeds) parentPort?.postMessage(await simulate(seed), [])
}
