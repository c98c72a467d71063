import type { Readable, Writable } from 'node:stream'

export type Input = Readable & { readonly isTTY?: boolean }
export type Output = Writable & {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
}

/** Everything outside the program. `main.ts` makes the real one, tests their own. */
export interface Terminal {
  readonly input: Input
  readonly output: Output
  readonly errors: Output
  /** What the environment asks for, such as `ru_RU.UTF-8`. */
  readonly locale: string
  readonly noColor: boolean
  /** Text only ever goes below other text: a terminal without a cursor, or a screen reader. */
  readonly plain: boolean
  /** A mistake of ours is shown with its stack. */
  readonly trace: boolean
  readonly files: Files
  /** What the environment says, for a server that is started from here. */
  variable(name: string): string | undefined
  /** The path of something that came along with the program. */
  place(path: string): string
  /** One file with all that a source file of the program needs; its path. */
  bundle(path: string): Promise<string>
  /** Aborted by Ctrl-C, or by a request to end; the reason is the signal's name. */
  readonly interrupted: AbortSignal
  /** The day on the calendar of whoever sits there, such as `2027-01-01`. */
  today(): string
  /** In milliseconds; only ever subtracted from a later one. */
  now(): number
  /** Milliseconds of processor time that the program has used so far. */
  spent(): number
  randomBytes(count: number): Uint8Array
}

/** The disk. Both throw Node's own errors, sooner or later. */
interface Files {
  read(path: string): AsyncIterable<string>
  /** `w` begins the file anew, `a` leaves what is there. */
  write(path: string, flag: 'w' | 'a'): Writable
}

export function columnsOf(output: Output): number {
  return Math.min(output.columns ?? 80, 100)
}

export function rowsOf(output: Output): number {
  return output.rows ?? 24
}
