import { type At, xOf, yOf } from '@adit/saboteur'
import type { Forms } from '../fill.ts'
import type { BaseGoal, GoalName, SaboteurWords } from './words.ts'

/** Goals lie beyond everything else that is face down. */
const GOALS_FROM = 8

export function isGoal(at: At): boolean {
  return xOf(at) >= GOALS_FROM
}

/** Which of the three or five goals: they lie in a column, two rows apart. */
export function goalName(at: At): GoalName {
  const y = yOf(at)
  if (y === 0) return 'middle'
  if (y < 0) return y <= -4 ? 'topmost' : 'upper'
  return y >= 4 ? 'lowest' : 'lower'
}

/** `3 : −1`, in one piece: no-break spaces and a real minus. */
export function saboteurPlace(at: At): string {
  return `${signed(xOf(at))}\u00a0:\u00a0${signed(yOf(at))}`
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`
}

/** Where a cell is, in words: `name` where something lies, `to` where it is laid. */
export function placeIn({ places }: SaboteurWords, at: At): Forms {
  const [x, y] = [xOf(at), yOf(at)]
  const [goal, other] = goalsBeside(x, y)
  if (goal !== undefined) {
    const side = y < 0 ? 'upper' : 'lower'
    if (other !== undefined) return places.between[side]
    return x === GOALS_FROM ? places.outside[side] : places.beside[goal]
  }
  if (Math.abs(x) + Math.abs(y) === 1) return places.atStart
  const column = columnOf(x)
  if (Math.abs(y) < 3) return places[column]
  const far = y < 0 ? places.farUp : places.farDown
  const { name, to } = places[column]
  return { name: `${name}, ${far}`, to: `${to}, ${far}` }
}

const ROWS = { upper: -2, middle: 0, lower: 2 } as const
const names = ['upper', 'middle', 'lower'] as const

/** Between two goals it touches both. */
function goalsBeside(x: number, y: number): readonly BaseGoal[] {
  return names.filter(name => Math.abs(x - GOALS_FROM) + Math.abs(y - ROWS[name]) === 1)
}

function columnOf(x: number) {
  if (x < 0) return 'behind'
  if (x <= 2) return 'nearStart'
  if (x <= 5) return 'halfway'
  return x <= GOALS_FROM ? 'nearGoals' : 'beyond'
}
