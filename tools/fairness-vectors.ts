import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitTo, dealKey, drawnIn, drawsFor } from '@adit/fairness'
import { parseConfig, playOut, quickRandom, type Turn } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { type Piles, pilesBefore, unshuffled } from './fairness-piles.ts'

/** One CHANCE move of a played game: the key and its number give the numbers, these and the piles the move. */
export interface Vector {
  readonly title: string
  readonly config: unknown
  readonly verb: string
  /** Of the deal, in hex. */
  readonly key: string
  /** Which of CHANCE's moves, from 0. */
  readonly n: number
  /** Each number drawn, and below which. */
  readonly below: readonly number[]
  readonly drew: readonly number[]
  /** What it was drawn from, as `docs/fairness.md` has it; of `middle` each card's ways up. */
  readonly before: Piles
  readonly move: string
}

export const VECTORS = join(import.meta.dirname, '../docs/fairness-vectors.json')

type Title = (typeof shelf)[number]
type Config = Title['presets'][number]['config']
const serverSeed = Array.from({ length: 32 }, (_none, at) => at.toString(16).padStart(2, '0')).join(
  '',
)

/** Every verb of every title, once: from games of its presets, dealt from known seeds. */
export function vectors(): readonly Vector[] {
  return shelf.flatMap(title => {
    const found = new Map<string, Vector>()
    for (const [config, seed] of games(title)) {
      for (const one of vectorsIn(title, config, seed)) {
        if (!found.has(one.verb)) found.set(one.verb, { ...one, before: one.before() })
      }
    }
    return [...found.values()].sort((one, other) => (one.verb < other.verb ? -1 : 1))
  })
}

/** Rare verbs need luck: each preset is played a few times. */
function games(title: Title): readonly (readonly [Config, number])[] {
  const configs = title.presets.flatMap(({ config }) => {
    const other = parseConfig(title, { ...config, ...lastChoices(title.options) })
    return other.ok ? [config, other.value] : [config]
  })
  return Array.from({ length: GAMES / configs.length }, (_none, seed) =>
    configs.map(config => [config, seed] as const),
  ).flat()
}
const GAMES = 480

/** Of every choice the last: some verbs are drawn only then. */
function lastChoices(options: Title['options']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) =>
      option.kind === 'choice' ? [[name, option.values.at(-1)]] : [],
    ),
  )
}

/** Of a whole game played at random; what was before is found out for those that are kept. */
type Drawn = Omit<Vector, 'before'> & { before(): Piles }

function vectorsIn(title: Title, config: Config, seed: number): readonly Drawn[] {
  const game = title.open(config)
  const playerSeeds = Array.from({ length: game.seats }, (_none, seat) => `share ${seat}`)
  const { name, revision } = title
  const key = dealKey({ serverSeed, playerSeeds, title: name, revision, config })
  const moves: Turn<unknown>[] = []
  let chances = 0
  const nature = (state: unknown) => game.nature(state, drawsFor(key, chances++))
  // Every other game always takes the first move there is: some corners are reached only so.
  const choose = seed % 2 === 0 ? undefined : first
  playOut({ ...game, nature }, game.setup(), quickRandom(seed), choose, (seat, move) =>
    moves.push([seat, move]),
  )
  const deal = { commitment: commitTo(serverSeed), serverSeed, playerSeeds }
  const seats = playerSeeds.map((_none, seat) => `p${seat}`)
  const record = { title: name, revision, config, seats, moves, deal }
  const turns = moves.map(([seat, move]) => [seat, game.notation.printMove(move)] as const)
  return drawnIn(game, record).map(({ at, move, numbers }, n) => {
    const [verb = '', ...words] = move.split(' ')
    const drew = numbers.map(one => one.drew)
    return {
      title: name,
      config,
      verb,
      key: Buffer.from(key).toString('hex'),
      n,
      below: numbers.map(({ below }) => below),
      drew,
      before() {
        const piles = name === 'saboteur' && pilesBefore(verb, config, turns.slice(0, at))
        if (piles) return piles
        return verb === 'first' ? [] : [unshuffled(words, drew)]
      },
      move,
    }
  })
}

function first(_state: unknown, _seat: number, legal: readonly unknown[]): unknown {
  return legal[0]
}

if (import.meta.main) {
  const lines = vectors().map(one => JSON.stringify(one))
  writeFileSync(VECTORS, `[\n${lines.join(',\n')}\n]\n`)
}
