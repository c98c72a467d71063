import { nth } from '@adit/kernel'
import type { MineRound } from '../../../client/replay/chart.ts'

/** What one seat did to the way to the gold. */
export interface Pulls {
  readonly seat: number
  /** Cards nearer and farther, all in all. */
  readonly nearer: number
  readonly farther: number
  /** By stop of its own: the change, more than 0 is farther. */
  readonly moves: readonly { readonly stop: number; readonly change: number }[]
}

export function pullsOf({ movers, short }: MineRound, seats: number): readonly Pulls[] {
  return Array.from({ length: seats }, (_none, seat) => {
    const moves = movers.flatMap((mover, stop) => {
      if (mover !== seat) return []
      const before = short[stop - 1]
      const after = short[stop]
      const change = before === undefined || after === undefined ? 0 : after - before
      return [{ stop, change }]
    })
    const sum = (sign: 1 | -1): number =>
      moves.reduce((all, { change }) => all + Math.max(0, sign * change), 0)
    return { seat, nearer: sum(-1), farther: sum(1), moves }
  })
}

/** The largest pulls away from the gold, at most three. */
export function largestPulls(
  pulls: readonly Pulls[],
): readonly { seat: number; stop: number; change: number }[] {
  return pulls
    .flatMap(({ seat, moves }) => moves.map(move => ({ seat, ...move })))
    .filter(({ change }) => change >= 2)
    .sort((one, other) => other.change - one.change)
    .slice(0, 3)
    .sort((one, other) => one.stop - other.stop)
}

/** A line of steps through values, in a box of 100 by 100; gaps where there is no value. */
export function stepLine(values: readonly (number | undefined)[], most: number): string {
  const width = 100 / Math.max(1, values.length - 1)
  let path = ''
  let wasGap = true
  for (const [at, value] of values.entries()) {
    if (value === undefined) {
      wasGap = true
      continue
    }
    const y = (100 - (100 * value) / most).toFixed(2)
    const x = (at * width).toFixed(2)
    path += wasGap ? `M${x} ${y}` : `H${x}V${y}`
    wasGap = false
  }
  return path
}

/** The same, closed at the bottom. */
export function stepArea(values: readonly (number | undefined)[], most: number): string {
  const whole = values.map(value => value ?? most)
  return `M0 100V${(100 - (100 * nth(whole, 0)) / most).toFixed(2)}${stepLine(whole, most).replace(/^M[\d.]+ [\d.]+/, '')}V100Z`
}

/** A line from point to point, for values from 0 to 1. */
export function smoothLine(values: readonly number[]): string {
  const width = 100 / Math.max(1, values.length - 1)
  return values
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${(at * width).toFixed(2)} ${(100 - 100 * value).toFixed(2)}`,
    )
    .join('')
}

/** What lies above where a line began, as a shape to be cut out. */
export function overArea(values: readonly number[]): string {
  const width = 100 / Math.max(1, values.length - 1)
  const first = nth(values, 0)
  const y = (value: number): string => (100 - 100 * Math.max(value, first)).toFixed(2)
  const points = values.map((value, at) => `${(at * width).toFixed(2)}% ${y(value)}%`)
  return `polygon(${points.join(', ')}, 100% ${y(first)}%, 0% ${y(first)}%)`
}

/** What lies between two lines, for values from 0 to 1. */
export function bandArea(lower: readonly number[], upper: readonly number[]): string {
  const back = smoothLine(lower).slice(1).split('L').toReversed()
  return `${smoothLine(upper)}L${back.join('L')}Z`
}
