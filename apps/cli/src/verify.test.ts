import { beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { asFile } from './sample-records.ts'

let record = ''

beforeAll(async () => {
  const argv = 'play my-treasure --hot-seat 0 --seats 3 --save r.json'.split(' ')
  record = (await runIn({}, ...argv)).files.get('r.json') ?? ''
})

describe('adit verify', () => {
  it('draws every chance move of an honest game again', async () => {
    const { code, out } = await runIn(asFile(record), 'verify', 'r.json')
    expect(code).toBe(0)
    expect(out).toMatch(/The deal is honest: .* \d+ chance moves as recorded\./)
    const data = JSON.parse((await runIn(asFile(record), 'verify', 'r.json', '--json')).out)
    const chances = JSON.parse(record).moves.filter((line: string) => line.startsWith('* '))
    expect(data).toMatchObject({ ok: true, chances: chances.length })
  })

  it('names a stacked deck', async () => {
    const stacked = JSON.parse(record)
    const words: string[] = stacked.moves[1].split(' ')
    stacked.moves[1] = [...words.slice(0, 2), words[3], words[2], ...words.slice(4)].join(' ')
    const { code, err } = await runIn(asFile(JSON.stringify(stacked)), 'verify', 'r.json')
    expect(code).toBe(1)
    expect(err).toMatch(
      /^No: Move 2 \("\* shuffle .*…"\) is refused\. The seeds draw something else/,
    )
  })

  it.each([
    ['no deal', (each: Record<string, unknown>) => delete each.deal, 'deal-missing'],
    [
      'no seed',
      (each: { deal: object }) => Reflect.deleteProperty(each.deal, 'serverSeed'),
      'deal-not-revealed',
    ],
    [
      'another seed',
      (each: { deal: { serverSeed: string } }) => {
        each.deal.serverSeed = 'f'.repeat(64)
      },
      'deal-broken-commitment',
    ],
  ])('refuses a record with %s', async (_what, change, key) => {
    const changed = JSON.parse(record)
    change(changed)
    const { code, out } = await runIn(asFile(JSON.stringify(changed)), 'verify', 'r.json', '--json')
    expect([code, JSON.parse(out).error.key]).toEqual([1, key])
  })
})
