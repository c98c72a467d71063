/** What a game's picture is made of: cards, each at a column and a row. */
export interface Drawing {
  readonly columns: number
  readonly rows: number
  readonly cards: readonly {
    readonly x: number
    readonly y: number
    /** A picture's address that holds the picture itself. */
    readonly print: string
  }[]
}

/** What stands around it. */
export interface Caption {
  /** The game and the moment. */
  readonly heading: string
  /** Everybody, and once it is over what each had. */
  readonly people: string
  readonly colours: { readonly page: string; readonly text: string; readonly accent: string }
}

const WIDTH = 1200
const HEAD = 92
const FOOT = 84
const EDGE = 36
/** Nobody wants a picture of three cards as large as a door. */
const LARGEST = 120

/** A whole picture of its own, with everything it needs inside. */
export function composeSvg(drawing: Drawing, caption: Caption): string {
  const { columns, rows, cards } = drawing
  const { heading, people, colours } = caption
  const wide = Math.min(LARGEST, (WIDTH - 2 * EDGE) / columns)
  const high = wide * 1.4
  const height = Math.ceil(HEAD + rows * high + FOOT)
  const left = (WIDTH - columns * wide) / 2
  const images = cards.map(
    ({ x, y, print }) =>
      `<image x="${round(left + x * wide + 1)}" y="${round(HEAD + y * high + 1)}" width="${round(wide - 2)}" height="${round(high - 2)}" href="${escaped(print)}"/>`,
  )
  const line = (
    y: number,
    size: number,
    colour: string,
    text: string,
    anchor = 'start',
    x = EDGE,
  ) =>
    `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" fill="${escaped(colour)}" text-anchor="${anchor}">${escaped(text)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${escaped(colours.page)}"/>`,
    line(58, 36, colours.text, heading),
    line(58, 36, colours.accent, 'Adit', 'end', WIDTH - EDGE),
    ...images,
    line(height - 32, 26, colours.text, people),
    '</svg>',
  ].join('')
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
