import { type Drawing, escaped } from '../../../table/common/drawing.ts'

/** How large a picture to be shown elsewhere is: wide for links, square for talk. */
export const FORMATS = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const
export type Format = keyof typeof FORMATS

/** Somebody who played, as they stand in the picture. */
export interface Pictured {
  readonly name: string
  /** A picture's address that holds the picture itself. */
  readonly face: string
  /** Once the game is over. */
  readonly score: string | undefined
  /** What they were, where that is told. */
  readonly note: string | undefined
}

export interface ShareCard {
  readonly drawing: Drawing
  /** Who won, or which moment it is. */
  readonly heading: string
  /** The game, and what was done there. */
  readonly lines: readonly string[]
  /** The best first. */
  readonly people: readonly Pictured[]
  /** By seat, where rows of the drawing are people's. */
  readonly names: readonly string[]
  /** The mark of the house, as an address. */
  readonly mark: string
  readonly colours: {
    readonly page: string
    readonly panel: string
    readonly edge: string
    readonly text: string
    readonly soft: string
    readonly accent: string
    readonly bad: string
  }
}

interface Room {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** How wide a text is in the letters of the picture: which ones a reader has, only their browser knows. */
export type Measure = (text: string, size: number, weight: 'normal' | 'bold') => number
export const LETTERS = 'Georgia, serif'

/** Read at 320 pixels in a talk: few words, and large ones. No address and no code: those are in the link. */
export function shareSvg(card: ShareCard, format: Format, measure: Measure): string {
  const { width, height } = FORMATS[format]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${LETTERS}">`,
    box({ x: 0, y: 0, wide: width, high: height }, card.colours.page),
    ...(format === 'wide' ? wide(card, measure) : square(card, measure)),
    '</svg>',
  ].join('')
}

function wide(card: ShareCard, measure: Measure): readonly string[] {
  const { colours, people } = card
  const left = 820
  const room = FORMATS.wide.width - left - 30
  const heading = linesOf(card.heading, text => measure(text, 40, 'bold') <= room, 2)
  const below = linesOf(card.lines.join('. '), text => measure(text, 21, 'normal') <= room, 3)
  const first = 132 + heading.length * 46 + below.length * 27 + 14
  const each = Math.min(60, (600 - first) / Math.max(1, people.length))
  return [
    box({ x: 790, y: 0, wide: 410, high: 630 }, colours.panel),
    ...board(card, { x: 20, y: 20, wide: 750, high: 590 }),
    brand(card, left, 32),
    ...heading.map((text, at) => words(text, left, 138 + at * 46, 40, colours.text, 'bold')),
    ...below.map((text, at) =>
      words(text, left, 138 + heading.length * 46 + at * 27 - 10, 21, colours.soft),
    ),
    ...people.flatMap(({ name, face, score, note }, at) => {
      const y = first + at * each
      const size = Math.min(44, each - 4)
      const text = y + each / 2 + size * 0.22
      const letters = Math.min(24, each * 0.62)
      const beside = [
        note === undefined ? 0 : 10 + measure(`✕ ${note}`, letters * 0.8, 'normal'),
        score === undefined ? 0 : 10 + measure(score, letters, 'bold'),
      ]
      const free = beside.reduce((left, taken) => left - taken, room - size - 12)
      const called = fitting(name, text => measure(text, letters, 'normal') <= free)
      return [
        `<path d="M${left} ${round(y)}h${room}" stroke="${escaped(colours.edge)}"/>`,
        image({ x: left, y: y + (each - size) / 2, wide: size, high: size }, face),
        `<text x="${left + size + 12}" y="${round(text)}" font-size="${round(letters)}" fill="${escaped(colours.text)}">${escaped(called)}${note === undefined ? '' : `<tspan dx="10" font-size="${round(letters * 0.8)}" fill="${escaped(colours.bad)}">✕ ${escaped(note)}</tspan>`}</text>`,
        ...(score === undefined
          ? []
          : [words(score, left + room, text, letters, colours.accent, 'bold', 'end')]),
      ]
    }),
  ]
}

