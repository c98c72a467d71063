import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { presets } from '../../packages/saboteur/src/presets.ts'
import { deal, openFor } from './rounds.ts'

const SLICE = 200_000
/** The clock is looked at once in so many rounds. */
const ROUNDS = 32

/** Microseconds of processor time that a move of a playout takes in that preset, dealing included, by slice. */
export function timePlayouts(name: string, slices: number): readonly number[] {
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
  return Array.from({ length: slices }, slice)
}
