import { type AnyGame, playOut, quickRandom, recordHash, type Turn } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { parseRecord, printRecord, printRecordLine } from './record.ts'
import { titleNamed } from './shelf.ts'

function play(game: AnyGame, seed: number) {
  const state = game.setup()
  const moves: Turn<unknown>[] = []
  playOut(game, state, quickRandom(seed), undefined, (seat, move) => moves.push([seat, move]))
  return { moves, hash: recordHash(moves, state) }
}

function recordOf(seed: number) {
  const title = titleNamed('my-treasure')
  if (title === undefined) throw new Error('not on the shelf')
  const config = { seats: 3, first: 'random' as const }
  const game = title.open(config)
  const { moves, hash } = play(game, seed)
  const seats = ['Anna', 'Пётр', 'Karl']
  return {
    game,
    record: { title: title.name, revision: title.revision, config, seats, moves, hash },
  }
}

const whole = (): Record<string, unknown> => {
  const { game, record } = recordOf(1)
  return JSON.parse(printRecord(game, record))
}

describe('a record', () => {
  it('reads back as it was written, on many lines or on one', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { game, record } = recordOf(seed)
      for (const text of [printRecord(game, record), printRecordLine(game, record)]) {
        const back = parseRecord(text)
        expect(back.ok && back.value.record).toEqual(record)
      }
    }
  })

  it('has one move a line, for people with a text editor', () => {
    const { game, record } = recordOf(1)
    const lines = printRecord(game, record).split('\n')
    expect(lines.filter(line => /^ {4}"[0-9*]+ [a-z]/.test(line))).toHaveLength(record.moves.length)
  })

  it('keeps the deal, revealed or not', () => {
    const deal = { commitment: 'a'.repeat(64), playerSeeds: ['x', '', ''] }
    for (const source of [deal, { ...deal, serverSeed: 'b'.repeat(64) }]) {
      const back = parseRecord(JSON.stringify({ ...whole(), deal: source }))
      expect(back.ok && back.value.record.deal).toEqual(source)
    }
  })
})

describe('a bad record', () => {
  const long = 'x'.repeat(101)
  it.each([
    ['not JSON', '{"title":', 'record-not-json'],
    ['nothing', '', 'record-not-json'],
    ['a list', '[]', 'record-missing-field'],
    ['null', 'null', 'record-none'],
    ['too long', ' '.repeat(4_000_001), 'record-too-long'],
    ['a field too many', { ...whole(), spare: 1 }, 'record-unknown-field'],
    ['a field missing', { ...whole(), moves: undefined }, 'record-missing-field'],
    ['moves that are objects', { ...whole(), moves: [{}] }, 'record-bad-field'],
    ['a very long name', { ...whole(), seats: [long, 'b', 'c'] }, 'record-bad-field'],
    ['a list for a configuration', { ...whole(), config: [] }, 'config-not-object'],
    [
      'a trick option',
      `{"title":"my-treasure","revision":1,"config":{"seats":2,"__proto__":1},"seats":["a","b"],"moves":[]}`,
      'config-unknown-option',
    ],
    ['another game', { ...whole(), title: 'chess' }, 'record-unknown-title'],
    ['another revision', { ...whole(), revision: 99 }, 'record-other-revision'],
    ['a bad configuration', { ...whole(), config: { seats: 99 } }, 'config-seats'],
    ['too few names', { ...whole(), seats: ['a'] }, 'record-seats-differ'],
    ['a turn without seat', { ...whole(), moves: ['draw'] }, 'record-bad-turn'],
    ['a turn that is no move', { ...whole(), moves: ['0 dance'] }, 'record-bad-turn'],
    ['a bad hash', { ...whole(), hash: 'xyz' }, 'record-bad-field'],
    ['a bad seed', { ...whole(), deal: { commitment: 'zz', playerSeeds: [] } }, 'record-bad-field'],
  ])('%s is refused with a reason', (_what, input, key) => {
    const text = typeof input === 'string' ? input : JSON.stringify(input)
    expect(parseRecord(text)).toMatchObject({ ok: false, why: { key } })
  })
})
