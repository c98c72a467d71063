import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.ts'

/**
 * npm run bots:speed -- <slices>. Microseconds that a move of a playout takes in one bundled file, as in a
 * page: the tenth and the half of slices of a millisecond, because other work on the machine only ever
 * adds, and leaves some of them alone.
 */
const [slices = '1000'] = process.argv.slice(2)
const file = await bundle('tools/bots/playout-times.ts')
const { timePlayouts }: typeof import('./playout-times.ts') = await import(pathToFileURL(file).href)

for (const name of ['first-game', 'saboteur-2', 'full-jubilee']) {
  const times = timePlayouts(name, Number(slices))
  const at = (part: number): string => (times[Math.floor(part * times.length)] ?? 0).toFixed(2)
  process.stdout.write(`${name}: a tenth of slices within ${at(0.1)}, half within ${at(0.5)} µs\n`)
}
