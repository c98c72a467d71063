import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')
const MAIN = path.join(ROOT, 'apps/server/src/main.ts')
const FASTER = path.join(import.meta.dirname, 'faster.ts')

export interface ServerOptions {
  /** Bots do not pause: time runs faster there. */
  readonly fast?: boolean
}

/** The server that people run, in a process of its own, with a folder of its own. */
export class Server {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'adit-e2e-'))
  port = 0
  readonly #options: ServerOptions
  #child: ChildProcess | undefined

  private constructor(options: ServerOptions) {
    this.#options = options
  }

  static async start(options: ServerOptions = { fast: true }): Promise<Server> {
    const server = new Server(options)
    await server.resume()
    return server
  }

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /** The same tables, at the same address. */
  async resume(): Promise<void> {
    const { fast = false } = this.#options
    const { HOST: _host, PORT: _port, ...env } = process.env
    this.#child = spawn('node', [...(fast ? ['--import', FASTER] : []), MAIN], {
      cwd: ROOT,
      env: {
        ...env,
        PORT: String(this.port),
        ADIT_DATA: this.folder,
        ADIT_LOG: 'warn',
        ADIT_METRICS_TOKEN: 'e2e',
        ...(fast ? { ADIT_E2E_FASTER: '' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // Should whoever started it fall over, it must not go on alone.
    const child = this.#child
    const end = (): void => void child.kill()
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    this.port = await portOf(child)
  }

  /** Ends exactly the process that was started here. */
  async pause(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async close(): Promise<void> {
    await this.pause()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The resident memory, in bytes. */
  async memory(): Promise<number> {
    const metrics = await (
      await fetch(`${this.address}/metrics`, { headers: { authorization: 'Bearer e2e' } })
    ).text()
    return Number(/^process_resident_memory_bytes (.*)$/m.exec(metrics)?.[1])
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  const complaints: string[] = []
  child.stderr?.on('data', chunk => complaints.push(String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${complaints.join('')}`)))
    child.stdout?.on('data', chunk => {
      said += String(chunk)
      const port = /http:\/\/localhost:([0-9]+)/.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
  })
}
