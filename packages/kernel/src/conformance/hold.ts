import type { Game } from '../game.ts'
import type { Options } from '../options.ts'
import { parseConfig } from '../options.ts'
import { quickRandom, type Random } from '../random.ts'
import type { LawName } from './broken.ts'
import type { Kit } from './kit.ts'
import { laws } from './laws.ts'
import type { Walk } from './walk.ts'

export interface Trial {
  /** How many games are tried; as many as the kit says, or 20. */
  readonly runs?: number
  /** Tries the same games again. Without it they are others each time; a failure names its own. */
  readonly seed?: number
}

/** How many walks are tried to find a shorter one that fails as well. */
const SHORTER = 120

/** Tries one law on one configuration; throws with the shortest walk found that breaks it. */
export function holdTo<O extends Options, State, Move, Event, Summary>(
  law: LawName,
  kit: Kit<O, State, Move, Event, Summary>,
  config: Kit<O, State, Move, Event, Summary>['configs'][number],
  { runs = kit.runs ?? 20, seed = Math.floor(Math.random() * 2 ** 31) }: Trial = {},
): void {
  const game = openFor(kit, config)
  const random = quickRandom(seed)
  const stride = kit.stride ?? 1
  const fault = (path: Walk): Error | undefined => faultOf(() => laws[law](kit, game, path))
  for (let run = 0; run < runs; run++) {
    const path = { seed: random.below(2 ** 31), length: random.below(game.bound + 1), stride }
    const found = fault(path)
    if (found !== undefined) throw shortest(path, found, fault, random)
  }
}

function openFor<O extends Options, State, Move, Event, Summary>(
  { title }: Kit<O, State, Move, Event, Summary>,
  config: object,
): Game<State, Move, Event> {
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`the configuration is refused: ${JSON.stringify(checked.why)}`)
  return title.open(checked.value)
}

function faultOf(run: () => void): Error | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Shorter walks, of this game and of others, as long as one is found that fails too. */
function shortest(
  path: Walk,
  found: Error,
  fault: (path: Walk) => Error | undefined,
  random: Random,
): Error {
  let [best, worst] = [path, found]
  for (let tries = 0; tries < SHORTER && best.length > 0; tries++) {
    const length = tries % 2 === 0 ? random.below(best.length) : best.length - 1
    const seed = tries < SHORTER / 2 ? best.seed : random.below(2 ** 31)
    const error = fault({ ...best, seed, length })
    if (error !== undefined) [best, worst] = [{ ...best, seed, length }, error]
  }
  worst.message += `\n(walk of seed ${best.seed}, at most ${best.length} moves)`
  return worst
}
