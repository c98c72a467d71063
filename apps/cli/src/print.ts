import { fitted } from './columns.ts'
import { paintFor } from './paint.ts'
import { columnsOf, type Output, type Terminal } from './terminal.ts'

/** Text as this output takes it: painted and fitted for a person, plain for a pipe. */
export function printText(terminal: Terminal, output: Output, text: string): void {
  const fit = output.isTTY === true ? fitted(text, columnsOf(output)) : text
  output.write(`${paintFor(terminal, output)(fit)}\n`)
}
