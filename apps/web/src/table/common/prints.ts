import { drawFace, type Face, type Svg } from '../../art/index.ts'
import { pictureAddress } from '../../ui/coloured.ts'
import { dots } from '../../ui/dots.ts'
import { dressed } from '../../ui/dressed.ts'

interface Printing {
  /** Lamplight falls on it; a tunnel that is not linked to the start has none (SAB-23). */
  readonly isLit: boolean
  /** There is room for texture. */
  readonly isFine: boolean
  /** The word on its plate, or a gem's letter. */
  readonly title?: string | undefined
  /** So many pixels wide, where it is small, and shown again and again. */
  readonly wide?: number | undefined
}

interface Print {
  /** The drawing with the theme's colours, as a part of the page. */
  readonly drawing: Svg
  readonly address: string
  /** Held, so that the browser keeps what it has read: a picture nobody shows is read anew each time. */
  image?: HTMLImageElement
}

/** What was printed in the theme that the page wears; in another all is printed anew. */
interface Press {
  readonly theme: string | undefined
  readonly colours: Colours
  readonly kept: ReadonlyMap<string, Map<Svg, Print>>
}
let press: Press | undefined

/**
 * A card as a single picture. A card of the mine is drawn with dozens of strokes; seventy of them as
 * parts of the page would be styled, laid out and searched with every press. A print is one part,
 * with the theme's colours put in, because a picture does not know the page it hangs in.
 */
export function printOf(face: Face, { wide, ...printing }: Printing): string {
  const print = pull(face, printing)
  if (print.image === undefined) {
    print.image = new Image()
    print.image.src = print.address
  }
  return wide === undefined ? print.address : dots.of(print.address, wide)
}

/** A small card, and as long as it has no dots its drawing. */
export interface SmallPrint {
  readonly print: string
  readonly drawing: Svg | undefined
}

/**
 * Of a card that is small, and shown again and again: dots, and until they are there its drawing as a part of
 * the page. A picture of strokes is a page of its own: forty take three times as long as their drawings.
 */
export function smallPrintOf(face: Face, { wide, ...printing }: Printing): SmallPrint {
  const { address, drawing } = pull(face, printing)
  const made = wide === undefined ? undefined : dots.made(address, wide)
  return made === undefined ? { print: address, drawing } : { print: made, drawing: undefined }
}

function pull(face: Face, { isLit, isFine, title }: Omit<Printing, 'wide'>): Print {
  const theme = dressed()
  if (press === undefined || press.theme !== theme) press = pressFor(theme)
  const svg = drawFace(face, title, isFine)
  const kept = press.kept.get(wayOf(isLit, isFine))
  const known = kept?.get(svg)
  if (known !== undefined) return known
  const body = bodyOf(svg, { isLit, isFine }, press.colours)
  const print: Print = {
    drawing: `${OPENING}>${body}</svg>`,
    address: pictureAddress(
      `${OPENING} xmlns="http://www.w3.org/2000/svg">${ROUND}<g clip-path="url(#card)">${body}</g></svg>`,
    ),
  }
  kept?.set(svg, print)
  return print
}

function pressFor(theme: string | undefined): Press {
  const style = getComputedStyle(document.documentElement)
  // Read once: a card names hundreds of them.
  const read = new Map<string, string>()
  const colours = (name: string): string => {
    const known = read.get(name) ?? style.getPropertyValue(name)
    read.set(name, known)
    return known
  }
  return { theme, colours, kept: new Map(ways.map(way => [way, new Map()])) }
}

const wayOf = (isLit: boolean, isFine: boolean): string => `${isLit}/${isFine}`
const ways = [true, false].flatMap(isLit => [true, false].map(isFine => wayOf(isLit, isFine)))

/** In a card's own space of 100 × 140. */
const OPENING = '<svg viewBox="0 0 100 140" stroke-linejoin="round" stroke-linecap="round"'
/** The corners of a picture. A drawing in the page is cut by its box: a name is the page's, and there are many of them. */
const ROUND = '<clipPath id="card"><rect width="100" height="140" rx="6"/></clipPath>'

type Colours = (name: string) => string

function bodyOf(svg: Svg, { isLit, isFine }: Printing, colours: Colours): Svg {
  return svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'))
    .replaceAll(/class="([a-z]+)"/g, (_class, name: string) => dress(name, { isLit, isFine }))
    .replaceAll(/var\((--[a-z0-9-]+)\)/g, (_var, name: string) =>
      colours(isLit ? name : (UNLIT[name] ?? name)),
    )
}

/** What the page's styles do to the parts of a drawing. */
function dress(part: string, { isLit, isFine }: Printing): string {
  if (part === 'fine' && !isFine) return 'display="none"'
  if (part === 'lamplight' && !isLit) return 'display="none"'
  return part === 'worn' && !isLit ? 'opacity="0.5"' : ''
}

/** The colours of a tunnel without lamplight. */
const UNLIT: Readonly<Record<string, string>> = {
  '--wall': '--unlit-wall',
  '--floor-0': '--unlit-0',
  '--floor-1': '--unlit-1',
  '--floor-2': '--unlit-2',
  '--floor-3': '--unlit-3',
  '--rock-lit': '--rock-rim',
}
