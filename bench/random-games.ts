import { type AnyTitle, parseConfig, quickRandom } from '@adit/kernel'
import { chooseTurn, pairwise } from '@adit/kernel/conformance'
import { shelf } from '@adit/shelf'

/**
 * Random games over configurations among which every two choices meet: none may get stuck, refuse a
 * move that it lists, or go on for ever. `npm run bench:games -- 100000` plays so many of each title.
 */
const games = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(games) || games < 1) throw new Error('npm run bench:games -- <games>')

for (const title of shelf) {
  const configs = pairwise(title)
  const began = performance.now()
  let moves = 0
  for (let game = 0; game < games; game++)
    moves += playOne(title, configs[game % configs.length], game)
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(
    `${title.name.padEnd(14)} ${games} games of ${configs.length} configurations, ${moves} moves, ` +
      `none stuck, none refused; ${Math.round(moves / seconds)} moves/s with every move checked\n`,
  )
}

/** Plays to the end and says how many moves that took; throws if something is wrong. */
function playOne(title: AnyTitle, config: object, seed: number): number {
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(config)}`)
  const game = title.open(checked.value)
  const random = quickRandom(seed)
  const state = game.setup()
  for (let moves = 0; moves <= game.bound; moves++) {
    const turn = chooseTurn(game, state, random)
    if (turn === undefined) {
      if (game.outcome(state) !== undefined) return moves
      throw new Error(`nobody is to act and there is no outcome: ${describe(config, seed)}`)
    }
    const why = game.refuse(state, ...turn)
    if (why !== undefined) throw new Error(`${why.key}: a listed move, ${describe(config, seed)}`)
    game.step(state, ...turn)
  }
  throw new Error(`still going after its bound: ${describe(config, seed)}`)
}

function describe(config: object, seed: number): string {
  return `seed ${seed}, ${JSON.stringify(config)}`
}
