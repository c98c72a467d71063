import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { printDay } from '@adit/puzzles'
import { outputFault, run } from './run.ts'
import type { Terminal } from './terminal.ts'

const { argv, env, stdin, stdout, stderr } = process

const interrupt = new AbortController()
// Once only: a second Ctrl-C ends the program whatever it is doing.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort(signal))

const terminal: Terminal = {
  input: stdin,
  output: stdout,
  errors: stderr,
  locale: env.LC_ALL || env.LC_MESSAGES || env.LANG || '',
  noColor: (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb',
  plain: env.TERM === 'dumb' || (env.ACCESSIBLE ?? '') !== '',
  trace: (env.ADIT_TRACE ?? '') !== '',
  files: {
    read: path => (path === '-' ? stdin.setEncoding('utf8') : createReadStream(path, 'utf8')),
    write: (path, flags) => createWriteStream(path, { flags }),
  },
  // Empty is unset: an empty HOST would listen on every interface.
  variable: name => env[name] || undefined,
  place: path => join(import.meta.dirname, '../../..', path),
  bundle: async path => (await import('../../../tools/bundle.ts')).bundle(path),
  interrupted: interrupt.signal,
  today,
  now: () => performance.now(),
  spent,
  randomBytes: count => randomBytes(count),
}

function today(): string {
  const now = new Date()
  return printDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// `adit simulate … | head` closes our output early, which is no mistake; a full disk is told.
async function watchOutput(): Promise<void> {
  const [error]: NodeJS.ErrnoException[] = await once(stdout, 'error')
  if (error?.code === 'EPIPE') process.exit(0)
  process.exit(await outputFault(argv.slice(2), terminal, error?.code ?? error?.message ?? ''))
}

void watchOutput()

process.exitCode = await run(argv.slice(2), terminal)
