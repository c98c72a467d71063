import {
  at,
  box,
  fine,
  flat,
  glow,
  ink,
  line,
  picture,
  round,
  type Svg,
  type Tint,
  words,
} from '../strokes.ts'

/** What kind of card it is: its ground, its plate, and the same said by a sign without colour. */
interface Tone {
  readonly ground: Tint
  readonly plate: Tint
  readonly sign: string
}

export const tones = {
  harm: { ground: 'ground-harm', plate: 'ember', sign: 'M-5-5L5 5M5-5L-5 5' },
  help: { ground: 'ground-help', plate: 'moss', sign: 'M-6 0H6M0-6V6' },
  know: { ground: 'ground-know', plate: 'vein', sign: 'M-8 0Q0-8 8 0 0 8-8 0zM0-1V1' },
  swap: { ground: 'ground-swap', plate: 'plum', sign: 'M-8-3H7L3-7M8 3H-7L-3 7' },
  gold: { ground: 'ground-gold', plate: 'gold', sign: 'M0-7L7 0 0 7-7 0z' },
  rock: { ground: 'ground-rock', plate: 'teal', sign: 'M-5 7V-2L0-8 5-2V7z' },
  plain: { ground: 'ground', plate: 'brass', sign: 'M-7 0H7' },
} as const satisfies Readonly<Record<string, Tone>>

export type ToneName = keyof typeof tones

interface Framed {
  readonly tone: ToneName
  readonly body: Svg
  /** On the plate, where there is room to read it; otherwise the sign stands there. */
  readonly title?: string | undefined
  readonly sign?: string
  readonly light?: number
}

/** A card that is not a tunnel: a ground, a picture by lantern light, a plate. */
export function framed({ tone, body, title, sign = tones[tone].sign, light = 1 }: Framed): Svg {
  return picture(
    100,
    140,
    frame(tone) +
      glow(50, 59, 42, light) +
      body +
      plate(tone, title, sign) +
      kindSign(tone, sign) +
      border,
    'card',
  )
}

/** Runs round the picture, over everything, so that a card keeps its edge on any table. */
export const border =
  '<rect x=".6" y=".6" width="98.8" height="138.8" rx="5.6" fill="none" stroke="var(--line)" stroke-width="1.2" opacity=".5"/>'

export function groundOf(tone: ToneName): Svg {
  return flat(box(0, 0, 100, 140), tones[tone].ground)
}

/** The hachures that edge the tunnels stand around the lantern's light as well. */
export function rays(x: number, y: number, radius: number): Svg {
  let strokes = ''
  for (let i = 0; i < 56; i++) {
    const angle = (i / 56) * 2 * Math.PI
    const inner = radius - 3.5 - ([0, 2.5, 1, 3.5, 0.5, 2][i % 6] ?? 0)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    strokes += `M${round(x + cos * radius)} ${round(y + sin * radius)}L${round(x + cos * inner)} ${round(y + sin * inner)}`
  }
  return fine(line(strokes, 0.8, 'hatch', 0.5))
}

const lanternRays = rays(50, 59, 42)
const notched = 'M12 5H88Q88 12 95 12V128Q88 128 88 135H12Q12 128 5 128V12Q12 12 12 5z'

function frame(tone: ToneName): Svg {
  return groundOf(tone) + line(notched, 1.3, 'line', 0.55) + lanternRays
}

/** In the corner, for those who asked for more signs. */
function kindSign(tone: ToneName, sign: string): Svg {
  const plate = ink('M3 3H30L3 30z', tones[tone].plate, 1.4)
  return `<g class="kind">${plate}${at(12, 12, line(sign, 3.4, 'on-plate'), { scale: 0.86 })}</g>`
}

const plateShape = 'M11 110.5H89L95 121.5 89 132.5H11L5 121.5z'

function plate(tone: ToneName, title: string | undefined, sign: string): Svg {
  const ground = flat(plateShape, tones[tone].plate) + line(plateShape, 1.4)
  const written = title === undefined ? '' : `<g class="title">${writeTitle(title)}</g>`
  const coarse = at(50, 121.5, line(sign, 3.4, 'on-plate'), { scale: 1.15 })
  return `${ground}${written}<g class="coarse">${coarse}</g>`
}

/** Every title is written in one size, so that a hand of cards reads as one; a number is larger. */
const TITLE = 11
const NUMBER = 18

function writeTitle(title: string): Svg {
  const lines = linesOf(title)
  const size = title.length < 3 ? NUMBER : TITLE
  const first = 121.5 + size * (0.33 - (lines.length - 1) * 0.45)
  return lines
    .map((text, i) => {
      const written = words(50, round(first + i * size * 0.9), text, size, 'on-plate')
      // A long word is set closer rather than smaller.
      return text.length <= WIDEST
        ? written
        : written.replace('<text', '<text textLength="84" lengthAdjust="spacingAndGlyphs"')
    })
    .join('')
}

/** In letters, on a plate. */
const WIDEST = 13

/** Two lines when one would be too small to read, parted at the space nearest to the middle. */
export function linesOf(title: string): readonly string[] {
  if (title.length < 14 || !title.includes(' ')) return [title]
  const middle = title.length / 2
  let cut = title.indexOf(' ')
  for (let i = cut; i >= 0; i = title.indexOf(' ', i + 1)) {
    if (Math.abs(i - middle) < Math.abs(cut - middle)) cut = i
  }
  return [title.slice(0, cut), title.slice(cut + 1)]
}
