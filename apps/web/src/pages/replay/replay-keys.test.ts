import { describe, expect, it } from 'vitest'
import { pressedBy } from './replay-keys.ts'

const at = { seats: 5, kinds: ['goal'] } as const
const plain = { ctrlKey: false, altKey: false, metaKey: false }
const press = (code: string, also = {}) => pressedBy({ code, ...plain, ...also }, at)

describe('keys of a replay', () => {
  it('go by step, mark and round, to the ends, and play', () => {
    expect(press('ArrowLeft')).toEqual({ does: 'look', aim: { to: 'step', by: -1 } })
    expect(press('ArrowRight')).toEqual({ does: 'look', aim: { to: 'step', by: 1 } })
    expect(press('ArrowDown')).toEqual({
      does: 'look',
      aim: { to: 'mark', by: 1, kinds: ['goal'] },
    })
    expect(press('ArrowUp')).toEqual({ does: 'look', aim: { to: 'mark', by: -1, kinds: ['goal'] } })
    expect(press('PageUp')).toEqual({ does: 'look', aim: { to: 'round', by: -1 } })
    expect(press('PageDown')).toEqual({ does: 'look', aim: { to: 'round', by: 1 } })
    expect(press('Home')).toEqual({ does: 'look', aim: { to: 'first' } })
    expect(press('End')).toEqual({ does: 'look', aim: { to: 'last' } })
    expect(press('Space')).toEqual({ does: 'play' })
    expect(press('KeyL')).toEqual({ does: 'log' })
  })

  it('take the eyes of a seat, of nobody and of all', () => {
    expect(press('Digit2')).toEqual({ does: 'see', eye: 1 })
    expect(press('Numpad5')).toEqual({ does: 'see', eye: 4 })
    expect(press('Digit6')).toBeUndefined()
    expect(press('Digit0')).toEqual({ does: 'see', eye: 'public' })
    expect(press('KeyO')).toEqual({ does: 'see', eye: 'all' })
  })

  it('leave the browser its own', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('KeyL', { ctrlKey: true })).toBeUndefined()
    expect(press('KeyX')).toBeUndefined()
  })
})
