import { describe, expect, it } from 'vitest'
import type { Keeping } from './kept.ts'
import { readSettings, saveSettings } from './settings.ts'

function memory(text?: string): Keeping {
  const kept = new Map(text === undefined ? [] : [['settings', text]])
  return { read: key => kept.get(key), write: (key, written) => kept.set(key, written) }
}

describe('settings', () => {
  it('take the language from the browser at first', () => {
    expect(readSettings(memory(), ['fr-FR', 'ru-RU', 'en']).language).toBe('ru')
    expect(readSettings(memory(), ['fr']).language).toBe('en')
  })

  it('keep what was chosen, whatever the browser says later', () => {
    const keeping = memory()
    const chosen = {
      language: 'ru',
      volume: 10,
      muted: true,
      ambience: false,
      gossip: false,
      pace: 'calm',
      tips: 'never',
      coach: true,
    } as const
    saveSettings(keeping, chosen)
    expect(readSettings(keeping, ['en'])).toEqual(chosen)
  })

  it.each(['{', '7', 'null', '{"language":"xx","volume":900,"muted":"yes","pace":"x"}'])(
    'are as usual where what is kept makes no sense: %s',
    text => {
      expect(readSettings(memory(text), ['en'])).toEqual({
        language: 'en',
        volume: 60,
        muted: false,
        ambience: true,
        gossip: true,
        pace: 'normal',
        tips: 'first',
        coach: false,
      })
    },
  )
})