function square(card: ShareCard, measure: Measure): readonly string[] {
  const { colours, people } = card
  const { width, height } = FORMATS.square
  // The mark stands beside the heading.
  const heading = linesOf(card.heading, text => measure(text, 54, 'bold') <= width - 300, 2)
  const below = linesOf(
    card.lines.join('. '),
    text => measure(text, 26, 'normal') <= width - 120,
    2,
  )
  const top = 96 + heading.length * 60
  const perRow = people.length > 6 ? Math.ceil(people.length / 2) : people.length
  const rows = Math.ceil(people.length / Math.max(1, perRow))
  const each = (width - 60) / Math.max(1, perRow)
  const high = rows > 1 ? 120 : 190
  const foot = height - rows * high - 16
  const size = rows > 1 ? 54 : 84
  return [
    ...heading.map((text, at) => words(text, 60, 104 + at * 60, 54, colours.text, 'bold')),
    ...below.map((text, at) => words(text, 60, top + at * 34, 26, colours.soft)),
    brand(card, width - 210, 56),
    ...board(card, {
      x: 40,
      y: top + below.length * 34 + 10,
      wide: width - 80,
      high: foot - top - below.length * 34 - 40,
    }),
    box({ x: 0, y: foot, wide: width, high: height - foot }, colours.panel),
    ...people.flatMap(({ name, face, score, note }, at) => {
      const x = 30 + (at % perRow) * each + each / 2
      const y = foot + 16 + Math.floor(at / perRow) * high
      const letters = Math.min(26, each / 5.4)
      const said = fitting(
        [name, score ?? ''].filter(one => one !== '').join('  '),
        text => measure(text, letters, 'bold') <= each - 8,
      )
      return [
        image({ x: x - size / 2, y, wide: size, high: size }, face),
        words(said, x, y + size + letters + 4, letters, colours.text, 'bold', 'middle'),
        ...(note === undefined
          ? []
          : [
              words(
                `✕ ${note}`,
                x,
                y + size + letters * 2 + 6,
                letters * 0.78,
                colours.bad,
                'normal',
                'middle',
              ),
            ]),
      ]
    }),
  ]
}

function board({ drawing, names, colours }: ShareCard, room: Room): readonly string[] {
  const { left, top, columns, rows, cards, owners = [] } = drawing
  const cell = Math.min(110, room.wide / columns, room.high / (rows * 1.4))
  const from = room.x + (room.wide - columns * cell) / 2
  const down = room.y + (room.high - rows * cell * 1.4) / 2
  const at = (x: number, y: number): Room => ({
    x: from + (x - left) * cell + 1,
    y: down + (y - top) * cell * 1.4 + 1,
    wide: cell - 2,
    high: cell * 1.4 - 2,
  })
  return [
    ...cards.map(({ x, y, print }) => image(at(x, y), print)),
    ...owners.map(({ y, seat }) => {
      const place = at(left, y)
      return words(names[seat] ?? '', place.x, place.y + place.high / 2, 22, colours.text)
    }),
  ]
}

function brand({ mark, colours }: ShareCard, x: number, y: number): string {
  return (
    image({ x, y, wide: 52, high: 52 }, mark) +
    words('Adit', x + 64, y + 38, 34, colours.accent, 'bold')
  )
}

function words(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 'normal',
  anchor = 'start',
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}" fill="${escaped(colour)}" text-anchor="${anchor}">${escaped(text)}</text>`
}

function image({ x, y, wide: width, high }: Room, address: string): string {
  return `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(high)}" href="${escaped(address)}"/>`
}

function box({ x, y, wide: width, high }: Room, colour: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(high)}" fill="${escaped(colour)}"/>`
}

type Fits = (text: string) => boolean

/** Broken between words, where there is no room for the next; what is too long ends in dots. */
export function linesOf(text: string, fits: Fits, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(one => one !== '')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  const isCut = lines.length > most
  return kept.map((line, at) => fitting(isCut && at === most - 1 ? `${line} …` : line, fits))
}

/** Of a text that is too long its beginning, and dots. */
export function fitting(text: string, fits: Fits): string {
  if (fits(text)) return text
  const letters = Array.from(text.replace(/ ?…$/, ''))
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
