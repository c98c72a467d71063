import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FieldReader, parseFields, printFields } from './fields.ts'
import { parseCount, parseTurn, printTurn, splitWords } from './notation.ts'
import { CHANCE } from './seats.ts'

describe('turns', () => {
  it('name the seat, or * for chance, then the move', () => {
    expect(printTurn(2, 'take ring 1')).toBe('2 take ring 1')
    expect(parseTurn('* shuffle a b')).toEqual({ ok: true, value: [CHANCE, 'shuffle a b'] })
    expect(parseTurn('11 draw')).toEqual({ ok: true, value: [11, 'draw'] })
  })

  it.each(['', 'draw', ' draw', '-1 draw', '01 draw', '99 draw', '1e1 draw', '2', '2 ', '*'])(
    'refuse %j',
    line => {
      expect(parseTurn(line)).toMatchObject({ ok: false })
    },
  )
})

describe('words', () => {
  it('are separated by exactly one space', () => {
    expect(splitWords('a b c')).toEqual(['a', 'b', 'c'])
    expect(splitWords('')).toEqual([])
    expect(splitWords('a  b')).toBe(undefined)
    expect(splitWords(' a')).toBe(undefined)
  })

  it('have one spelling for each number', () => {
    expect(['0', '7', '120'].map(parseCount)).toEqual([0, 7, 120])
    expect(['', '-1', '+1', '007', '1.5', '1e3', '9999999999', 'x'].map(parseCount)).toEqual(
      Array(8).fill(undefined),
    )
  })
})

describe('fields', () => {
  it('read back as they were printed', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
    const word = fc.stringMatching(/^[a-z0-9?*,-]{1,6}$/)
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(word)), fields => {
        const text = printFields(Object.entries(fields))
        const back = parseFields(text)
        expect(back.ok && Object.fromEntries(back.value)).toEqual({ ...fields })
      }),
    )
  })

  it.each([
    ['no colon', 'position-bad-line'],
    ['a: b  c', 'position-bad-line'],
    ['a: b\na: c', 'position-field-twice'],
  ])('refuse %j', (text, key) => {
    expect(parseFields(text)).toMatchObject({ ok: false, why: { key } })
  })

  it('name the first field that is missing or makes no sense', () => {
    const fields = parseFields('a: 1\nb: x\nc: 1 2')
    if (!fields.ok) throw new Error('unreadable')
    const reader = new FieldReader(fields.value)
    expect(reader.one('a', parseCount, 0)).toBe(1)
    expect(reader.result('read')).toEqual({ ok: true, value: 'read' })
    reader.one('b', parseCount, 0)
    reader.one('c', parseCount, 0)
    const why = { key: 'position-bad-word', slots: { field: 'b', word: 'x' } }
    expect(reader.result('read')).toEqual({ ok: false, why })
  })

  it.each(['c', 'd'])('name a field of another length, or none: %s', field => {
    const fields = parseFields('c: 1 2')
    if (!fields.ok) throw new Error('unreadable')
    const reader = new FieldReader(fields.value)
    reader.one(field, parseCount, 0)
    expect(reader.why).toEqual({ key: 'position-bad-field', slots: { field } })
  })
})
