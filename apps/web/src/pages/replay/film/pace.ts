import type { Drawing } from '../../../table/common/drawing.ts'

/** One picture of a film. */
export interface Frame {
  readonly drawing: Drawing
  readonly heading: string
  readonly people: string
  /** Something ends here, a round or the game: it is looked at longer. */
  readonly isEnd: boolean
}

/** A film that is longer is not watched; quicker than that nobody follows. In milliseconds. */
const LONGEST = 24_000
const REST = { least: 80, most: 420, end: 1_200 } as const

/** How long each picture stands. */
export function restsOf(frames: readonly Pick<Frame, 'isEnd'>[]): readonly number[] {
  const ends = frames.filter(({ isEnd }) => isEnd).length
  const others = Math.max(1, frames.length - ends)
  const fair = (LONGEST - ends * REST.end) / others
  const rest = Math.round(Math.min(REST.most, Math.max(REST.least, fair)))
  return frames.map(({ isEnd }) => (isEnd ? REST.end : rest))
}

/** The room that all pictures need together, so that nothing jumps. */
export function roomFor(drawings: readonly Drawing[]): Omit<Drawing, 'cards'> {
  const left = Math.min(...drawings.map(one => one.left))
  const top = Math.min(...drawings.map(one => one.top))
  const right = Math.max(...drawings.map(one => one.left + one.columns))
  const bottom = Math.max(...drawings.map(one => one.top + one.rows))
  return { left, top, columns: right - left, rows: bottom - top }
}
