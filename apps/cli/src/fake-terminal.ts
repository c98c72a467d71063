import { PassThrough, Readable, Writable } from 'node:stream'
import { quickRandom } from '@adit/kernel'
import { bundle } from '../../../tools/bundle.ts'
import { run } from './run.ts'
import type { Input, Output, Terminal } from './terminal.ts'

export interface FakeWorld {
  /** Lines that come in through a pipe. */
  readonly lines?: readonly string[]
  /** Given instead of lines: a person types into it. */
  readonly keyboard?: Input
  readonly tty?: boolean
  readonly noColor?: boolean
  readonly plain?: boolean
  readonly locale?: string
  readonly files?: Map<string, string>
  readonly variables?: Readonly<Record<string, string>>
  readonly interrupted?: AbortSignal
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly files: Map<string, string>
}

/** A world in memory: what goes out is kept, files are a map, randomness is fixed. */
export function fakeTerminal(world: FakeWorld = {}) {
  const files = world.files ?? new Map<string, string>()
  const output = sink(world.tty === true)
  const errors = sink(world.tty === true)
  const random = quickRandom(1)
  const terminal: Terminal = {
    input: world.keyboard ?? Readable.from((world.lines ?? []).map(line => `${line}\n`)),
    output: output.stream,
    errors: errors.stream,
    locale: world.locale ?? 'en_GB.UTF-8',
    noColor: world.noColor === true,
    plain: world.plain === true,
    trace: false,
    files: {
      async *read(path) {
        const text = path === '-' ? (world.lines ?? []).join('\n') : files.get(path)
        if (text === undefined) throw diskError('ENOENT')
        // In pieces, as a disk gives them.
        for (let at = 0; at < text.length; at += 1000) yield text.slice(at, at + 1000)
      },
      write: (path, flag) => fakeFile(files, path, flag),
    },
    variable: name => world.variables?.[name],
    place: path => `/adit/${path}`,
    bundle,
    interrupted: world.interrupted ?? new AbortController().signal,
    today: () => '2027-01-04',
    now: () => performance.now(),
    spent: () => process.cpuUsage().user / 1000,
    randomBytes: count => Uint8Array.from({ length: count }, () => random.below(256)),
  }
  return { terminal, files, out: output.text, err: errors.text }
}

export async function runIn(world: FakeWorld, ...argv: string[]): Promise<Ran> {
  const { terminal, files, out, err } = fakeTerminal(world)
  const code = await run(argv, terminal)
  return { code, out: out(), err: err(), files }
}

/** A keyboard of a terminal; what is typed is written into it. */
export function fakeKeyboard(): PassThrough & Input {
  return Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} })
}

function sink(isTTY: boolean): { readonly stream: Output; readonly text: () => string } {
  let text = ''
  const stream = new Writable({
    decodeStrings: false,
    write(piece, _encoding, next) {
      text += String(piece)
      next()
    },
  })
  return {
    stream: Object.assign(stream, { isTTY, columns: 80, rows: 24 }),
    text: () => text,
  }
}

function fakeFile(files: Map<string, string>, path: string, flag: 'w' | 'a'): Writable {
  if (path.startsWith('/nowhere/')) {
    return new Writable({ write: (_piece, _encoding, next) => next(diskError('ENOENT')) })
  }
  if (flag === 'w' || !files.has(path)) files.set(path, '')
  return new Writable({
    decodeStrings: false,
    write(piece, _encoding, next) {
      files.set(path, `${files.get(path) ?? ''}${String(piece)}`)
      next()
    },
  })
}

function diskError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** What no person should ever be shown. */
export const STACK_TRACE = /^\s+at .*[(:]/m
