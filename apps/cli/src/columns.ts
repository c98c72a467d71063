import { nth } from '@adit/kernel'
import { padded, widthOf } from './paint.ts'

const GAP = '  '

/** Rows of cells under each other; the first `left` columns begin at the left, the others end at the right. */
export function alignRows(rows: readonly (readonly string[])[], left = 1): string {
  const widths = nth(rows, 0).map((_cell, at) =>
    Math.max(...rows.map(row => widthOf(nth(row, at)))),
  )
  return rows
    .map(row =>
      row.map((cell, at) => padded(cell, nth(widths, at), at < left ? 'left' : 'right')).join(GAP),
    )
    .map(line => `  ${line.trimEnd()}`)
    .join('\n')
}

/** Items behind their numbers, in as many columns as fit, downwards. */
export function numbered(
  items: readonly string[],
  width: number,
  numbers: readonly number[] = counted(items),
): string {
  const digits = String(Math.max(...numbers)).length
  const entries = items.map((item, at) => `${String(numbers[at]).padStart(digits)}  ${item}`)
  const widest = Math.max(...entries.map(widthOf)) + 3
  const columns = items.length < 7 ? 1 : Math.max(1, Math.floor((width - 2) / widest))
  const height = Math.ceil(entries.length / columns)
  const lines: string[] = []
  for (let row = 0; row < height; row++) {
    const cells = entries.filter((_entry, at) => at % height === row)
    lines.push(`  ${cells.map(cell => padded(cell, widest)).join('')}`.trimEnd())
  }
  return lines.join('\n')
}

/** Items one after the other, as many to a line as fit; short ones are not broken. */
export function flowing(items: readonly string[], width: number): string {
  const whole = items.map(item =>
    widthOf(item) <= width / 2 ? item.replaceAll(' ', '\u00a0') : item,
  )
  return wrapped(whole.join('   '), width - 1, { mark: ' ' }).join('\n')
}

/** 1, 2, 3 … */
export function counted(items: readonly unknown[]): number[] {
  return items.map((_item, at) => at + 1)
}

/** Broken at spaces. The first line begins with `mark`; the others are set in as far, or by `indent`. */
export function wrapped(
  text: string,
  width: number,
  { mark = '', indent = ' '.repeat(widthOf(mark)) } = {},
): string[] {
  const lines: string[] = []
  let line = mark
  let bare = true
  for (const word of text.split(' ')) {
    const longer = bare ? line + word : `${line} ${word}`
    if (!bare && widthOf(longer) > width) {
      lines.push(line)
      line = indent + word
    } else {
      line = longer
    }
    bare = false
  }
  return [...lines, line]
}

/** For a terminal, which would break long lines in the middle of a word. */
export function fitted(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap(line => wrapped(line, width - 1))
    .join('\n')
}
