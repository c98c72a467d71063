import { catalogues } from '@adit/i18n'
import { protocolRefusals } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { tableRefusals } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { serverRefusals } from '../../../server/src/refusals.ts'
import { boxes } from './boxes.ts'
import { en } from './en/index.ts'
import { ru } from './ru/index.ts'

type Leaves = readonly (readonly [path: string, text: string])[]

function leaves(value: unknown, path = ''): Leaves {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

function slotsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([a-z]+)/g)].map(match => match[1]))].sort()
}

/** What is spelt with Latin letters in Russian too. */
const FOREIGN = /\{[^}]*\}|Adit|SAB-23|Switch to English|JSON/g

describe('the words of the page', () => {
  const english = leaves(en)
  const russian = new Map(leaves(ru))

  it('are there in both languages, key by key', () => {
    expect([...russian.keys()].sort()).toEqual(english.map(([path]) => path).sort())
  })

  it('have the same gaps in both', () => {
    for (const [path, text] of english) {
      expect([path, slotsOf(russian.get(path) ?? '')]).toEqual([path, slotsOf(text)])
    }
  })

  it('leave no English in the Russian page', () => {
    for (const [path, text] of russian) {
      expect([path, text.replace(FOREIGN, '')]).not.toEqual([path, expect.stringMatching(/[a-z]/i)])
    }
  })

  it('have a sentence for every reason that a server, a table or the line to it gives', () => {
    const reasons = [...serverRefusals, ...tableRefusals, ...protocolRefusals]
    expect(Object.keys(en.refusals).sort()).toEqual([...reasons].sort())
  })

  it('count with the forms that each language has', () => {
    const counted = (text: string) =>
      [...text.matchAll(/\{[a-z]+:([^}]*)\}/g)].map(([, forms]) => forms)
    for (const [path, text] of english) {
      for (const forms of counted(text))
        expect([path, forms.split('|')]).toEqual([path, expect.objectContaining({ length: 2 })])
    }
    for (const [path, text] of russian) {
      for (const forms of counted(text))
        expect([path, forms.split('|')]).toEqual([path, expect.objectContaining({ length: 3 })])
    }
  })

  it('say of every box what its title declares', () => {
    for (const { name, seats } of shelf) {
      const box = boxes.find(one => one.name === name)
      expect([name, box?.seats]).toEqual([name, seats])
      if (box === undefined) continue
      for (const [language, words] of [
        ['en', en],
        ['ru', ru],
      ] as const) {
        const said = Object.entries(catalogues[language].games).find(([game]) => game === name)
        expect(words.home.boxes[box.name].title).toBe(said?.[1].title)
      }
    }
  })
})
