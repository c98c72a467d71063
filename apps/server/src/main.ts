import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupSettings, greet, type LogLevel, logLevels, serve } from './index.ts'

/** Milliseconds for a proxy to notice that a node is about to end. */
const LEAVING = 5_000

/** Milliseconds in which a wish to end may come to the whole group, and be passed on besides. */
const BREATH = 1_000

/** The only reader of the environment and of flags. A flag goes before the environment. */
const root = join(import.meta.dirname, '../../..')
const { values: flags } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
})

const port = readPort(flags.port ?? setting('PORT') ?? '8080')
const log = readLevel(setting('ADIT_LOG') ?? 'info')
const proxy = setting('ADIT_PROXY')
const origin = setting('ADIT_ORIGIN')
const backup = setting('ADIT_BACKUP')
const metricsToken = setting('ADIT_METRICS_TOKEN')
const keeperToken = setting('ADIT_KEEPER_TOKEN')
const words = setting('ADIT_WORDS')
const store = setting('ADIT_STORE')
const hub = setting('ADIT_HUB')
const node = setting('ADIT_NODE')
const cold = setting('ADIT_COLD')
const metrics = setting('ADIT_METRICS')
const traces = setting('ADIT_TRACES')
const folder = flags.data ?? setting('ADIT_DATA') ?? join(root, 'data')

const running = await serve({
  host: flags.host ?? setting('HOST') ?? '127.0.0.1',
  port,
  folder,
  assets: setting('ADIT_ASSETS') ?? join(folder, 'assets'),
  log,
  ...(proxy === undefined ? {} : { proxy }),
  ...(backup === undefined ? {} : { backup: readBackup(backup) }),
  ...(metricsToken === undefined ? {} : { metricsToken }),
  ...(keeperToken === undefined ? {} : { keeperToken: readKeeperToken(keeperToken) }),
  ...(words === undefined ? {} : { words }),
  ...(metrics === undefined ? {} : { metrics: readAddress(metrics) }),
  ...(traces === undefined ? {} : { traces: readTraces(traces) }),
  ...(store === undefined
    ? {}
    : { store: readUrl('ADIT_STORE', store, 'postgres'), leaving: LEAVING }),
  ...(hub === undefined ? {} : { hub: readUrl('ADIT_HUB', hub, 'nats') }),
  ...(node === undefined ? {} : { node: readNode(node) }),
  ...(cold === undefined ? {} : { cold }),
  ...(origin === undefined ? {} : { origin: readOrigin(origin) }),
}).catch((error: unknown) => fail(explain(error)))

// Before it says that it is there: whoever waits for that may send one at once.
let told: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    told ??= performance.now()
    // Whoever says it again in the same breath says the same; whoever does so later means it.
    if (performance.now() - told > BREATH) process.exit(1)
    end()
  })
}
process.once('SIGUSR2', () => end(running.drain()))

process.stdout.write(await greet(running))

/** In good order, and not before the games are over if that is what was asked for. */
function end(drained = Promise.resolve()): void {
  drained
    .then(() => running.close())
    .then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    )
}

/** `HOST=` left empty means the default: an empty host would listen on every interface. */
function setting(name: string): string | undefined {
  return process.env[name] || undefined
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  return code === 'EADDRINUSE'
    ? `port ${port} is in use: choose another, for instance PORT=${port + 1}`
    : error.message
}

function readPort(text: string): number {
  const number = readCount('PORT', text)
  return number <= 65_535 ? number : fail(`PORT is a number up to 65535, not ${text}`)
}

function readCount(name: string, text: string): number {
  return /^[0-9]{1,5}$/.test(text) ? Number(text) : fail(`${name} is a number, not ${text}`)
}

function readBackup(folder: string): BackupSettings {
  const hours = readCount('ADIT_BACKUP_HOURS', setting('ADIT_BACKUP_HOURS') ?? '24')
  const keep = readCount('ADIT_BACKUP_KEEP', setting('ADIT_BACKUP_KEEP') ?? '14')
  if (hours === 0 || keep === 0) fail('ADIT_BACKUP_HOURS and ADIT_BACKUP_KEEP begin at 1')
  return { folder, every: hours * 3_600_000, keep }
}

/** It opens more than a name: short ones are guessed. */
function readKeeperToken(text: string): string {
  return text.length >= 20 ? text : fail('ADIT_KEEPER_TOKEN has 20 characters or more')
}

/** `127.0.0.1:9464`, `[::1]:9464` */
function readAddress(text: string): { readonly host: string; readonly port: number } {
  const [, host, number = ''] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  return host === undefined || Number(number) > 65_535
    ? fail(`ADIT_METRICS looks like 127.0.0.1:9464, not ${text}`)
    : { host, port: Number(number) }
}

function readTraces(url: string): { readonly url: string; readonly share: number } {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    fail('ADIT_TRACES looks like http://collector:4318')
  }
  const share = Number(setting('ADIT_TRACES_SHARE') ?? '0.01')
  if (!(share >= 0 && share <= 1)) fail('ADIT_TRACES_SHARE is a number between 0 and 1')
  return { url, share }
}

function readLevel(text: string): LogLevel {
  const level = logLevels.find(one => one === text)
  return level ?? fail(`ADIT_LOG is one of ${logLevels.join(', ')}, not ${text}`)
}

/** What it was is not repeated: it may hold a password. */
function readUrl(name: string, text: string, scheme: string): string {
  const isOne =
    URL.canParse(text) && new RegExp(`^(${scheme}|${scheme}ql|tls):$`).test(new URL(text).protocol)
  return isOne ? text : fail(`${name} looks like ${scheme}://…`)
}

function readNode(text: string): string {
  return /^[\w-]{1,40}$/.test(text) ? text : fail('ADIT_NODE is a short name of letters and digits')
}

function readOrigin(text: string): string {
  const isOrigin = URL.canParse(text) && new URL(text).origin === text
  return isOrigin ? text : fail(`ADIT_ORIGIN looks like https://adit.example, not ${text}`)
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
