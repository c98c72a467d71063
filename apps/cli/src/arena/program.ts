import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { AnyDecision } from '@adit/bots'
import type { Contestant } from './match.ts'

/** How long a program may think about one move, in milliseconds. */
const PATIENCE = 10_000

/** It is missing, has ended, took too long or talked nonsense. */
export class ProgramFault extends Error {
  readonly program: string

  constructor(program: string) {
    super(`${program} failed`)
    this.program = program
  }
}

/** What a program is sent for each question: one line of JSON. It answers with one: `{"move":"…"}`. */
interface Question {
  readonly title: string
  readonly config: unknown
  readonly seat: number
  readonly view: unknown
  readonly past: unknown
  /** In notation; the answer is one of them. */
  readonly legal: readonly string[]
  readonly playouts: number
  readonly seed: number
}

export interface Match {
  readonly title: string
  readonly config: unknown
}

/**
 * Somebody's program as a contestant, over its standard input and output. It is told what any bot is
 * told. A program that answers nonsense, or not at all, ends the match: its results would mean nothing.
 */
export class Program implements Contestant {
  readonly name: string
  readonly #match: Match
  readonly #child: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>

  constructor(path: string, match: Match) {
    this.name = path
    this.#match = match
    this.#child = spawn(path, [], { stdio: ['pipe', 'pipe', 'pipe'] })
    // Its output ends then too, and that is when it is noticed.
    this.#child.on('error', () => {})
    this.#child.stdin.on('error', () => {})
    // What it says on its error stream is its own affair, but must not fill the pipe.
    this.#child.stderr.resume()
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  async choose({ game, seat, view, past, legal, budget, random }: AnyDecision): Promise<unknown> {
    const texts = legal.map(move => game.notation.printMove(move))
    const moves = legal.slice()
    const question: Question = {
      ...this.#match,
      seat,
      view,
      past,
      legal: texts,
      playouts: budget.playouts,
      seed: random.below(1 << 30),
    }
    this.#child.stdin.write(`${JSON.stringify(question)}\n`)
    const chosen = moveIn(await this.#line())
    const at = chosen === undefined ? -1 : texts.indexOf(chosen)
    if (at < 0) throw new ProgramFault(this.name)
    return moves[at]
  }

  close(): void {
    this.#child.stdin.end()
    this.#child.kill()
  }

  async #line(): Promise<string> {
    const clock = Promise.withResolvers<never>()
    const timer = setTimeout(() => clock.reject(new ProgramFault(this.name)), PATIENCE)
    try {
      const line = await Promise.race([this.#lines.next(), clock.promise])
      if (line.done === true) throw new ProgramFault(this.name)
      return line.value
    } finally {
      clearTimeout(timer)
    }
  }
}

function moveIn(line: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    if (typeof answer !== 'object' || answer === null || !('move' in answer)) return undefined
    return typeof answer.move === 'string' ? answer.move : undefined
  } catch {
    return undefined
  }
}
