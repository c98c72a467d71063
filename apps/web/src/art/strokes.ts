/**
 * The hand: every picture is a string of SVG made of these few strokes, coloured by the tokens only.
 * There are no ids, gradients or filters in it, so a picture may stand on a page a hundred times.
 */
export type Svg = string

/** The name of a colour token, or none. */
export type Tint = string

export type Point = readonly [x: number, y: number]

/** A whole picture. The class says what kind it is; the accessible name is the component's. */
export function picture(width: number, height: number, body: Svg, kind = ''): Svg {
  return `<svg class="pic${kind && ` ${kind}`}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${body}</svg>`
}

interface Placing {
  readonly scale?: number
  readonly turn?: number
  readonly flip?: boolean
}

export function at(x: number, y: number, body: Svg, placing: Placing = {}): Svg {
  const { scale = 1, turn = 0, flip = false } = placing
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  const scaled = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${body}</g>`
}

export function tint(name: Tint): string {
  return name === 'none' ? 'none' : `var(--${name})`
}

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')

/** An outlined shape. */
export function ink(d: string, fill: Tint = 'none', width = 2.4): Svg {
  return `<path d="${d}" fill="${tint(fill)}" stroke="var(--line)" stroke-width="${width}"/>`
}

/** A bare line. */
export function line(d: string, width = 2.4, colour: Tint = 'line', opacity = 1): Svg {
  return `<path d="${d}" fill="none" stroke="${tint(colour)}" stroke-width="${width}"${faded(opacity)}/>`
}

/** A line with a lighter core: rails, ropes, bars, rungs. */
export function rod(d: string, width: number, core: number, colour: Tint): Svg {
  return line(d, width) + line(d, core, colour)
}

/** A patch without an outline. */
export function flat(d: string, fill: Tint, opacity = 1): Svg {
  return `<path d="${d}" fill="${tint(fill)}"${faded(opacity)}/>`
}

export function shade(d: string, opacity = 0.28): Svg {
  return flat(d, 'shade', opacity)
}

export function shine(d: string, opacity = 0.32): Svg {
  return flat(d, 'shine', opacity)
}

/** Texture that is left out of small pictures. */
export function fine(body: Svg): Svg {
  return `<g class="fine">${body}</g>`
}

/** Lantern light: three soft steps, never a blur, so that it prints and scales. */
export function glow(x: number, y: number, radius: number, strength = 1, colour: Tint = 'glow') {
  const step = (size: number, opacity: number): Svg =>
    flat(disc(x, y, round(radius * size)), colour, round2(opacity * strength))
  return step(1, 0.07) + step(0.72, 0.1) + step(0.46, 0.14)
}

export function words(x: number, y: number, text: string, size = 10, colour: Tint = 'line'): Svg {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${tint(colour)}">${escaped(text)}</text>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r)
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const [across, down] = [round(w - 2 * r), round(h - 2 * r)]
  return `M${round(x + r)} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`
}

/** A closed outline through points. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

/** A tenth of a unit is less than a pixel at any size we draw. */
export function round(n: number): number {
  return Math.round(n * 10) / 10
}

function round2(n: number): number {
  return Math.round(n * 100) / 100
}
