import type { Output } from './terminal.ts'

const WIDTH = 30

/**
 * A bar on the error stream while a person watches, else nothing. Clack has one too, but it takes
 * over the keyboard and ends the program with code 0 on Ctrl-C.
 */
export interface Progress {
  show(count: number): void
  clear(): void
}

export function openProgress(output: Output, total: number): Progress {
  if (output.isTTY !== true) return { show() {}, clear() {} }
  return {
    show(count) {
      const filled = Math.floor((WIDTH * count) / Math.max(1, total))
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      output.write(`\r  ${bar} ${count}/${total} `)
    },
    clear: () => output.write('\r\x1b[2K'),
  }
}
