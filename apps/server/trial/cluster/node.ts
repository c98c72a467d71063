import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const CACHE = new URL('../../../../node_modules/.cache/adit', import.meta.url).pathname
const CHILD = new URL('./node-child.ts', import.meta.url).pathname

export interface NodeSpec {
  readonly node: string
  readonly port: number
  readonly store: string
  readonly hub: string
  /** Milliseconds by which its machine's clock is ahead. */
  readonly skew: number
  /** Of a hundred messages so many are lost, as many doubled, and as many late. */
  readonly loss: number
  readonly seed: number
}

/** One node of several, to be killed, frozen and started again. */
export class NodeProcess {
  readonly spec: NodeSpec
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, spec: NodeSpec) {
    this.#child = child
    this.spec = spec
  }

  static async start(spec: NodeSpec): Promise<NodeProcess> {
    const child = spawn(process.execPath, [CHILD, JSON.stringify(spec)], {
      // Half of a start is compiling what was compiled before.
      env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const { stdout, stderr } = child
    if (stdout === null || stderr === null) throw new Error('no output to read the port from')
    let last = ''
    stderr.on('data', (said: Buffer) => {
      last = `${last}${String(said)}`.slice(-2_000)
      if (process.env.ADIT_TRIAL_LOG !== undefined) process.stderr.write(said)
    })
    const [said] = await Promise.race([
      once(stdout, 'data'),
      once(child, 'close').then(() => [`${spec.node} ended at once: ${last}`]),
    ])
    const port = Number(String(said))
    if (!Number.isInteger(port)) throw new Error(String(said))
    return new NodeProcess(child, { ...spec, port })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get port(): number {
    return this.spec.port
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** In good order; true if it ended well. */
  async stop(): Promise<boolean> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const [code] = await ended
    return code === 0
  }

  freeze(): void {
    this.#child.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child.kill('SIGCONT')
  }
}
