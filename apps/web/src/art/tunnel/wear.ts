import { type Dice, pick } from '../dice.ts'
import type { Point, Svg } from '../strokes.ts'
import { bootPrints, rubble, timber, track } from './floor.ts'
import { throughSide, type Way } from './shape.ts'

export interface Worn {
  readonly body: Svg
  /** Where a lantern hangs; it stays upright when the card is turned. */
  readonly lantern: Point | undefined
}

const upright: readonly [Point, Point] = [
  [50, 34],
  [50, 108],
]
const level: readonly [Point, Point] = [
  [24, 70],
  [78, 70],
]

/** Timber, track, boot prints, a lantern: signs of work, never what matters to the rules. */
export function wear(ways: readonly Way[], seed: string, roll: Dice, isPlain: boolean): Worn {
  const stubs = ways.filter(way => way.stub).map(({ sides: [side] }) => rubble(side, seed + side))
  const passages = ways.filter(way => !way.stub)
  const posts = passages.map(way => propped(way, roll, isPlain ? 0.6 : 0.25))
  const [through] = isPlain && ways.length === 1 ? ways.map(throughSide) : []
  if (through === undefined) return { body: [...stubs, ...posts].join(''), lantern: undefined }
  const isUpright = through === 'T' || through === 'B'
  const [from, to] = isUpright ? upright : level
  const chance = roll()
  const lantern: Point | undefined = chance < 0.7 ? undefined : isUpright ? [67, 66] : [50, 57]
  const used = chance < 0.34 ? track(from, to) : chance < 0.7 ? bootPrints(from, to, roll) : ''
  return { body: used + posts.join(''), lantern }
}

function propped(way: Way, roll: Dice, chance: number): Svg {
  if (roll() >= chance) return ''
  const isBend = way.sides.length === 2 && throughSide(way) === undefined
  return timber(pick(roll, way.sides), roll, isBend)
}
