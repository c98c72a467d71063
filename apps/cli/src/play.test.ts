import { replay } from '@adit/kernel'
import { parseRecord, shelf } from '@adit/shelf'
import { beforeAll, describe, expect, it } from 'vitest'
import { fakeKeyboard, fakeTerminal, runIn } from './fake-terminal.ts'
import { run } from './run.ts'

const TWO = ['--seats', '2', '--option', 'first=0']

/** With two seats, the first card is a treasure, and the second player draws one as well. */
let seed = ''

beforeAll(async () => {
  for (let each = 1; seed === '' && each < 200; each++) {
    const argv = ['play', 'my-treasure', '--seed', String(each), ...TWO]
    const { out } = await runIn({ lines: ['1', '1'] }, ...argv)
    if (/You lay a treasure.*Ost lays a treasure/s.test(out)) seed = String(each)
  }
  if (seed === '') throw new Error('no seed begins with two treasures')
})

const play = (lines: readonly string[], ...more: string[]) =>
  runIn({ lines }, 'play', 'my-treasure', '--seed', seed, ...more)

/** Some choice is there among these: enough to get to the end of any game. */
const anything = Array.from({ length: 4000 }, (_none, at) => String(at % 7))

const isDrawn = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'drew'

describe('adit play', () => {
  it('plays a whole game through a pipe, and its record replays and verifies', async () => {
    const { code, out, err, files } = await play(anything, '--names', 'Ann', '--save', 'r.json')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/SHA-256 of the seed:\n[0-9a-f]{64}\n/)
    expect(out).toContain('Ann> 2\n')
    expect(out).toMatch(/^ · You (lay|take) /m)
    expect(out).toContain('★')
    expect(out).toContain('The record is in r.json.')
    expect((await runIn({ files }, 'replay', 'r.json')).out).toContain('✓ as the record says')
    expect((await runIn({ files }, 'verify', 'r.json')).code).toBe(0)
    expect(JSON.parse(files.get('r.json') ?? '').seats).toEqual(['Ann', 'Ost', 'Ida', 'Kuno'])
  })

  it.each(shelf.map(({ name }) => name))('plays %s to its end in Russian', async name => {
    const argv = ['play', name, '--lang', 'ru', '--bots', 'random']
    const { code, out } = await runIn({ lines: anything }, ...argv)
    expect(code).toBe(0)
    expect(out).toContain('★')
  })

  it('takes moves by number and in notation, and says why not', async () => {
    const lines = ['draw', 'take ring 0', 'flee 1', '77', 'dig', '?', '2', 'quit']
    const { code, out } = await play(lines, ...TWO, '--names', 'Ann')
    expect(code).toBe(0)
    expect(out).toContain('Ann> take ring 0\nNot now. Lay the drawn card first. (TRE-17)\n')
    expect(out).toContain('Ann> 77\nThere is no choice 77 here.\n')
    expect(out).toContain('Ann> dig\nThis is not a move: "dig".\n')
    expect(out).toContain('On your turn, draw a card or take a stack.')
    expect(out).toContain(' · You lay a treasure on stack 2.')
    expect(out).toContain('The game was left before its end.')
  })

  it('tells what happened since one’s last move, once', async () => {
    const lines = ['1', '1', 'quit']
    const { out } = await play(lines, ...TWO, '--names', 'Ann')
    const pages = out.split('Ann> ')
    expect(pages[1]).not.toContain('Round 1. You go first.')
    expect(pages[2]).toMatch(/You lay a treasure on stack 1\.\n · Ost draws: /)
    expect(pages[2].split('You lay a treasure')).toHaveLength(2)
  })

  it('keeps what was played when the input ends', async () => {
    const { code, files } = await play(['1', '1'], '--save', 'r.json', ...TWO)
    expect(code).toBe(0)
    const opened = parseRecord(files.get('r.json') ?? '')
    expect(opened).toMatchObject({ ok: true })
    expect((await runIn({ files }, 'replay', 'r.json')).out).toContain('To act: Player.')
  })

  it('keeps what was played at Ctrl-C', async () => {
    const stop = new AbortController()
    const keyboard = fakeKeyboard()
    const { terminal, files, out } = fakeTerminal({ keyboard, interrupted: stop.signal })
    const argv = ['play', 'my-treasure', '--seed', seed, ...TWO, '--save', 'r.json']
    const ending = run(argv, terminal)
    await until(() => out().includes('Player>'))
    keyboard.write('1\n')
    await until(() => out().split('Player>').length > 2)
    stop.abort()
    expect(await ending).toBe(130)
    expect(JSON.parse(files.get('r.json') ?? '').moves).toHaveLength(2)
    expect((await runIn({ files }, 'replay', 'r.json')).code).toBe(0)
  })

  it('[TRE-04] shows every treasure that bots draw, though it is covered before the next question', async () => {
    const { out, files } = await play(anything, '--save', 'r.json')
    const record = parseRecord(files.get('r.json') ?? '')
    if (!record.ok) throw new Error(record.why.key)
    let drawn = 0
    replay(record.value.game, record.value.record.moves, (_state, [seat], events) => {
      if (seat !== 0) drawn += events.filter(isDrawn).length
    })
    expect(drawn).toBeGreaterThan(10)
    expect(out.match(/ · \w+ draws: /g)).toHaveLength(drawn)
  })

  it('says that it could not save before a card is dealt', async () => {
    const { code, out, err } = await play(anything, '--save', '/nowhere/r.json')
    expect([code, out, err]).toEqual([1, '', 'No: There is no folder /nowhere.\n'])
  })

  it('gives nothing but data on the output with --json', async () => {
    const { out, err } = await play(anything, '--json')
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      finished: true,
      outcome: { winners: expect.any(Array) },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect(err).toContain('Find tokens:')
    expect(JSON.parse((await play(['quit'], '--json')).out)).toMatchObject({
      finished: false,
      outcome: null,
    })
  })

  it('deals anew without a seed, and repeats a game with one', async () => {
    const seedOf = (text: string) => /The seed was\n([0-9a-f]{64})/.exec(text)?.[1]
    const argv = ['play', 'my-treasure', '--hot-seat', '0']
    expect(seedOf((await play(['quit'])).out)).toBe(seedOf((await play(['quit'])).out))
    expect(seedOf((await runIn({}, ...argv)).out)).not.toBe(seedOf((await play(['quit'])).out))
  })
})

