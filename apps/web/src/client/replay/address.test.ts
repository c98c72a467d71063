import { describe, expect, it } from 'vitest'
import { readAddress, readRoom, writeAddress } from './address.ts'

describe('the address of a replay', () => {
  it('names a moment and an eye, and is read back', () => {
    for (const eye of ['public', 'all', 0, 4] as const) {
      const { search, hash } = new URL(writeAddress('/replay/x', { eye, moment: 57 }), 'http://a')
      expect(readAddress(search, hash)).toEqual({ eye, moment: 57 })
    }
    expect(writeAddress('/replay/x', { eye: 1, moment: 57 })).toBe('/replay/x?eye=2#57')
  })

  it('wants nothing that cannot be', () => {
    for (const search of ['', '?eye=', '?eye=0', '?eye=123', '?eye=2x', '?eye=judge', '?eye=-1']) {
      expect(readAddress(search, '#x7')).toEqual({ eye: undefined, moment: undefined })
    }
  })

  it('may leave the moment out, and name a room or ask for one', () => {
    expect(writeAddress('/replay/x', { eye: 'public' })).toBe('/replay/x?eye=public')
    const { search } = new URL(
      writeAddress('/replay/x', { eye: 'all', moment: 3 }, 'abcdefgh'),
      'http://a',
    )
    expect(readRoom(search)).toEqual({ room: 'abcdefgh' })
    expect(readRoom('?room=new')).toEqual({ room: undefined })
    for (const none of ['', '?room=', '?room=short', '?room=<script>']) {
      expect(readRoom(none)).toBeUndefined()
    }
  })
})
