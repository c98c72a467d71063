import { shelf } from '@adit/shelf'
import { chapter, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loadBoxes } from './boxes.ts'

await loadEveryLanguage()
const { open } = chapter('en', 'page')
const boxOf = await loadBoxes()

describe.each(shelf)('the box of $name', title => {
  const box = boxOf(title.name)

  it('shows every extra by a card', () => {
    for (const [option, declared] of Object.entries(title.options)) {
      if (declared.kind !== 'set') continue
      const bare = declared.values.filter(value => box.extra(option, value) === undefined)
      expect(bare).toEqual([])
    }
  })

  it('has three cards and a sentence for every preset one can choose', () => {
    if (title.presets.length === 1) return
    for (const { name } of title.presets) {
      expect([name, box.preset(name).length]).toEqual([name, 3])
      expect(Object.keys(open.presetHelp)).toContain(`${title.name}/${name}`)
    }
  })

  it('says how long a game lasts', () => {
    for (const { config } of title.presets) {
      expect(box.minutes(config)).toBeGreaterThanOrEqual(10)
      expect(box.minutes(config)).toBeLessThanOrEqual(90)
    }
  })
})
