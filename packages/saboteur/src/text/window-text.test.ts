import { type Fields, SEALED } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { readWindows, windowFields } from './window-text.ts'

function read(seats: number, fields: Fields): number[] {
  const windows = readWindows(seats, fields)
  if (!windows.ok) throw new Error(JSON.stringify(windows.why))
  return windows.value
}

describe('open questions in text', () => {
  it.each([
    'veto - 1+2 - allow !',
    'help - 1 - - -',
    'order goals 0 - - -',
    'order chests 0 - - -',
    'turn 8,-2 2 - - -',
    'keep deck 0 - - -',
    'keep pile 0 - - -',
    'rob - 2 - - -',
  ])('%s', text => {
    const fields = new Map([['window 0', text.split(' ')]])
    expect(windowFields(3, read(3, fields))).toEqual([...fields])
  })

  it('the innermost is the last', () => {
    const fields = new Map([
      ['window 0', ['turn', '8,0', '0', '-', '-']],
      ['window 1', ['veto', '-', '1', 'veto', '!']],
    ])
    const windows = read(2, fields)
    expect(windows.slice(5)).toEqual([1, SEALED, 0, 2, 2])
    expect(windowFields(2, windows)).toEqual([...fields])
  })

  it.each([
    ['why - 1 - - -', 'why'],
    ['veto 1 1 - - -', '1'],
    ['turn here 1 - - -', 'here'],
    ['order cards 1 - - -', 'cards'],
    ['veto - x - - -', 'x'],
    ['veto - 1 - - yes', 'yes'],
    ['turn - 1 - - - 7', '7'],
    ['turn - 1 - -', undefined],
    ['', undefined],
  ])('is refused by its word, or whole if there are too few: %j', (text, word) => {
    const field = 'window 0'
    const fields = new Map([[field, text === '' ? [] : text.split(' ')]])
    const why = word
      ? { key: 'position-bad-word', slots: { field, word } }
      : { key: 'position-bad-field', slots: { field } }
    expect(readWindows(3, fields)).toEqual({ ok: false, why })
  })
})
