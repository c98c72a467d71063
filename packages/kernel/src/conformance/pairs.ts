import type { Title } from '../game.ts'
import { type ConfigOf, type Option, type Options, parseConfig } from '../options.ts'
import { quickRandom, type Random } from '../random.ts'

/** One thing that is chosen: an option, a member of a set being in it or not, or how many sit down. */
interface Factor {
  readonly levels: number
  put(draft: Draft, level: number): void
}

type Draft = Record<string, unknown>

/** A configuration that opens, and the levels it was made of. */
interface Candidate<Config> {
  readonly config: Config
  readonly levels: readonly number[]
}

const TRIES = 30_000
const FIELD = 80

/**
 * Configurations among which every two choices that can stand together do so at least once: seat
 * counts, editions, each module on and off. Made from what the title declares, always the same ones.
 */
export function pairwise<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
): readonly ConfigOf<O>[] {
  const factors = listFactors(title)
  const random = quickRandom(1)
  const pool = draw(title, factors, random)
  const missing = new Set(pool.flatMap(({ levels }) => pairsOf(levels)))
  const chosen: ConfigOf<O>[] = []
  while (missing.size > 0) {
    const best = pick(pool, missing, random)
    for (const pair of pairsOf(best.levels)) missing.delete(pair)
    chosen.push(best.config)
  }
  return chosen
}

function listFactors<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
): readonly Factor[] {
  const { min, max } = title.seats
  const seats = choice(
    'seats',
    [...Array(max - min + 1).keys()].map(more => min + more),
  )
  return [
    seats,
    ...Object.entries(title.options).flatMap(([name, option]) => factorsOf(name, option)),
  ]
}

function factorsOf(name: string, option: Option): Factor[] {
  switch (option.kind) {
    case 'choice':
      return [choice(name, option.values)]
    case 'switch':
      return [choice(name, [false, true])]
    case 'seat':
      return [choice(name, ['random', 0])]
    case 'set':
      return option.values.map(value => member(name, value))
  }
}

function choice(name: string, values: readonly unknown[]): Factor {
  return {
    levels: values.length,
    put: (draft, level) => {
      draft[name] = values[level]
    },
  }
}

function member(name: string, value: string): Factor {
  return {
    levels: 2,
    put: (draft, level) => {
      const others = Array.isArray(draft[name]) ? draft[name] : []
      draft[name] = level === 1 ? [...others, value] : others
    },
  }
}

/** Those of many random choices that go together. What never turns up is taken to be impossible. */
function draw<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
  factors: readonly Factor[],
  random: Random,
): readonly Candidate<ConfigOf<O>>[] {
  const pool: Candidate<ConfigOf<O>>[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const levels = factors.map(factor => random.below(factor.levels))
    const draft: Draft = {}
    for (const [at, factor] of factors.entries()) factor.put(draft, levels[at])
    const config = parseConfig(title, draft)
    if (config.ok) pool.push({ config: config.value, levels })
  }
  return pool
}

/** The best of a few that add something, which comes close to the best of all. */
function pick<Config>(
  pool: readonly Candidate<Config>[],
  missing: ReadonlySet<number>,
  random: Random,
): Candidate<Config> {
  const adds = ({ levels }: Candidate<Config>): number =>
    pairsOf(levels).filter(pair => missing.has(pair)).length
  const start = random.below(pool.length)
  let best = pool[start]
  let most = 0
  for (let seen = 0; seen < FIELD || most === 0; seen++) {
    const candidate = pool[(start + seen) % pool.length]
    const added = adds(candidate)
    if (added > most) [best, most] = [candidate, added]
  }
  return best
}

/** Every two of the choices made, each pair as one number. */
function pairsOf(levels: readonly number[]): number[] {
  const pairs: number[] = []
  for (let one = 0; one < levels.length; one++) {
    for (let other = 0; other < one; other++) {
      pairs.push(((one * 64 + other) * 64 + levels[one]) * 64 + levels[other])
    }
  }
  return pairs
}
