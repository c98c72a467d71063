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

const segmenter = new Intl.Segmenter()

/** Characters as a person counts them: a letter with its accents, a flag, a family. */
function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** What a terminal draws two columns wide. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u
/** Where the number of code units and that of columns may differ. */
const INTRICATE = /\p{M}|\u200d|[\u{10000}-\u{10ffff}]/u

/** Columns taken; paint takes none. */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text)
  if (!INTRICATE.test(bare) && !WIDE.test(bare)) return bare.length
  return lettersOf(bare).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
}

/** As much of a name as fits into so many columns, and blanks behind it. */
export function fittedName(name: string, width: number): string {
  let fitting = ''
  for (const letter of lettersOf(name)) {
    if (widthOf(fitting + letter) > width) break
    fitting += letter
  }
  return padded(fitting, width)
}

export function padded(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)))
  return side === 'left' ? text + gap : gap + text
}
