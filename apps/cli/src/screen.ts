import { type End, openLines } from './lines.ts'
import { paintFor } from './paint.ts'
import { columnsOf, type Output, rowsOf, type Terminal } from './terminal.ts'

const OTHER_SCREEN = '\x1b[?1049h'
const OWN_SCREEN = '\x1b[?1049l'
const WIPE = '\x1b[H\x1b[2J\x1b[3J'

/** Where a game is played: pages that replace each other, or text that runs on. */
export interface Screen {
  readonly live: boolean
  readonly columns: number
  readonly rows: number
  ended(): End | undefined
  /** A page. On a live screen it replaces the one before, so that nothing stays to be read again. */
  show(page: string): void
  /** Takes away what can be seen. */
  wipe(): void
  ask(prompt: string): Promise<string | undefined>
  rest(milliseconds: number): Promise<boolean>
  close(): void
}

export function openScreen(terminal: Terminal, output: Output): Screen {
  const keyboard = terminal.input.isTTY === true
  const live = keyboard && output.isTTY === true && !terminal.plain
  const paint = paintFor(terminal, output)
  const lines = openLines({
    input: terminal.input,
    interrupted: terminal.interrupted,
    ...(live ? { echo: output } : {}),
  })
  if (live) output.write(OTHER_SCREEN)

  return {
    live,
    get columns() {
      return columnsOf(output)
    },
    get rows() {
      return rowsOf(output)
    },
    ended: lines.ended,
    show(page) {
      output.write(live ? `${WIPE}${paint(page)}\n` : `${paint(page)}\n`)
    },
    wipe() {
      if (live) output.write(WIPE)
      else output.write(output.isTTY === true ? '\n'.repeat(rowsOf(output)) : '\f\n')
    },
    async ask(prompt) {
      if (!live) output.write(paint(prompt))
      const line = await lines.next(paint(prompt))
      // A pipe shows nothing of what was sent in: without this the answers run together.
      if (!keyboard) output.write(`${line ?? ''}\n`)
      return line
    },
    rest: milliseconds => lines.rest(milliseconds),
    close() {
      lines.close()
      if (live) output.write(OWN_SCREEN)
    },
  }
}
