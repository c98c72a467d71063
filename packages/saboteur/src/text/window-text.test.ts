import { type Fields, SEALED } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { readWindows, windowFields } from './window-text.ts'

function read(seats: number, fields: Fields): number[] {
  const windows = readWindows(seats, fields)
  if (typeof windows === 'string') throw new Error(windows)
  return windows
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
    'why - 1 - - -',
    'veto 1 1 - - -',
    'turn - 1 - -',
    'turn here 1 - - -',
    'order cards 1 - - -',
    'veto - x - - -',
    'veto - 1 - - yes',
    '',
  ])('is refused: %j', text => {
    const fields = new Map([['window 0', text === '' ? [] : text.split(' ')]])
    expect(readWindows(3, fields)).toBe('window 0')
  })
})
