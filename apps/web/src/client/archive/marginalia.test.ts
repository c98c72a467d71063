import { describe, expect, it } from 'vitest'
import type { Keeping } from '../kept.ts'
import { LONGEST_NOTE, Marginalia } from './marginalia.ts'

function keeping(first = new Map<string, string>()): Keeping {
  return { read: key => first.get(key), write: (key, text) => void first.set(key, text) }
}

describe('marginalia', () => {
  it('are found again, and gone when they say nothing', () => {
    const kept = keeping()
    const one = new Marginalia(kept)
    one.put('a', { isStarred: true, note: 'the lamp!' })
    one.put('b', { isStarred: false, note: 'x'.repeat(LONGEST_NOTE + 9) })
    const again = new Marginalia(kept)
    expect(again.of('a')).toEqual({ isStarred: true, note: 'the lamp!' })
    expect(again.of('b').note).toHaveLength(LONGEST_NOTE)
    again.put('a', { isStarred: false, note: '' })
    expect(new Marginalia(kept).of('a')).toEqual({ isStarred: false, note: '' })
  })

  it('read nothing into what is none', () => {
    for (const text of ['7', '[1,[2],["a"],["b",{"note":3}]]', 'not']) {
      const odd = new Marginalia(keeping(new Map([['marginalia', text]])))
      expect(odd.of('a')).toEqual({ isStarred: false, note: '' })
    }
  })
})
