import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { type FakeWorld, fakeTerminal, runIn } from './fake-terminal.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'adit-'))
const data = join(folder, 'data')

afterAll(() => rmSync(folder, { recursive: true }))

/** A server that is open while `meanwhile` looks at what it said. */
async function served(
  world: FakeWorld,
  argv: readonly string[],
  meanwhile: (said: string) => Promise<void>,
) {
  const stop = new AbortController()
  const { terminal, out, err } = fakeTerminal({ ...world, interrupted: stop.signal })
  const ending = run(['serve', '--log', 'silent', ...argv], terminal)
  while (!out().includes('\n')) await wait(5)
  await meanwhile(out())
  stop.abort()
  return { code: await ending, out: out(), err: err() }
}

const answersAt = async (address: string): Promise<number> =>
  (await fetch(new URL('/api/v1/nowhere', address))).status

describe('adit serve', () => {
  it('says where it is open, answers there, and closes at Ctrl-C', async () => {
    const { code, out } = await served({}, ['--port', '0', '--data', data], async said => {
      const address = /^Adit is open at (http:\/\/localhost:\d+)\n/.exec(said)?.[1] ?? ''
      expect(await answersAt(address)).toBe(404)
    })
    expect(code).toBe(0)
    expect(out).toContain('With --host 0.0.0.0 your home network does.')
    expect(out).toMatch(/Closed; every game is kept\.\n$/)
    expect(existsSync(data)).toBe(true)
  })

  it('speaks Russian', async () => {
    const argv = ['--port', '0', '--data', data, '--lang', 'ru']
    const { out } = await served({}, argv, () => Promise.resolve())
    expect(out).toMatch(/^Adit открыт: http:\/\/localhost:\d+\n/)
  })

  it('prints one line of data with --json, and reads the environment', async () => {
    const variables = { PORT: '0', ADIT_DATA: data, ADIT_ORIGIN: 'https://adit.example' }
    const { code, out } = await served({ variables }, ['--json'], async said => {
      const { port } = JSON.parse(said)
      expect(await answersAt(`http://127.0.0.1:${port}`)).toBe(404)
    })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      ok: true,
      host: '127.0.0.1',
      port: expect.any(Number),
      folder: data,
      origin: 'https://adit.example',
    })
  })

  it.each([
    [['--port', '70000'], 'A port is a number up to 65535, and "70000" is not.'],
    [['--port', 'x'], 'A port is a number'],
    [['--log', 'loud'], 'It can be: silent | error | warn | info | debug.'],
    [['--origin', 'adit.example'], 'It can be: https://adit.example.'],
  ])('%j is wrong usage and says why', async (argv, reason) => {
    const { code, out, err } = await runIn({}, 'serve', '--data', data, ...argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(reason)
  })

  it('says that a port is taken', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const argv = ['serve', '--port', port, '--data', data, '--log', 'silent']
    const { code, err } = await runIn({}, ...argv)
    other.close()
    expect([code, err]).toEqual([
      1,
      'No: Another program listens on that port. Choose one with --port.\n',
    ])
  })
})

describe('adit db', () => {
  it('checks a database and copies it, once', async () => {
    const copy = join(folder, 'copy.sqlite')
    const checked = await runIn({}, 'db', 'check', '--data', data)
    expect([checked.code, checked.out]).toEqual([
      0,
      expect.stringMatching(
        /^0 tables, 0 moves played again, 0 deals drawn again\.\nDigest of all logs: [0-9a-f]{64}\nAll is as it was written\.\n$/,
      ),
    ])
    const json = await runIn({ variables: { ADIT_DATA: data } }, 'db', 'check', '--json')
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, folder: data, problems: [] })
    const copied = await runIn({}, 'db', 'backup', copy, '--data', data)
    expect([copied.code, existsSync(copy)]).toEqual([0, true])
    const again = await runIn({}, 'db', 'backup', copy, '--data', data, '--json')
    expect([again.code, JSON.parse(again.out).error]).toEqual([
      1,
      { key: 'file-exists', slots: { folder: data, path: copy }, message: expect.any(String) },
    ])
  })

  it('makes no database by asking for one', async () => {
    const nowhere = join(folder, 'nowhere')
    for (const argv of [['check'], ['backup', join(folder, 'x')]]) {
      const { code, err } = await runIn({}, 'db', ...argv, '--data', nowhere)
      expect([code, err]).toEqual([1, `No: There is no database in ${nowhere}.\n`])
    }
    expect(existsSync(nowhere)).toBe(false)
  })

  it('says in every language what cannot be put back', async () => {
    const copy = join(folder, 'no copy')
    const argv = ['db', 'restore', copy, '--data', join(folder, 'back')]
    const { code, err } = await runIn({}, ...argv, '--lang', 'de')
    expect([code, err]).toEqual([1, `Nein: Die Datei ${copy} gibt es nicht.\n`])
    writeFileSync(copy, '')
    const empty = await runIn({}, ...argv, '--lang', 'ru')
    expect([empty.code, empty.err]).toEqual([1, `Нет: ${copy} — не база данных Adit.\n`])
  })

  it('migrates the database of several nodes only where one is named', async () => {
    const { code, err } = await runIn({}, 'db', 'migrate')
    expect([code, err]).toEqual([2, 'No: ADIT_STORE names no database.\n'])
    // Port 1 of this machine: nobody listens there, and it is said at once.
    const variables = { ADIT_STORE: 'postgres://127.0.0.1:1/adit' }
    const [copy, data] = [join(folder, 'shared.sqlite'), join(folder, 'moved')]
    for (const argv of [
      ['migrate'],
      ['check'],
      ['backup', copy],
      ['move', 'sqlite', '--data', data],
    ]) {
      const away = await runIn({ variables }, 'db', ...argv)
      expect([away.code, away.err]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
    }
  })

  it('moves a database only to where one can be', async () => {
    const unnamed = await runIn({}, 'db', 'move', 'postgres')
    expect([unnamed.code, unnamed.err]).toEqual([2, 'No: ADIT_STORE names no database.\n'])
    const variables = { ADIT_STORE: 'postgres://127.0.0.1:1/adit' }
    const wrong = await runIn({ variables }, 'db', 'move', 'oracle')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('"oracle"')])
    const nothing = ['db', 'move', 'postgres', '--data', join(folder, 'nowhere')]
    const { code, err } = await runIn({ variables }, ...nothing)
    expect([code, err]).toEqual([1, expect.stringContaining('There is no database')])
  })

  it('has help, and names a command it does not have', async () => {
    const help = await runIn({}, 'db')
    expect([help.code, help.out]).toEqual([0, expect.stringMatching(/^Usage: adit db \[command\]/)])
    const { code, err } = await runIn({}, 'db', 'bakup')
    expect([code, err]).toEqual([2, expect.stringContaining('There is no command "bakup".')])
  })
})
