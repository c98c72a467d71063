import type { Options } from '../options.ts'
import { LAWS } from './broken.ts'
import { holdTo } from './hold.ts'
import { describeConfig, type Kit } from './kit.ts'

/** Of whatever framework the tests are written in. */
export interface TestTools {
  describe(title: string, body: () => void): unknown
  it(title: string, body: () => void): unknown
}

/** Registers a test for each law and configuration of the title. */
export function conform<O extends Options, State, Move, Event, Summary>(
  kit: Kit<O, State, Move, Event, Summary>,
  { describe, it }: TestTools,
): void {
  for (const config of kit.configs) {
    describe(`${kit.title.name} ${describeConfig(config)}`, () => {
      for (const law of LAWS) it(`keeps the law: ${law}`, () => holdTo(law, kit, config))
    })
  }
}
