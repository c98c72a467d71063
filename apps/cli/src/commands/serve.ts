import { type Parsed, parseCount, parsed, unreadable } from '@adit/kernel'
import { type LogLevel, logLevels, type Running, type Settings } from '@adit/server'
import { fill } from '@adit/words'
import { type Answer, CODES, refused } from '../answer.ts'
import type { Desk } from '../desk.ts'
import { bold } from '../paint.ts'
import { printText } from '../print.ts'
import { serverFault } from '../server-fault.ts'
import type { Terminal } from '../terminal.ts'

export interface ServeFlags {
  readonly host?: string
  readonly port?: string
  readonly data?: string
  readonly origin?: string
  readonly proxy?: string
  readonly log?: string
}

const LARGEST_PORT = 65_535

type Wanted = Partial<Settings> & Pick<Settings, 'folder'>

/** Runs the server until Ctrl-C or until it is told to end. */
export async function serve(desk: Desk, flags: ServeFlags): Promise<Answer> {
  const { terminal, json } = desk
  const wanted = settingsFrom(terminal, flags)
  if (!wanted.ok) return refused(desk, wanted.why, { code: CODES.usage })
  const server = await import('@adit/server')
  const running = await server.serve(wanted.value).catch(serverFault)
  if (!('close' in running)) return refused(desk, running, { code: CODES.refused })
  if (json) terminal.output.write(`${JSON.stringify(readiness(running))}\n`)
  else printText(terminal, terminal.output, greetingOf(desk, await server.greet(running), running))
  await aborted(terminal.interrupted)
  await running.close()
  return { code: CODES.ok, text: desk.words.serve.closed }
}

/** A flag goes before the environment, as it does for the server alone. */
function settingsFrom(terminal: Terminal, flags: ServeFlags): Parsed<Wanted> {
  const { variable } = terminal
  const port = readPort(flags.port ?? variable('PORT') ?? '8080')
  if (!port.ok) return port
  const quiet = terminal.errors.isTTY === true ? 'warn' : 'info'
  const log = readLevel(flags.log ?? variable('ADIT_LOG') ?? quiet)
  if (!log.ok) return log
  const origin = readOrigin(flags.origin ?? variable('ADIT_ORIGIN'))
  if (!origin.ok) return origin
  const proxy = flags.proxy ?? variable('ADIT_PROXY')
  const metricsToken = variable('ADIT_METRICS_TOKEN')
  const keeperToken = variable('ADIT_KEEPER_TOKEN')
  const words = variable('ADIT_WORDS')
  return parsed({
    host: flags.host ?? variable('HOST') ?? '127.0.0.1',
    port: port.value,
    log: log.value,
    folder: dataFolder(terminal, flags.data),
    pages: terminal.place('apps/web/dist'),
    ...(origin.value === undefined ? {} : { origin: origin.value }),
    ...(proxy === undefined ? {} : { proxy }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(keeperToken === undefined ? {} : { keeperToken }),
    ...(words === undefined ? {} : { words }),
    ...shared(terminal),
  })
}

/** Where there are several nodes. */
function shared({ variable }: Terminal): Pick<Settings, 'store' | 'hub' | 'node'> {
  const [store, hub, node] = ['ADIT_STORE', 'ADIT_HUB', 'ADIT_NODE'].map(variable)
  return {
    ...(store === undefined ? {} : { store }),
    ...(hub === undefined ? {} : { hub }),
    ...(node === undefined ? {} : { node }),
  }
}

export function dataFolder({ variable, place }: Terminal, flag: string | undefined): string {
  return flag ?? variable('ADIT_DATA') ?? place('data')
}

function readPort(text: string): Parsed<number> {
  const port = parseCount(text)
  return port === undefined || port > LARGEST_PORT
    ? unreadable('bad-port', { text, most: LARGEST_PORT })
    : parsed(port)
}

function readLevel(text: string): Parsed<LogLevel> {
  const level = logLevels.find(each => each === text)
  if (level !== undefined) return parsed(level)
  return unreadable('option-value', { option: 'log', text, values: logLevels.join(' | ') })
}

function readOrigin(text: string | undefined): Parsed<string | undefined> {
  const isOrigin = text === undefined || (URL.canParse(text) && new URL(text).origin === text)
  if (isOrigin) return parsed(text)
  return unreadable('option-value', { option: 'origin', text, values: 'https://adit.example' })
}

function readiness({ port, settings }: Running): object {
  const { host, folder, origin } = settings
  return { ok: true, host, port, folder, origin: origin ?? null }
}

/** The server's own greeting is English; its addresses and its picture for phones are not. */
function greetingOf({ language, words }: Desk, greeting: string, { settings }: Running): string {
  const { open, onlyHere, forOthers, stop } = words.serve
  const [here = '', ...others] = greeting.match(/https?:\/\/\S+/g) ?? []
  const picture = greeting.split('\n').filter(line => /[█▀▄]/.test(line))
  const lines = [bold(fill(language, open, { address: here }))]
  if (others.length > 0) {
    lines.push(fill(language, forOthers, { addresses: others.join('  ') }), '', ...picture, '')
  } else if (settings.origin === undefined) {
    lines.push(onlyHere)
  }
  return [...lines, stop].join('\n')
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
