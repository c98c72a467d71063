import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'adit-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

const waits = path.join(folder, 'waits.mjs')
writeFileSync(
  waits,
  `for (const signal of ['SIGTERM', 'SIGINT'])
     process.on(signal, () => { console.log('told to end'); process.exit(7) })
   setInterval(() => {}, 1000)
   console.log(process.pid)`,
)

it('passes on a request to end, and ends as its child did', async () => {
  const starter = spawn(process.execPath, ['tools/run.mjs', waits], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  starter.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  await once(starter.stdout, 'data')
  const child = Number(said[0])
  const ended = once(starter, 'exit')
  starter.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
  expect(said.join('')).toContain('told to end')
  expect(() => process.kill(child, 0)).toThrow('ESRCH')
})

interface Start {
  /** Who is told to end. */
  readonly told: 'npm' | 'shell'
  /** A shell that has given its place to the command is none any more. */
  readonly isReplaced?: boolean
  /** Where programs are looked for. */
  readonly path?: string | undefined
}

/** Starts it as npm does, by a shell, and gives back what is said until all of it has ended. */
async function startedByNpm(
  signal: NodeJS.Signals,
  { told, isReplaced = false, path: PATH = process.env.PATH }: Start,
) {
  const command = `"${process.execPath}" tools/run.mjs "${waits}"`
  const line = isReplaced ? `exec ${command}` : `${command}; true`
  const script = `import { spawn } from 'node:child_process'
    const shell = spawn('sh', ['-c', process.env.LINE], { stdio: 'inherit' })
    if (process.env.TOLD === 'shell') process.on('${signal}', () => shell.kill('${signal}'))`
  const env = { ...process.env, npm_lifecycle_event: 'start', LINE: line, TOLD: told, PATH }
  const npm = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  npm.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  await once(npm.stdout, 'data')
  const closed = once(npm.stdout, 'close')
  npm.kill(signal)
  await closed
  expect(() => process.kill(Number(said[0]), 0)).toThrow('ESRCH')
  return said.join('')
}

it('ends when npm passes a request to end on to its shell, which tells nobody', async () => {
  expect(await startedByNpm('SIGTERM', { told: 'shell' })).toContain('told to end')
})

it('ends when npm ended without a word to its shell', async () => {
  expect(await startedByNpm('SIGHUP', { told: 'npm' })).toContain('told to end')
})

it('ends then also where nothing but the system itself tells who started whom', async () => {
  const bare = path.join(folder, 'bin')
  mkdirSync(bare)
  symlinkSync('/bin/sh', path.join(bare, 'sh'))
  expect(await startedByNpm('SIGHUP', { told: 'npm', path: bare })).toContain('told to end')
})

it('ends when npm passes an interrupt on and no shell keeps it', async () => {
  const said = await startedByNpm('SIGINT', { told: 'shell', isReplaced: true })
  expect(said).toContain('told to end')
})

/** Starts the server with empty settings, ends it by a signal, and gives back what it said. */
async function serveUntil(
  signal: NodeJS.Signals,
  isTwice = false,
): Promise<{ code: unknown; log: string }> {
  const env = { ...process.env, HOST: '', ADIT_LOG: '', ADIT_ORIGIN: '', ADIT_PROXY: '', PORT: '0' }
  const args = ['apps/server/src/main.ts', '--data', path.join(folder, 'data')]
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  await once(server.stdout, 'data')
  const ended = once(server, 'exit')
  server.kill(signal)
  if (isTwice) {
    // While it is closing, and before it is closed.
    while (!log.includes('"closing"')) await once(server.stderr, 'data')
    server.kill(signal)
  }
  const [code] = await ended
  return { code, log }
}

it('a server whose settings are empty listens where one without settings does', async () => {
  const { log } = await serveUntil('SIGTERM')
  expect(log.match(/listening at (\S+):/g)).toEqual(['listening at http://127.0.0.1:'])
})

it('a server that is told to drain ends by itself once no game is played', async () => {
  const { code, log } = await serveUntil('SIGUSR2')
  expect([code, log.includes('"draining"'), log.includes('"closed"')]).toEqual([0, true, true])
})

it('a server that is told twice in one breath ends in good order all the same', async () => {
  // As Ctrl-C does where the whole group hears it and someone passes it on besides.
  const { code, log } = await serveUntil('SIGINT', true)
  expect([code, log.includes('"closed"')]).toEqual([0, true])
})
