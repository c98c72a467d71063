import { expect, it } from 'vitest'
import { type Score, scores, type Tone } from './scores.ts'

const ends = ({ tones = [], gravel = [] }: Score): readonly number[] =>
  [...tones, ...gravel].map(({ at = 0, long }) => at + long)

/** What runs along with something that runs, step by step. */
const running = ['light', 'dark', 'win']

it.each(Object.entries<Score>(scores))('%s is over before the next can be read', (name, score) => {
  expect(Math.max(...ends(score))).toBeGreaterThan(0)
  expect(Math.max(...ends(score))).toBeLessThanOrEqual(running.includes(name) ? 1.3 : 0.8)
})

/** How loud a tone still is: it dies away as `sound` lets it. */
function left({ at = 0, long, loud }: Tone, now: number): number {
  const since = now - at
  return since < 0 || since > long ? 0 : loud * (0.0001 / loud) ** (since / long)
}

it.each(Object.entries<Score>(scores))('%s is nowhere louder than full', (_name, score) => {
  const { tones = [] } = score
  for (const { at: now = 0 } of tones) {
    expect(tones.reduce((sum, tone) => sum + left(tone, now), 0)).toBeLessThanOrEqual(0.9)
  }
})
