import { SEALED } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { readWindows, windowFields } from './window-text.ts'

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
    const windows: number[] = []
    const fields = new Map([['window 0', text.split(' ')]])
    expect(readWindows(3, windows, fields)).toBeUndefined()
    expect(windowFields(3, windows)).toEqual([...fields])
  })

  it('the innermost is the last', () => {
    const windows: number[] = []
    const fields = new Map([
      ['window 0', ['turn', '8,0', '0', '-', '-']],
      ['window 1', ['veto', '-', '1', 'veto', '!']],
    ])
    expect(readWindows(2, windows, fields)).toBeUndefined()
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
    expect(readWindows(3, [], fields)).toBe('window 0')
  })
})
