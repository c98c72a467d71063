import { FACES, NONE, type State } from '@adit/my-treasure'
import { chapter, LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { thingsIn } from './first-sight.ts'

await loadEveryLanguage()

const withMouse = FACES.findIndex(({ mice }) => mice > 0)
const cave: Pick<State, 'phase' | 'held' | 'orcs' | 'drawn' | 'places'> = {
  phase: 'turn',
  held: [NONE, NONE],
  orcs: 0,
  drawn: NONE,
  places: [[], [], [], []],
}

describe.each(LANGUAGES)('what is new, in %s', language => {
  const { firstSight } = chapter(language, 'page/my-treasure')
  const names = (changed: Partial<State>) =>
    thingsIn({ ...cave, ...changed }, 0, firstSight).map(({ name }) => name)

  it('is told as it comes', () => {
    expect(names({})).toEqual(['my-treasure/find'])
    expect(names({ orcs: 1 })).toContain('my-treasure/orc')
    expect(names({ drawn: 3, phase: 'place' })).toContain('my-treasure/treasure')
    expect(names({ places: [[], [withMouse], [], []] })).toContain('my-treasure/mouse')
    expect(names({ held: [NONE, 2] })).toContain('my-treasure/last')
    expect(names({ held: [2, NONE] })).not.toContain('my-treasure/last')
    expect(names({ phase: 'flee' })).toContain('my-treasure/flee')
  })

  it('is a sentence each', () => {
    for (const { text } of Object.values(firstSight)) expect(text).toMatch(/^[^.!?]+[.!?]$/)
  })
})
