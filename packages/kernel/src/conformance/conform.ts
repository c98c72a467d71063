import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Options } from '../options.ts'
import { parseConfig } from '../options.ts'
import { describeConfig, type Kit } from './kit.ts'
import { laws } from './laws.ts'

/** Registers a test for each law and configuration of the title. */
export function conform<O extends Options, State, Move, Event, Summary>(
  kit: Kit<O, State, Move, Event, Summary>,
): void {
  for (const config of kit.configs) {
    describe(`${kit.title.name} ${describeConfig(config)}`, () => {
      for (const name of Object.keys(laws)) {
        it(`keeps the law: ${name}`, () => holdTo(name, kit, config))
      }
    })
  }
}

/** Tries one law on one configuration; throws with the shortest walk found that breaks it. */
export function holdTo<O extends Options, State, Move, Event, Summary>(
  law: string,
  kit: Kit<O, State, Move, Event, Summary>,
  config: Kit<O, State, Move, Event, Summary>['configs'][number],
  { runs = kit.runs ?? 20, seed }: { readonly runs?: number; readonly seed?: number } = {},
): void {
  const checked = parseConfig(kit.title, config)
  if (!checked.ok) throw new Error(`the configuration is refused: ${JSON.stringify(checked.why)}`)
  const game = kit.title.open(checked.value)
  // Without bias, because a walk of two moves shows little; most go on to the end of the game.
  const walks = fc.noBias(fc.record({ seed: fc.nat(), length: fc.nat(game.bound) }))
  fc.assert(
    fc.property(walks, path => laws[law](kit, game, { ...path, stride: kit.stride ?? 1 })),
    { numRuns: runs, includeErrorInReport: true, ...(seed === undefined ? {} : { seed }) },
  )
}
