import { at, box, disc, flat, ink, line, type Svg, shade, type Tint } from '../strokes.ts'

// Mittens, cards, hats, eyes and arrows: what the actions are told with.

export function mitten(fill: Tint = 'ember'): Svg {
  return (
    ink('M-13 6V-14Q-13-27 0-27T13-14V-4Q15-13 21-13T25-4L15 12V14H-13z', fill) +
    shade('M4-26Q13-24 13-14V-4Q14-9 18-12 12 2 10 14H4z', 0.22) +
    ink(box(-16, 13, 34, 13, 4), 'bone') +
    line('M-8 15v9M0 15v9M8 15v9', 1.4, 'line-soft')
  )
}

/** A card, with whatever is on it. */
export function slip(fill: Tint = 'ground', mark: Svg = ''): Svg {
  return ink(box(-12, -17, 24, 34, 3), fill, 2.2) + mark
}

export const spot: Svg = flat('M0-7L6 0 0 7-6 0z', 'brass')
export const star: Svg = flat('M0-8L2.5-2 8-2 3.5 2 5 8 0 4.5-5 8-3.5 2-8-2-2.5-2z', 'shine')

export function smallCard(x: number, y: number, turn = 0, fill: Tint = 'leather', scale = 0.62) {
  return at(x, y, slip(fill, at(0, 0, spot, { scale: 0.8 })), { turn, scale })
}

/** Three cards held together. */
export function fan(x: number, y: number, fill: Tint): Svg {
  const one = at(0, -17, slip(fill, at(0, 0, spot, { scale: 0.8 })), { scale: 0.66 })
  return [-26, 0, 26].map(turn => at(x, y + 14, one, { turn })).join('')
}

export function lane(d: string): Svg {
  return flat(d, 'floor-2') + line(d, 1.2)
}

interface Head {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export function arrow(shaft: string, head: Head, width = 4): Svg {
  const tip = ink('M-6-8.5L9 0-6 8.5z', 'accent', 2.4)
  return (
    line(shaft, width + 4.4) +
    at(head.x, head.y, tip, { turn: head.turn, scale: width / 4 }) +
    line(shaft, width, 'accent')
  )
}

/** A hat: what a role is told by. */
export function cone(fill: Tint, band: Tint = 'brass'): Svg {
  return (
    ink('M-20 16C-15 2-10-12 2-27 7-12 13 2 20 16z', fill) +
    shade('M2-27C7-12 13 2 20 16H8C8 0 6-12 2-27z', 0.24) +
    ink('M-23 14Q0 6 23 14V21Q0 13-23 21z', band, 2.2)
  )
}

export function eye(x: number, y: number, scale = 1): Svg {
  const body =
    ink('M-20 0Q0-17 20 0 0 17-20 0z', 'shine', 2.6) +
    flat(disc(0, 0, 7.5), 'vein') +
    flat(disc(0, 0, 3.6), 'dark') +
    flat(disc(-2.5, -2.5, 1.6), 'shine')
  return at(x, y, body, { scale })
}

/** Struck through: this may not be done. */
export function struck(body: Svg, d = 'M-27 27L28-27'): Svg {
  return body + line(d, 9.5, 'dark') + line(d, 6, 'ember')
}

export function badge(x: number, y: number, sign: 'plus' | 'minus', fill: Tint): Svg {
  const bars = sign === 'plus' ? `M${x - 4} ${y}h8M${x} ${y - 4}v8` : `M${x - 4} ${y}h8`
  return ink(disc(x, y, 8.5), fill, 2) + line(bars, 2.6, 'shine')
}
