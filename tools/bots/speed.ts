import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.ts'

/**
 * npm run bots:speed -- <slices>. Microseconds of processor time that a move of a playout takes in one
 * bundled file, as in a page: the least and the mean of slices, because other work on the machine only
 * ever adds.
 */
const [slices = '10'] = process.argv.slice(2)
const file = await bundle('tools/bots/playout-times.ts')
const { timePlayouts }: typeof import('./playout-times.ts') = await import(pathToFileURL(file).href)

for (const name of ['first-game', 'saboteur-2', 'full-jubilee']) {
  const times = timePlayouts(name, Number(slices))
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  process.stdout.write(
    `${name}: least ${Math.min(...times).toFixed(2)}, mean ${mean.toFixed(2)} µs\n`,
  )
}
