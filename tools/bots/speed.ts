import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { presets } from '../../packages/saboteur/src/presets.ts'
import { deal, openFor } from './rounds.ts'

/**
 * npm run bots:speed -- <slices>. Microseconds of processor time that a move of a playout takes, dealing
 * included: the least and the mean of slices, because other work on the machine only ever adds.
 */
const [slices = '10'] = process.argv.slice(2)
const SLICE = 200_000
/** The clock is looked at once in so many rounds. */
const ROUNDS = 32

for (const name of ['first-game', 'saboteur-2', 'full-jubilee']) {
  const preset = presets.find(each => each.name === name)
  if (preset === undefined) throw new Error(`no preset ${name}`)
  const plain = openFor(preset.config)
  let moves = 0
  const game: typeof plain = {
    ...plain,
    step(state, seat, move, emit) {
      moves++
      plain.step(state, seat, move, emit)
    },
  }
  let nth = 0
  const slice = (): number => {
    const before = moves
    const start = process.cpuUsage().user
    let spent = 0
    while (spent < SLICE) {
      for (let rounds = 0; rounds < ROUNDS; rounds++)
        playOn(deal(game, nth++), Number.POSITIVE_INFINITY)
      spent = process.cpuUsage().user - start
    }
    return spent / (moves - before)
  }
  // The first warms the engine up.
  slice()
  const times = Array.from({ length: Number(slices) }, slice)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  process.stdout.write(
    `${name}: least ${Math.min(...times).toFixed(2)}, mean ${mean.toFixed(2)} µs\n`,
  )
}
