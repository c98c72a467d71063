import { botNames, botsFor } from '@adit/bots'
import { games } from '@adit/shelf'
import { chapter, LANGUAGES, loadEveryLanguage, tellerFor } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { serverRefusals } from '../../../server/src/refusals.ts'
import { boxes } from './boxes.ts'
import { titled } from './titled.ts'

await loadEveryLanguage()

describe.each(LANGUAGES)('the words of the page: %s', language => {
  it('have a sentence for every reason that a server gives', () => {
    const { refusals } = chapter(language, 'table')
    const own = Object.keys(refusals).filter(key => key.startsWith('server-'))
    expect(own.sort()).toEqual([...serverRefusals].sort())
  })

  it.each([...games])('call $title.name by its name where it is refused', ({ title }) => {
    const why = { key: 'table-other-revision', slots: { title: title.name, revision: 1, ours: 2 } }
    const said = titled(why, chapter(language, 'page'))
    expect(said.slots?.title).toBe(tellerFor(title, language).words.title)
  })

  it.each([...games])('say of $title.name what its game declares', ({ title, ledger }) => {
    const box = boxes.find(one => one.name === title.name)
    expect([box?.seats, box?.ledger]).toEqual([title.seats, ledger])
    if (box === undefined) return
    const { home } = chapter(language, 'page')
    expect(home.boxes[box.name].title).toBe(tellerFor(title, language).words.title)
  })

  it.each([...games])(
    'name every level of $title.name, and none that is not there',
    ({ title }) => {
      const { botLevels } = chapter(language, 'page').open
      const { levels } = chapter(language, 'table').common
      const names = botsFor(title.name).map(bot => bot.name)
      expect(names).toEqual(botNames)
      expect([Object.keys(levels), botLevels.length]).toEqual([names, names.length])
    },
  )
})
