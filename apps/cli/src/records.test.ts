import { beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { type RecordFile, sampleRecords } from './sample-records.ts'

let games: readonly RecordFile[] = []
let lines = ''

beforeAll(async () => {
  games = await sampleRecords()
  lines = games.map(game => `${JSON.stringify(game)}\n`).join('')
})

const world = (text = lines) => ({ files: new Map([['g', text]]) })
const json = async (text: string, ...argv: string[]) =>
  JSON.parse((await runIn(world(text), 'records', 'g', ...argv, '--json')).out)

describe('adit records', () => {
  it('counts games by kind, of files with one record and with many', async () => {
    const files = new Map([
      ['many', lines],
      ['one', JSON.stringify(games[0], null, 2)],
    ])
    const { code, out } = await runIn({ files }, 'records', 'many', 'one', '--json')
    const { groups, read } = JSON.parse(out)
    expect([code, read]).toEqual([0, 13])
    expect(groups.map((one: { seats: number; games: number }) => [one.seats, one.games])).toEqual([
      [2, 5],
      [3, 4],
      [4, 4],
    ])
    const told = await runIn({ files }, 'records', 'many', 'one')
    expect(told.out).toContain('13 of 13 games')
  })

  it('passes on only what is asked for, as records that are read again', async () => {
    const argv = ['records', 'g', '--seats', '3', '--out', 'three']
    const { files } = await runIn(world(), ...argv)
    const passed = (files.get('three') ?? '').trim().split('\n')
    expect(passed.map(line => JSON.parse(line))).toEqual(
      games.filter(game => Array.isArray(game.seats) && game.seats.length === 3),
    )
    const length = games[5].moves.length
    const within = await json(lines, '--from', String(length), '--to', String(length))
    expect(within.games).toBe(games.filter(game => game.moves.length === length).length)
    expect((await json(lines, '--game', 'saboteur')).games).toBe(0)
    expect((await json(lines, '--player', 'nobody')).games).toBe(0)
  })

  it('sums each game up in a line', async () => {
    const { out } = await runIn(world(), 'records', 'g', '--as', 'results')
    const results = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(results).toHaveLength(games.length)
    for (const [at, { title, moves, hash, winners, seats }] of results.entries()) {
      expect([title, moves, hash]).toEqual(['my-treasure', games[at].moves.length, games[at].hash])
      expect(winners.length).toBeGreaterThan(0)
      const [first] = winners
      const won = await json(lines, '--winner', seats[first], '--seats', String(seats.length))
      expect(won.games).toBeGreaterThan(0)
    }
  })

  it('says which record cannot be read, by its line, and goes on', async () => {
    const other = JSON.stringify({ ...games[1], revision: 99 })
    const bent = JSON.stringify({ ...games[2], moves: [...games[2].moves, '0 draw'] })
    const text = [JSON.stringify(games[0]), other, 'nothing', bent, JSON.stringify(games[3])]
    const ran = await runIn(world(text.join('\n')), 'records', 'g')
    expect(ran.code).toBe(1)
    expect(ran.out).toContain('2 of 5 games')
    expect(ran.err.split('\n').map(line => line.slice(0, 4))).toEqual(['g:2:', 'g:3:', 'g:4:', ''])
    expect(ran.err).toContain('99')
    const { faults } = await json(text.join('\n'))
    expect(faults[0]).toMatchObject({ line: 2, key: 'record-other-revision' })
  })

  it('refuses a form and a file that are not there', async () => {
    expect((await runIn(world(), 'records', 'g', '--as', 'csv')).code).toBe(2)
    expect((await runIn(world(), 'records', 'nowhere')).code).toBe(1)
  })
})
