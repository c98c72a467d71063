import { at, box, disc, flat, glow, ink, line, type Svg, shade, shine } from '../strokes.ts'

// Things are drawn about (0, 0) in a box from -32 to 32: outline, flat fill, one shade, one shine.

export const tools = ['pick', 'lamp', 'cart'] as const
export type ToolName = (typeof tools)[number]

const pickHead = 'M-30-8C-20-23-9-28 0-28S20-23 30-8C20-16 10-18.5 0-18.5S-20-16-30-8z'
const pickShine = shine('M-24-13C-15-23-8-26 0-26v4C-8-22-16-19-24-13z')

export function pick(): Svg {
  const shaft = ink('M-3.5-26H3.5V30Q0 34-3.5 30z', 'wood') + shade('M.5-20h3V30q-1.5 2-3 2z', 0.22)
  const head = ink(pickHead, 'iron') + pickShine + ink(box(-5.5, -30, 11, 14, 2), 'iron-light', 2)
  return at(0, 2, shaft + head, { turn: 32 })
}

function brokenPick(): Svg {
  const head =
    ink('M-3.5-26H3.5V0L.5-4-1 2-3.5-2z', 'wood') +
    ink(pickHead, 'iron') +
    pickShine +
    ink(box(-5.5, -30, 11, 14, 2), 'iron-light', 2)
  const stump = ink('M-3.5-4L-1 0 1-5 3.5 0V20Q0 24-3.5 20z', 'wood')
  const splinters = line('M-6 4l-5-2M-3 9l-1 5M9 5l4 3', 2, 'wood-light')
  const broken = at(6, -3, head, { turn: 8 }) + at(-9, 10, stump, { turn: -16 }) + splinters
  return at(0, 2, broken, { turn: 32 })
}

export function flame(x: number, y: number, scale = 1): Svg {
  const outer = flat('M0-10C6-3 6 1 4.5 4A5 5 0 0 1-4.5 4C-6 0-2-2 0-10z', 'gold')
  const inner = flat('M0-3C3 1 3 3 2 5A2.6 2.6 0 0 1-2 5C-3 2-1 1 0-3z', 'shine')
  return at(x, y, outer + inner, { scale })
}

const lampFrame =
  ink('M-9-22Q-9-33 0-33T9-22', 'none', 2.6) +
  ink('M-8-22H8L13-13H-13z', 'brass') +
  ink('M-15 22H15L18 30H-18z', 'brass') +
  shine('M-6-20H0L-2-15H-10z') +
  shade('M4 22H15L18 30H6z', 0.2)

export function lamp(): Svg {
  return (
    glow(0, 5, 30, 1.6) +
    ink('M-13-13H13L15 22H-15z', 'floor-2', 2) +
    flat('M-12-12H12L14 21H-14z', 'glow', 0.55) +
    flame(0, 10, 1.35) +
    line('M-6-13L-7.5 22M6-13L7.5 22', 1.6) +
    lampFrame
  )
}

function brokenLamp(): Svg {
  const body =
    ink('M-13-13H13L15 22H-15z', 'dark', 2) +
    lampFrame +
    ink('M-13-13H-2L-6-3-1 4-8 10-15 22z', 'iron', 1.6) +
    ink('M13-13L9-4 14 4z', 'iron', 1.6) +
    line('M2 22V14l-3-3', 2, 'line-soft')
  return at(0, 0, body, { turn: -14 }) + ink('M20 8l8 3-4 6zM24 24l6-2 1 6z', 'iron', 1.6)
}

function wheel(x: number, y: number, r = 8): Svg {
  const spokes = `M${x - r * 0.7} ${y}H${x + r * 0.7}M${x} ${y - r * 0.7}V${y + r * 0.7}`
  return ink(disc(x, y, r), 'iron') + flat(disc(x, y, r * 0.35), 'line') + line(spokes, 1.4)
}

const tub =
  ink('M-29-12H29L22 16H-22z', 'wood') +
  shade('M-26 0H26L22 16H-22z', 0.24) +
  line('M-27-3H27M-24.5 7H24.5', 1.3, 'line-soft') +
  ink('M-31-14H31V-8H-31z', 'iron') +
  line('M-14-8l2 24M14-8l-2 24', 2)

const ore =
  ink('M-23-14L-19-22-10-25-4-22 2-29 12-27 18-21 23-14z', 'gold') +
  shine('M-4-22L2-29 6-22-1-16z') +
  shine('M-19-22l9-3 1 6-8 3z', 0.22) +
  line('M-10-25l2 6-6 4M12-27l-2 7 6 4', 1.3)

function cart(): Svg {
  return at(0, 3, ore + tub + wheel(-14, 22) + wheel(14, 22) + line('M-32 31H32', 2, 'line-soft'))
}

function brokenCart(): Svg {
  const cracked = tub + line('M6-16L1-6 8-1 3 8 7 15', 2.6, 'dark')
  const strayWheel = wheel(26, 24) + line('M17 21L14 16', 2)
  const ground = line('M-30 30H-6M16 33H32', 1.8, 'line-soft')
  return at(0, 2, at(-2, -2, cracked, { turn: 16 }) + wheel(-16, 20) + strayWheel + ground)
}

export const whole: Readonly<Record<ToolName, () => Svg>> = { pick, lamp, cart }
export const broken: Readonly<Record<ToolName, () => Svg>> = {
  pick: brokenPick,
  lamp: brokenLamp,
  cart: brokenCart,
}
