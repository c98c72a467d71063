import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { carriedBy, carrying } from './link-record.ts'

function linked(text: string): string {
  return `#record=${deflateRawSync(text).toString('base64url')}`
}

describe('a record in an address', () => {
  it('is read back, with its moment', async () => {
    expect(await carriedBy(linked('{"a":"ход"}'))).toEqual({
      text: '{"a":"ход"}',
      moment: undefined,
    })
    expect(await carriedBy(`${linked('x')}&at=57`)).toEqual({ text: 'x', moment: 57 })
  })

  it('is written as it is read', async () => {
    const text = JSON.stringify({ moves: Array.from({ length: 900 }, (_none, at) => `+ход ${at}`) })
    const link = await carrying({ text, moment: 57 }, 'public')
    const [path, hash] = link.split('#')
    expect(path).toBe('/replay/file?eye=public')
    expect(await carriedBy(`#${hash}`)).toEqual({ text, moment: 57 })
    expect(
      await carriedBy(`#${(await carrying({ text, moment: undefined }, 'all')).split('#')[1]}`),
    ).toEqual({ text, moment: undefined })
  })

  it('is none where it cannot be read, or swells without end', async () => {
    for (const hash of [
      '',
      '#57',
      '#record=',
      '#record=!!',
      '#record=AAAA',
      `${linked('x')}&at=y`,
    ]) {
      expect(await carriedBy(hash)).toBeUndefined()
    }
    expect(await carriedBy(linked('a'.repeat(5_000_000)))).toBeUndefined()
  })
})
