import { LANGUAGES } from '@adit/i18n'
import { describe, expect, it } from 'vitest'
import { words } from './index.ts'

/** Every message of a catalogue by its path. */
function messages(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : messages(value, `${path}${key}.`),
  )
}

const slotsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{([a-z]+)/gi)].map(([, name]) => name))].sort()

describe('words', () => {
  const english = new Map(messages(words.en))

  it.each(LANGUAGES)('%s fills the same slots as English, key by key', language => {
    for (const [path, message] of messages(words[language])) {
      expect([path, slotsOf(message)]).toEqual([path, slotsOf(english.get(path) ?? '')])
    }
  })

  it('Russian is written in Cyrillic, but for what is typed', () => {
    const typed =
      /adit( replay| verify)?|--?[a-z]+|my-treasure|spectator|judge|edition|modules|option|Ctrl|Enter|loopback|silent, error, warn, info|debug/g
    const other = /Adit|JSON|SHA|Language|determinize|quit|\{[^}]*\}/g
    const latin = messages(words.ru).filter(([path, text]) => {
      const rest = text.replace(other, '').replace(typed, '')
      return /[a-z]{3}/i.test(rest) && !path.startsWith('play.quit')
    })
    expect(latin).toEqual([])
  })

  it('has a name for a bot on every seat of the largest table', () => {
    for (const language of LANGUAGES) {
      expect(new Set(words[language].gnomes).size).toBeGreaterThanOrEqual(16)
    }
  })
})
