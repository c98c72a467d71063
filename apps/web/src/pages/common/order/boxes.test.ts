import { games } from '@adit/shelf'
import { chapter, LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { boxes } from '../../../words/boxes.ts'
import { loadBoxes } from './boxes.ts'

await loadEveryLanguage()
const boxOf = await loadBoxes()

describe.each(LANGUAGES)('home says how long a game lasts as the order does: %s', language => {
  it.each([...games])('$title.name', ({ title }) => {
    const named = boxes.find(one => one.name === title.name)
    if (named === undefined) throw new Error('no box at home')
    const { min, max } = title.seats
    const minutes = title.presets.flatMap(({ config }) =>
      [min, max].map(seats => boxOf(title.name).minutes({ ...config, seats })),
    )
    const [shortest, longest] = [Math.min(...minutes), Math.max(...minutes)]
    const range = shortest === longest ? `${shortest}` : `${shortest}–${longest}`
    expect(chapter(language, 'page').home.boxes[named.name].minutes).toMatch(
      new RegExp(`^${range} `),
    )
  })
})
