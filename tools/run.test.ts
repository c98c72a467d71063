import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'adit-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

const waits = path.join(folder, 'waits.mjs')
writeFileSync(
  waits,
  `process.on('SIGTERM', () => { console.log('told to end'); process.exit(7) })
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

it('ends when npm was told to, which tells no more than the shell between the two', async () => {
  const line = `"${process.execPath}" tools/run.mjs "${waits}"; true`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', line], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  shell.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  await once(shell.stdout, 'data')
  const closed = once(shell.stdout, 'close')
  shell.kill('SIGTERM')
  await closed
  expect(said.join('')).toContain('told to end')
  expect(() => process.kill(Number(said[0]), 0)).toThrow('ESRCH')
})

/** Starts the server with empty settings, ends it by a signal, and gives back what it said. */
async function serveUntil(signal: NodeJS.Signals): Promise<{ code: unknown; log: string }> {
  const env = { ...process.env, HOST: '', ADIT_LOG: '', ADIT_ORIGIN: '', ADIT_PROXY: '', PORT: '0' }
  const args = ['apps/server/src/main.ts', '--data', path.join(folder, 'data')]
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  await once(server.stdout, 'data')
  const ended = once(server, 'exit')
  server.kill(signal)
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
