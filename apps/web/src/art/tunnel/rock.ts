import { type Dice, pick } from '../dice.ts'
import { at, box, fine, flat, line, type Point, round, type Svg } from '../strokes.ts'
import { contours, type Loop, outline } from './contour.ts'
import { depthAt, type Field } from './field.ts'
import { HEIGHT, WIDTH } from './shape.ts'

/** Bare rock, lighter where lamplight falls on it from the tunnel. */
export function ground(all: Field, isFine: boolean): Svg {
  return (
    flat(box(0, 0, WIDTH, HEIGHT), 'rock') +
    (isFine ? fine(layers(all)) : '') +
    flat(outline(contours(all, 14)), 'rock-lit', 0.4) +
    flat(outline(contours(all, 7)), 'rock-lit')
  )
}

function layers(all: Field): Svg {
  return line(outline([...contours(all, 22), ...contours(all, 31)]), 0.8, 'hatch', 0.13)
}

/** The surveyor's hachures: short strokes from the wall into the rock. */
export function hachures(loops: readonly Loop[], all: Field, roll: Dice): Svg {
  let strokes = ''
  for (const loop of loops) {
    let run = 0
    for (const [at, [ax, ay]] of loop.entries()) {
      const [bx, by] = loop[at + 1] ?? loop[0] ?? [ax, ay]
      const long = Math.hypot(bx - ax, by - ay)
      if (long === 0) continue
      const [nx, ny] = [(by - ay) / long, (ax - bx) / long]
      for (run += long; run > 3.1; run -= 3.1) {
        const [reach, skew] = [3 + roll() * 5.5, (roll() - 0.5) * 2.4]
        const [tx, ty] = [ax + nx * reach + skew, ay + ny * reach + skew]
        if (ax < 1 || ay < 1 || ax > 99 || ay > 139 || depthAt(all, tx, ty) < 2) continue
        const [sx, sy] = [round(ax + nx * 1.6), round(ay + ny * 1.6)]
        strokes += `M${sx} ${sy}l${round(tx - sx)} ${round(ty - sy)}`
      }
    }
  }
  return line(strokes, 0.9, 'hatch', 0.75)
}

/** The engraver's sign for solid rock: three short strokes, side by side. */
export function chiselMarks(roll: Dice, isSolid: (x: number, y: number) => boolean): Svg {
  const strokes = scatter(roll, 13, isSolid, (x, y) => {
    const [long, lean] = [3 + roll() * 3, 1.5 + roll() * 2]
    return [0, 1, 2]
      .map(i => `M${round(x + i * 2.6)} ${round(y + i * 0.9)}l${round(lean)} ${round(i - long)}`)
      .join('')
  })
  return line(strokes, 0.9, 'hatch', 0.38)
}

/** Up to `count` marks, wherever there is room for one. */
export function scatter(
  roll: Dice,
  count: number,
  fits: (x: number, y: number) => boolean,
  mark: (x: number, y: number) => string,
): string {
  let marks = ''
  for (let tries = count * 6, left = count; left > 0 && tries > 0; tries--) {
    const [x, y] = [6 + roll() * 88, 6 + roll() * 128]
    if (!fits(x, y)) continue
    marks += mark(x, y)
    left--
  }
  return marks
}

/** A shell, a root, a fish, a claw, mushrooms: small things, for those who look closely. */
const curios = [
  'M0 0c2-3 6-1 5 3s-7 5-10 1-1-11 5-12 13 5 11 13',
  'M-8-2l5-4 6 2 5-3M-6 6l6-3 7 4M-3-6l3 7',
  'M-9 0h12M-9 0q-3-4 0-5 2 0 1 3M-9 0q-3 4 0 5 2 0 1-3M-4-4v8M0-4.5v9M3-3v6M3 0q4-5 8 0-4 5-8 0',
  'M-6-7l4 4M0-9v5M6-7L3-3M-8 6h15M-5 9h9',
  'M-4 8V1M-10 1q1-8 6-8t6 8zM6 8V4M2 4q1-5 4-5t4 5z',
  'M-7 6L-2-7 4-2 8-8M-2-7L2 8M4-2L7 6',
  'M0-8v16M-6-4L0-1 6-4M-7 2L0 5 7 2M-4-8L0-5 4-8',
] as const

export function curio([x, y]: Point, roll: Dice): Svg {
  const turn = Math.floor(roll() * 40 - 20)
  return fine(at(x, y, line(pick(roll, curios), 1.3, 'hatch'), { turn }))
}
