import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, stateHash } from './hash.ts'

describe('canonical', () => {
  it('does not depend on the order in which fields were made', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}')
    expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }))
  })

  // As fields are called; engines have read odd names, alike but for an escape, for one another.
  const name = fc.stringMatching(/^[a-z]\w{0,6}$/)
  const plainValues = [fc.string(), fc.double(), fc.boolean(), fc.constant(null)]

  it('reads back as the same JSON', () => {
    fc.assert(
      fc.property(fc.object({ key: name, values: plainValues }), value => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonical(plain))).toEqual(plain)
      }),
    )
  })
})

describe('stateHash', () => {
  it('is sixteen hex digits, equal for equal states', () => {
    expect(stateHash({ a: 1, b: [2] })).toMatch(/^[0-9a-f]{16}$/)
    expect(stateHash({ a: 1, b: [2] })).toBe(stateHash({ b: [2], a: 1 }))
  })

  it('tells states apart that differ in one card', () => {
    const hashes = new Set<string>()
    for (let at = 0; at < 100; at++) {
      for (let card = 1; card <= 100; card++)
        hashes.add(stateHash(Array(100).fill(0).with(at, card)))
    }
    expect(hashes.size).toBe(10_000)
  })
})
