import { stripVTControlCharacters, styleText } from 'node:util'
import type { Output, Terminal } from './terminal.ts'

type Style = Parameters<typeof styleText>[0]

/** Boards paint always; whoever prints for a pipe, a file or under NO_COLOR strips it again. */
const styled =
  (style: Style) =>
  (text: string): string =>
    styleText(style, text, { validateStream: false })

export const bold = styled('bold')
export const dim = styled('dim')
export const red = styled('red')
export const green = styled('green')
export const yellow = styled('yellow')
export const cyan = styled('cyan')

export function paintFor(terminal: Terminal, output: Output): (text: string) => string {
  const colour = output.isTTY === true && !terminal.noColor
  return text => withPlainSpaces(colour ? text : stripVTControlCharacters(text))
}

/** Lines are broken by now; who searches or copies them expects ordinary spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Text from outside, such as a name in a record, could move the cursor or forge a line of ours. */
export function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}

/** Columns taken; paint takes none. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length
}

export function padded(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)))
  return side === 'left' ? text + gap : gap + text
}
