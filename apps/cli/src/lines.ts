import { createInterface } from 'node:readline'
import type { Input, Output } from './terminal.ts'

/** There is no more input, or Ctrl-C was pressed. */
export type End = 'input' | 'interrupt'

/** Lines typed or piped in, kept until asked for. */
export interface Lines {
  /** The next line, after this prompt where there is an echo; undefined when there will be none. */
  next(prompt: string): Promise<string | undefined>
  /** Waits so long, or until a line comes, which is then used up; true if one came. */
  rest(milliseconds: number): Promise<boolean>
  /** Why no more lines come, if so. */
  ended(): End | undefined
  close(): void
}

export interface LineSource {
  readonly input: Input
  /** Where what is typed shows up; none when lines come from a pipe. */
  readonly echo?: Output
  readonly interrupted: AbortSignal
}

export function openLines({ input, echo, interrupted }: LineSource): Lines {
  // Readline's `question` drops lines that come before it is asked, and a pipe sends all at once.
  const waiting: string[] = []
  let wake: ((line: string | undefined) => void) | undefined
  let ended: End | undefined
  const reader = createInterface(
    echo ? { input, output: echo, terminal: true, prompt: '' } : { input },
  )

  function arrive(line: string | undefined): void {
    const sleeper = wake
    wake = undefined
    if (sleeper !== undefined) sleeper(line)
    else if (line !== undefined) waiting.push(line)
  }

  function end(why: End): void {
    ended ??= why
    arrive(undefined)
  }

  const interrupt = (): void => {
    waiting.length = 0
    end('interrupt')
    reader.close()
  }
  reader.on('line', arrive)
  reader.on('close', () => end('input'))
  reader.on('SIGINT', interrupt)
  interrupted.addEventListener('abort', interrupt)
  if (interrupted.aborted) interrupt()

  return {
    ended: () => (waiting.length > 0 ? undefined : ended),
    next(prompt) {
      if (waiting.length > 0) return Promise.resolve(waiting.shift())
      if (ended !== undefined) return Promise.resolve(undefined)
      if (echo !== undefined) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return new Promise(resolve => {
        wake = resolve
      })
    },
    rest(milliseconds) {
      if (waiting.length > 0 || ended !== undefined) {
        waiting.length = 0
        return Promise.resolve(true)
      }
      return new Promise(resolve => {
        const timer = setTimeout(() => {
          wake = undefined
          resolve(false)
        }, milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve(true)
        }
      })
    },
    close() {
      interrupted.removeEventListener('abort', interrupt)
      reader.close()
    },
  }
}
