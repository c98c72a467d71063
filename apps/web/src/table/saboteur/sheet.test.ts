import { cards, roles } from '@adit/saboteur'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { expect, it } from 'vitest'
import { sheetIn } from './sheet.ts'

await loadEveryLanguage()

it.each(LANGUAGES)('every action card and every role is on the sheet once, in %s', language => {
  const { cards: actions = [], roles: own = [], tunnels = [] } = sheetIn(language)
  const names = cards.filter(({ group }) => group === 'action').map(({ name }) => name)
  expect(actions.map(({ name }) => name)).toEqual(names)
  expect(own.map(({ name }) => name)).toEqual(roles.map(({ name }) => name))
  expect(new Set(tunnels.map(({ name }) => name)).size).toBe(tunnels.length)
  for (const { title, text } of [...actions, ...own, ...tunnels]) {
    expect(title.length * text.length).toBeGreaterThan(0)
  }
})
