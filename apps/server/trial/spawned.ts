import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'

interface Start<Spec> {
  /** What it was started with, to be started so again. */
  readonly spec: Spec
  readonly args: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
  /** A file for what it says of its troubles, over all its lives. */
  readonly log?: string
}

/** A Node process of our own that says its port first: to be killed, frozen and started again. */
export class Spawned<Spec> {
  readonly spec: Spec
  readonly port: number
  readonly child: ChildProcess

  private constructor(spec: Spec, port: number, child: ChildProcess) {
    this.spec = spec
    this.port = port
    this.child = child
  }

  static async start<Spec>({
    spec,
    args,
    environment = process.env,
    log,
  }: Start<Spec>): Promise<Spawned<Spec>> {
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
    const child = spawn(process.execPath, args, { env: environment, stdio: [...stdio] })
    const { stdout, stderr } = child
    if (stdout === null || stderr === null) throw new Error('no output to read the port from')
    let last = ''
    stderr.on('data', (said: Buffer) => {
      last = `${last}${String(said)}`.slice(-2_000)
      if (log !== undefined) appendFileSync(log, said)
    })
    const [said] = await Promise.race([
      once(stdout, 'data'),
      once(child, 'close').then(() => [`it ended at once: ${last}`]),
    ])
    const port = Number(String(said))
    if (!Number.isInteger(port)) throw new Error(String(said))
    return new Spawned(spec, port, child)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** As a power cut does, as far as a process can tell. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  /** In good order; true if it ended well. */
  async stop(): Promise<boolean> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    const [code] = await ended
    return code === 0
  }

  /** As a laptop does that is closed, and opened. */
  freeze(): void {
    this.child.kill('SIGSTOP')
  }

  thaw(): void {
    this.child.kill('SIGCONT')
  }

  /** Puts a question to it and waits for the number it answers. */
  async ask(question: string): Promise<number> {
    const answer = once(this.child, 'message')
    this.child.send(question)
    const [number] = await answer
    return Number(number)
  }
}
