import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { runIn, STACK_TRACE } from './fake-terminal.ts'

describe('adit', () => {
  it('prints help and ends well when nobody sits at the terminal', async () => {
    const { code, out, err } = await runIn({})
    expect(code).toBe(0)
    expect(out).toContain('Usage: adit [options] [command]')
    for (const command of ['play', 'replay', 'verify', 'simulate', 'bench']) {
      expect(out).toContain(`  ${command} `)
    }
    expect(err).toBe('')
  })

  it.each([
    ['ru_RU.UTF-8', [], 'Как вызвать:'],
    ['C.UTF-8', [], 'Usage:'],
    ['en_US.UTF-8', ['--lang', 'ru'], 'Как вызвать:'],
    ['ru_RU.UTF-8', ['--lang=en'], 'Usage:'],
  ])('speaks the language of %s with %j', async (locale, argv, heading) => {
    const { out } = await runIn({ locale }, ...argv, '--help')
    expect(out).toMatch(new RegExp(`^${heading}`))
  })

  it('has help for every command, in both languages, within 80 columns', async () => {
    for (const lang of ['en', 'ru']) {
      const single = ['play', 'replay', 'verify', 'simulate', 'bench', 'serve', 'db']
      for (const command of [...single, 'db backup', 'db check']) {
        const argv = [...command.split(' '), '--help', '--lang', lang]
        const { code, out } = await runIn({}, ...argv)
        expect(out).toContain(`adit ${command} `)
        expect(code).toBe(0)
        expect(out).toContain('--json')
        for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
      }
    }
  })

  it('prints its version', async () => {
    expect(await runIn({}, '--version')).toMatchObject({ code: 0, out: `${manifest.version}\n` })
  })

  it('gives version and help as data too', async () => {
    const version = await runIn({}, '--version', '--json')
    expect([version.code, JSON.parse(version.out)]).toEqual([
      0,
      { ok: true, version: manifest.version },
    ])
    for (const argv of [['--help'], ['db'], ['play', '--help']]) {
      const { code, out } = await runIn({}, ...argv, '--json')
      expect([code, JSON.parse(out)]).toEqual([
        0,
        { ok: true, help: expect.stringMatching(/^Usage: adit /) },
      ])
    }
  })

  it.each(['play', 'simulate'])(
    '%s says in a sentence which rules do not go together',
    async command => {
      const argv = [command, 'saboteur', '--edition', '2009', '--with', 'saboteur-2,tournament']
      const { code, err } = await runIn({}, ...argv)
      expect(code).toBe(2)
      expect(err).toMatch(/^No: [A-Z][^-]+ .+\.( \([A-Z0-9]+-\d+\))?\n$/)
      expect(err).not.toContain('config-')
    },
  )

  it.each(['replay', 'verify'])(
    '%s says in a sentence which rules of a record do not go',
    async command => {
      const config = { seats: 3, edition: '2009', modules: ['saboteur-2', 'tournament'] }
      const record = { title: 'saboteur', revision: 1, config, seats: ['A', 'B', 'C'], moves: [] }
      const title = shelf.find(({ name }) => name === record.title)
      const text = JSON.stringify({ ...record, revision: title?.revision })
      const { code, err } = await runIn({ files: new Map([['r.json', text]]) }, command, 'r.json')
      expect(code).toBe(1)
      expect(err).toMatch(/^No: [A-Z][^-]+ .+\.( \([A-Z0-9]+-\d+\))?\n$/)
      expect(err).not.toContain('config-')
    },
  )

  it('tells a request to end from Ctrl-C', async () => {
    for (const [signal, code] of [
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const) {
      const argv = ['simulate', 'my-treasure', '--games', '1000000']
      const ran = await runIn({ interrupted: AbortSignal.abort(signal) }, ...argv)
      expect(ran.code).toBe(code)
    }
  })

  it.each([
    [['dig'], 'There is no command "dig".'],
    [['play'], 'Something is missing: <game>.'],
    [
      ['play', 'my-treasure', '--seets', '3'],
      'There is no option "--seets".\nDid you mean --seats?',
    ],
    [['play', 'my-treasure', '--seats'], 'A value is missing after --seats <count>.'],
    [['play', 'my-treasure', 'again'], 'There are too many words after the command.'],
    [['play', 'chess'], 'There is no game called "chess". There are: '],
    [['play', 'my-treasure', '--seats', 'x'], '--seats wants a number, and "x" is none.'],
    [['play', 'my-treasure', '--seats', '5'], 'My Treasure is for 2 to 4 players.'],
    [['play', 'my-treasure', '--bots', 'hal'], 'No bot called "hal" plays My Treasure.'],
    [['play', 'my-treasure', '--edition', '2011'], 'so --edition means nothing here'],
    [['play', 'my-treasure', '--with', 'gold'], 'so --with means nothing here'],
    [['play', 'my-treasure', '--option', 'first'], 'An option is written name=value'],
    [['play', 'my-treasure', '--option', 'first=last'], 'It can be: random | 0, 1, 2 …'],
    [['play', 'my-treasure', '--option', 'first=7'], 'The option "first" cannot have that value.'],
    [['play', 'my-treasure', '--option', 'x=1'], 'My Treasure has no option "x". It has: first.'],
    [['play', 'my-treasure', '--hot-seat', '9'], '9 people do not fit on 4 seats.'],
    [['play', 'my-treasure', '--names', 'A,,B'], 'A name has 1 to 20 characters'],
    [['play', 'my-treasure', '--preset', 'x'], 'There is no preset called "x".'],
    [['simulate', 'my-treasure', '--seats', '2', '--bots', 'random,random,random'], '3 bots'],
    [['simulate', 'my-treasure', '--games', '-1'], '--games wants a number'],
    [['bench', '--seconds', 'never'], '--seconds wants a number'],
    [['replay', 'x.json', '--at', 'end'], '--at wants a number'],
    [['--lang', 'fr'], 'Adit does not speak "fr". It speaks: en, de, ru.'],
  ])('%j is wrong usage and says why', async (argv, reason) => {
    const { code, out, err } = await runIn({}, ...argv)
    expect(err).toContain(reason)
    expect([code, out]).toEqual([2, ''])
    const data = await runIn({}, ...argv, '--json')
    expect(JSON.parse(data.out)).toMatchObject({ ok: false, error: { key: expect.any(String) } })
    expect([data.code, data.err]).toEqual([2, ''])
  })

  it('says what is wrong in Russian too', async () => {
    const { err } = await runIn({ locale: 'ru_RU.UTF-8' }, 'play', 'chess')
    expect(err).toMatch(/^Нет: Игры «chess» нет\. Есть: .*my-treasure.*\.\n$/)
  })

  it('lists its games for machines', async () => {
    const { out } = await runIn({}, '--json')
    const { games } = JSON.parse(out)
    expect(games).toContainEqual(
      expect.objectContaining({ name: 'my-treasure', seats: { min: 2, max: 4 } }),
    )
  })

  it('paints on a terminal, and neither under NO_COLOR nor in a pipe', async () => {
    const painted = async (world: object) =>
      (await runIn(world, 'play', 'chess')).err.includes('\x1b[')
    expect(await painted({ tty: true })).toBe(true)
    expect(await painted({ tty: true, noColor: true })).toBe(false)
    expect(await painted({})).toBe(false)
  })

  it('shows no stack for a mistake of its own, but says that it is one', async () => {
    const files = new Map([['r.json', '{}']])
    files.get = () => {
      throw new Error('the disk caught fire')
    }
    const { code, err } = await runIn({ files }, 'replay', 'r.json')
    expect(code).toBe(70)
    expect(err).toContain('the disk caught fire')
    expect(err).not.toMatch(STACK_TRACE)
  })
})
