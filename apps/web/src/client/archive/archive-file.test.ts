import { describe, expect, it } from 'vitest'
import { parseArchive, printArchive } from './archive-file.ts'

const record = JSON.stringify({
  title: 'my-treasure',
  revision: 1,
  config: { seats: 2, first: 'random' },
  seats: ['Anna', 'Peter'],
  moves: ['* first 1'],
})
const game = { record, isStarred: true, note: 'so close', at: 1_700_000_000_000 }

describe('an archive file', () => {
  it('is read back as it was written', () => {
    const read = parseArchive(printArchive([game, { ...game, isStarred: false, note: '' }]))
    expect(read).toEqual({
      ok: true,
      value: { games: [game, { ...game, isStarred: false, note: '' }], faults: [] },
    })
  })

  it('takes a bare file of records', () => {
    const read = parseArchive(`${record}\n${record}\n`)
    expect(read.ok && read.value.games).toHaveLength(2)
  })

  it.each([
    ['not json', 'nothing'],
    ['no record', JSON.stringify({ record: { title: 'chess' }, star: true, note: '', at: 0 })],
    ['an odd field', JSON.stringify({ ...packed(), evil: 1 })],
    ['a long note', JSON.stringify({ ...packed(), note: 'x'.repeat(501) })],
    ['a star that is none', JSON.stringify({ ...packed(), star: 'yes' })],
    ['no time', JSON.stringify({ ...packed(), at: -1 })],
    ['another revision', record.replace('"revision":1', '"revision":9')],
  ])('lets no line in with %s, and takes the others', (_what, line) => {
    const read = parseArchive(`${line}\n${printArchive([game])}`)
    expect(read).toEqual({ ok: true, value: { games: [game], faults: [1] } })
  })
})

function packed() {
  return { record: JSON.parse(record), star: true, note: '', at: 0 }
}
