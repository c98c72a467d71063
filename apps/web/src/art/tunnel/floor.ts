import { boulder, type Dice, dice } from '../dice.ts'
import { at, box, flat, ink, line, oval, type Point, round, type Svg } from '../strokes.ts'
import { contours, outline } from './contour.ts'
import { depthAt, type Field, stubBox } from './field.ts'
import { scatter } from './rock.ts'
import { MOUTH, OUTWARD, type Side } from './shape.ts'

export function wall(edge: string): Svg {
  return line(edge, 4.6, 'wall')
}

/** Four steps of lamplight: the shadow under the wall, whose edge it has, then ever lighter to the middle. */
export function floor(field: Field, edge: string): Svg {
  const step = (level: number): string => outline(contours(field, level))
  return (
    flat(edge, 'floor-0') +
    flat(step(-2.8), 'floor-1') +
    flat(step(-6.5), 'floor-2') +
    flat(step(-10.5), 'floor-3')
  )
}

export function gravel(all: Field, roll: Dice): Svg {
  const pebbles = scatter(
    roll,
    26,
    (x, y) => depthAt(all, x, y) < -5,
    (x, y) => oval(round(x), round(y), round(0.6 + roll() * 1.1), round(0.5 + roll() * 0.7)),
  )
  return flat(pebbles, 'floor-0', 0.5)
}

/** Posts at either wall and the cap overhead, kept dark so that it never reads as a barrier. */
export function timber(side: Side, roll: Dice, isBend: boolean): Svg {
  const [ox, oy] = OUTWARD[side]
  const x = MOUTH[side][0] - ox * (isBend ? 11 : 21)
  const y = MOUTH[side][1] - oy * (isBend ? 14 : 25)
  const post = ink(box(-3, -4.2, 6, 8.4, 1.2), 'wood-light', 1.4) + line('M-.5-2v4', 0.9, 'wood')
  const cap =
    flat(box(-16, -2, 32, 4), 'wood', 0.9) + line('M-15-2H15M-15 2H15', 0.7, 'floor-0', 0.8)
  const turn = round((ox === 0 ? 0 : 90) + (roll() - 0.5) * 6)
  return at(x, y, cap + at(-18, 0, post) + at(18, 0, post), { turn })
}

interface Run {
  readonly long: number
  readonly turn: number
}

function runOf([ax, ay]: Point, [bx, by]: Point): Run {
  const turn = round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI)
  return { long: Math.hypot(bx - ax, by - ay), turn }
}

export function track(from: Point, to: Point): Svg {
  const { long, turn } = runOf(from, to)
  let sleepers = ''
  for (let i = 0; i < Math.floor(long / 7); i++) {
    sleepers += `M${i * 7 + 4} ${i % 3 === 1 ? -7 : -8}l${i % 2 === 1 ? 0.8 : -0.6} 16`
  }
  const rails = `M0-5H${round(long)}M0 5H${round(long)}`
  return at(...from, line(sleepers, 3, 'wood') + line(rails, 1.8, 'iron-light'), { turn })
}

export function bootPrints(from: Point, to: Point, roll: Dice): Svg {
  const { long, turn } = runOf(from, to)
  let prints = ''
  for (let i = 0; i < Math.floor(long / 8); i++) {
    const y = round((i % 2 === 1 ? 4 : -4) + roll() * 1.5)
    prints += oval(i * 8, y, 3, 1.9) + oval(round(i * 8 - 4.2), y, 1.5, 1.5)
  }
  return at(...from, flat(prints, 'floor-0', 0.75), { turn })
}

/** T-B lies over L-R. */
export function planks(): Svg {
  let deck = ''
  for (let i = 0; i < 9; i++) {
    const plank = box(32 + (i % 3), round(45 + i * 5.6), 36 - (i % 2), 5, 1)
    deck += ink(plank, i % 2 === 1 ? 'wood' : 'wood-light', 1)
  }
  const rails = 'M33 40V100M67 40V100'
  return deck + line(rails, 3, 'line') + line(rails, 1.2, 'wood')
}

const heap = [
  { across: -9.5, back: 5, r: 5.4 },
  { across: 8.5, back: 5.5, r: 5.8 },
  { across: -1, back: 6, r: 6.6 },
  { across: 3, back: 13.5, r: 3.2 },
]

/** What blocks the end of a stub. */
export function rubble(side: Side, seed: string): Svg {
  const { tip } = stubBox(side)
  const [ox, oy] = OUTWARD[side]
  const roll = dice(seed)
  return heap
    .map(({ across, back, r }, i) => {
      const x = round(tip[0] + ox * back + oy * across + roll() * 2 - 1)
      const y = round(tip[1] + oy * back + ox * across + roll() * 2 - 1)
      return boulder(x, y, r, `${seed}${i}`, 'stone', 1.5)
    })
    .join('')
}
