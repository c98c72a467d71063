/** What a game's picture is made of: cards, each at a column and a row of the game's own. */
export interface Drawing {
  /** The first column and row that are seen: the pictures of a game can be laid over each other. */
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** Whose row it is, where rows are people's; the name takes the first columns. */
  readonly owners?: readonly { readonly y: number; readonly seat: number }[]
  readonly cards: readonly {
    readonly x: number
    readonly y: number
    /** A picture's address that holds the picture itself. */
    readonly print: string
    /** It is not laid, only tried. */
    readonly isTried?: boolean
    /** A closed card that these eyes know to be what all look for. */
    readonly isGold?: boolean
  }[]
}

/** What stands around it. */
export interface Caption {
  /** The game and the moment. */
  readonly heading: string
  /** Everybody, and once it is over what each had. */
  readonly people: string
  /** By seat. */
  readonly names: readonly string[]
  readonly colours: { readonly page: string; readonly text: string; readonly accent: string }
}

export const WIDTH = 1200
const HEAD = 92
const FOOT = 84
export const EDGE = 36
/** Nobody wants a picture of three cards as large as a door. */
const LARGEST = 120

interface Box {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** Where everything is in a picture. */
export interface Layout {
  readonly height: number
  /** The lines of text, by their foot. */
  readonly headAt: number
  readonly footAt: number
  box(x: number, y: number): Box
}

export function layOut({ left, top, columns, rows }: Omit<Drawing, 'cards'>): Layout {
  const wide = Math.min(LARGEST, (WIDTH - 2 * EDGE) / columns)
  const high = wide * 1.4
  const height = 2 * Math.ceil((HEAD + rows * high + FOOT) / 2)
  const from = (WIDTH - columns * wide) / 2
  return {
    height,
    headAt: 58,
    footAt: height - 32,
    box: (x, y) => ({
      x: from + (x - left) * wide + 1,
      y: HEAD + (y - top) * high + 1,
      wide: wide - 2,
      high: high - 2,
    }),
  }
}

/** A whole picture of its own, with everything it needs inside. */
export function composeSvg(drawing: Drawing, caption: Caption): string {
  const { cards, left, owners = [] } = drawing
  const { heading, people, names, colours } = caption
  const { height, headAt, footAt, box } = layOut(drawing)
  const images = cards.map(({ x, y, print }) => {
    const at = box(x, y)
    return `<image x="${round(at.x)}" y="${round(at.y)}" width="${round(at.wide)}" height="${round(at.high)}" href="${escaped(print)}"/>`
  })
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
    line(headAt, 36, colours.text, heading),
    line(headAt, 36, colours.accent, 'Adit', 'end', WIDTH - EDGE),
    ...images,
    ...owners.map(({ y, seat }) => {
      const at = box(left, y)
      return line(round(at.y + at.high / 2), 26, colours.text, names[seat] ?? '', 'start', at.x)
    }),
    line(footAt, 26, colours.text, people),
    '</svg>',
  ].join('')
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** Fit for the text or an attribute of a drawing. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