describe('hot seat', () => {
  const argv = ['--hot-seat', '2', '--names', 'Ann,Bo', ...TWO]

  it('shows a page to pass the keyboard between two people, and wipes the table first', async () => {
    const { out } = await play(['', '1', '1', '', '1', '2', '', 'quit'], ...argv)
    const pages = out.split('\f')
    expect(pages).toHaveLength(4)
    for (const [page, name] of [
      [pages[1], 'Ann'],
      [pages[2], 'Bo'],
      [pages[3], 'Ann'],
    ]) {
      const [pass, table] = page.split(`${name}, press Enter when nobody else is looking.`)
      expect(pass.trim()).toBe(`Pass the keyboard to ${name}.`)
      expect(table).toContain(`▸ ${name} `)
    }
  })

  it('does not ask to pass it to who has it already', async () => {
    const { out } = await play(['', '1', '1', 'quit'], ...argv)
    expect(out.split('Pass the keyboard')).toHaveLength(3)
  })

  it('wipes a live screen, with what scrolled off it, before the page', async () => {
    const keyboard = fakeKeyboard()
    const { terminal, out } = fakeTerminal({ keyboard, tty: true, noColor: true })
    const ending = run(['play', 'my-treasure', '--seed', seed, ...argv], terminal)
    const answer = async (seen: string, line: string) => {
      await until(() => (out().split('\x1b[H\x1b[2J\x1b[3J').at(-1) ?? '').includes(seen))
      keyboard.write(`${line}\n`)
    }
    await answer('Ann, press Enter', '')
    await answer('Ann>', '1')
    await answer('lay it on 4', '4')
    await answer('Bo, press Enter', '')
    await answer('Bo>', 'quit')
    expect(await ending).toBe(0)
    const [opened, ...pages] = out().split('\x1b[H\x1b[2J\x1b[3J')
    expect(opened).toContain('\x1b[?1049h')
    expect(pages.at(-1)).toContain('\x1b[?1049l')
    const pass = pages.findIndex(page => page.includes('Pass the keyboard to Bo.'))
    expect(pages[pass]).not.toContain('Round')
    expect(pages[pass - 1]).not.toContain('Round')
  })
})

/** Waits for output that comes when it comes. */
async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 20_000) throw new Error('it did not come')
    await new Promise(resolve => setTimeout(resolve, 1))
  }
}
