import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Daemon } from '../servers/daemon.ts'
import { freePort } from '../servers/postgres.ts'

const CONFIG = new URL('../../../../deploy/haproxy.cfg', import.meta.url)
const STARTING = 120_000

export function findHaproxy(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map(folder => join(folder, 'haproxy')).find(place => existsSync(place))
}

/** The proxy that people are given, with the settings they are given, before nodes of a trial. */
export class Haproxy {
  readonly port: number
  readonly #daemon = new Daemon('SIGKILL')
  readonly #folder = mkdtempSync(join(tmpdir(), 'adit-haproxy-'))

  private constructor(port: number) {
    this.port = port
  }

  static async before(program: string, nodes: readonly number[]): Promise<Haproxy> {
    const proxy = new Haproxy(await freePort())
    const file = join(proxy.#folder, 'haproxy.cfg')
    writeFileSync(file, configFor(proxy.port, nodes))
    proxy.#daemon.begin(program, ['-db', '-f', file])
    const until = performance.now() + STARTING
    while (!(await proxy.#isReady())) {
      if (performance.now() > until) throw new Error('haproxy did not start')
      await setTimeout(50)
    }
    return proxy
  }

  close(): void {
    void this.#daemon.end()
    rmSync(this.#folder, { recursive: true })
  }

  async #isReady(): Promise<boolean> {
    const reply = fetch(`http://127.0.0.1:${this.port}/readyz`)
    return reply.then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

/** As it is delivered, but for where it listens and where the nodes are. */
function configFor(port: number, nodes: readonly number[]): string {
  const lines = readFileSync(CONFIG, 'utf8').split('\n')
  const kept = lines.filter(line => !/^ {2}server /.test(line))
  const bound = kept.map(line => line.replace(/^ {2}bind .*/, `  bind 127.0.0.1:${port}`))
  const servers = nodes.map((node, at) => `  server n${at} 127.0.0.1:${node}`)
  return [...bound, ...servers, ''].join('\n')
}
