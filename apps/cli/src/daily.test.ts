import { disprove } from '@adit/puzzles'
import { describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'

describe('adit daily', () => {
  it('lists the puzzles of today, the same in every language', async () => {
    const { code, out } = await runIn({}, 'daily')
    expect(code).toBe(0)
    expect(out).toContain('no. 4')
    expect(out).toContain('Gold in one turn')
    const english = JSON.parse((await runIn({}, 'daily', '--json')).out)
    const russian = JSON.parse((await runIn({}, 'daily', '--json', '--lang', 'ru')).out)
    expect(russian).toEqual(english)
    for (const dig of english.puzzles) expect(disprove(dig)).toBeUndefined()
  })

  it('shows a position without its solution, and tells what happened where that is asked', async () => {
    const gold = await runIn({}, 'daily', '--game', 'saboteur')
    const [dig] = JSON.parse((await runIn({}, 'daily', '--game', 'saboteur', '--json')).out).puzzles
    expect(gold.out).toContain('--answer')
    expect(gold.out).not.toContain(dig.answers[0])
    const who = await runIn({}, 'daily', '--date', '2027-01-06', '--game', 'saboteur')
    expect(who.out).toMatch(/Kuno looks? /)
    expect((await runIn({}, 'daily', '--game', 'saboteur', '--reveal')).out).toContain(
      dig.answers[0],
    )
  })

  it('calls gems and boxes as the reader does', async () => {
    const argv = ['daily', '--date', '2026-11-01', '--game', 'nimble-gnomes', '--lang', 'de']
    const { out } = await runIn({}, ...argv)
    expect(out).toContain('(Flinke Zwerge, ')
    expect(out).toContain('runder Rubin ×')
    expect(out).not.toContain('ruby')
  })

  it('says what an answer is worth', async () => {
    const ask = async (date: string, game: string, answer: string): Promise<unknown> => {
      const { out } = await runIn(
        {},
        'daily',
        '--date',
        date,
        '--game',
        game,
        '--answer',
        answer,
        '--json',
      )
      return JSON.parse(out).score ?? JSON.parse(out).error.key
    }
    const [gold] = JSON.parse(
      (await runIn({}, 'daily', '--game', 'saboteur', '--json')).out,
    ).puzzles
    expect(await ask('2027-01-04', 'saboteur', gold.answers[0])).toBe(100)
    expect(await ask('2027-01-06', 'saboteur', '25 25 25 25')).toBe(0)
    expect(await ask('2027-01-06', 'saboteur', '25 25 25 26')).toBe('bad-answer')
    expect(await ask('2027-01-06', 'my-treasure', 'run')).toBe('bad-answer')
    expect(await ask('2027-01-06', 'nimble-gnomes', '6')).toBe('bad-answer')
  })

  it.each([
    [['--date', '2027-02-29'], 'bad-date'],
    [['--game', 'chess'], 'unknown-game'],
  ])('refuses %j', async (flags, key) => {
    const { code, out } = await runIn({}, 'daily', ...flags, '--json')
    expect([code, JSON.parse(out).error.key]).toEqual([2, key])
  })
})

describe('adit learn', () => {
  it('lists the lessons', async () => {
    const { out } = await runIn({}, 'learn')
    expect(out).toContain('first-dig')
    expect(JSON.parse((await runIn({}, 'learn', '--json')).out).lessons).toHaveLength(19)
  })

  it('plays one to its end by Enter alone', async () => {
    const lines = Array<string>(16).fill('')
    const { code, out } = await runIn({ lines }, 'learn', 'first-dig')
    expect(code).toBe(0)
    expect(out).toContain('Step 16 of 16')
    expect(out).toContain('That is it')
  })

  it('answers a wrong move kindly, goes back, and can be left', async () => {
    const lines = ['', '', 'lay LR -1,0', 'lay LR 0,-1', 'nonsense', 'b', 'q']
    const { out } = await runIn({ lines }, 'learn', 'first-dig')
    expect(out).toContain('The rules allow it, but the gold lies the other way.')
    expect(out).toContain('There the tunnel would run into rock.')
    expect(out.match(/Step 2 of 16/g)).toHaveLength(2)
    expect(out).toContain('The lesson waits for you.')
  })

  it('knows which lessons there are', async () => {
    const { code, out } = await runIn({}, 'learn', 'chess', '--json')
    expect([code, JSON.parse(out).error.key]).toEqual([2, 'unknown-lesson'])
  })
})
