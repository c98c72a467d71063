import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { presets } from '../../packages/saboteur/src/presets.ts'
import { deal, openFor } from './rounds.ts'

/** Moves of a slice, at least: about a millisecond, so that many slices pass without other work in between. */
const MOVES = 600
/** Slices until the engine has compiled what is hot. */
const WARM = 200

/** Microseconds that a move of a playout takes in that preset, dealing included, by slice; the quickest first. */
export function timePlayouts(name: string, slices: number): Float64Array {
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
    const start = performance.now()
    while (moves - before < MOVES) playOn(deal(game, nth++), Number.POSITIVE_INFINITY)
    return (1000 * (performance.now() - start)) / (moves - before)
  }
  for (let warm = 0; warm < WARM; warm++) slice()
  return Float64Array.from({ length: slices }, slice).sort()
}
