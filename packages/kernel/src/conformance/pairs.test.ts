import { describe, expect, it } from 'vitest'
import { type ConfigOf, type Options, parseConfig } from '../options.ts'
import { objection } from './objection.ts'
import { pairwise } from './pairs.ts'

const options = {
  edition: { kind: 'choice', values: ['old', 'new'], default: 'old' },
  modules: { kind: 'set', values: ['doors', 'chests', 'figures'], default: [] },
  strict: { kind: 'switch', default: false },
  first: { kind: 'seat', default: 'random' },
} as const satisfies Options

type Config = ConfigOf<typeof options>

/** A title whose doors do not exist in the old edition and do not go with chests. */
const { min, max } = { min: 2, max: 5 }
const title = {
  ...objection,
  seats: { min, max },
  options,
  presets: [],
  conflict: ({ edition, modules }: Config) =>
    modules.includes('doors') && (edition === 'old' || modules.includes('chests'))
      ? { key: 'config-not-together' }
      : undefined,
  open: () => objection.open({ seats: 2 }),
}

/** Every fact about a configuration that a pair may be made of. */
function factsOf({ seats, edition, modules, strict, first }: Config): string[] {
  const members = options.modules.values.map(name => `${name} ${modules.includes(name)}`)
  return [`${seats}`, edition, ...members, `strict ${strict}`, `first ${first}`]
}

function pairsOf(configs: readonly Config[]): Set<string> {
  return new Set(
    configs.flatMap(config => {
      const facts = factsOf(config)
      return facts.flatMap((one, at) => facts.slice(0, at).map(other => `${one}, ${other}`))
    }),
  )
}

function all(): Config[] {
  const sets = [0, 1, 2, 3, 4, 5, 6, 7].map(bits =>
    options.modules.values.filter((_, at) => ((bits >> at) & 1) === 1),
  )
  const found: Config[] = []
  for (let seats = min; seats <= max; seats++) {
    for (const modules of sets) {
      for (const edition of options.edition.values) {
        for (const strict of [false, true]) {
          for (const first of ['random', 0]) {
            const config = parseConfig(title, { seats, modules, edition, strict, first })
            if (config.ok) found.push(config.value)
          }
        }
      }
    }
  }
  return found
}

describe('pairwise', () => {
  it('brings every two choices together that can stand together', () => {
    expect([...pairsOf(pairwise(title))].sort()).toEqual([...pairsOf(all())].sort())
  })

  it('takes few configurations, each of which opens', () => {
    const configs = pairwise(title)
    expect(configs.length).toBeLessThan(16)
    expect(all().length).toBeGreaterThan(100)
    for (const config of configs) expect(parseConfig(title, config).ok).toBe(true)
  })

  it('chooses the same ones each time', () => {
    expect(pairwise(title)).toEqual(pairwise(title))
  })
})
