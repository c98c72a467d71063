import type { Drawing } from '../../../table/common/drawing.ts'

/** The same place before and after a move, cut to the same window: the eye finds what differs. */
export interface Pair {
  readonly before: Drawing
  readonly after: Drawing
  /** Columns and rows where something else lies afterwards. */
  readonly changed: readonly { readonly x: number; readonly y: number }[]
}

export function pairOf(before: Drawing, after: Drawing): Pair {
  const left = Math.min(before.left, after.left)
  const top = Math.min(before.top, after.top)
  const columns = Math.max(before.left + before.columns, after.left + after.columns) - left
  const rows = Math.max(before.top + before.rows, after.top + after.rows) - top
  const window = { left, top, columns, rows }
  const [was, is] = [printsAt(before), printsAt(after)]
  const places = [...new Set([...was.keys(), ...is.keys()])].filter(
    at => was.get(at) !== is.get(at),
  )
  const changed = places.map(at => {
    const [x, y] = at.split(',')
    return { x: Number(x), y: Number(y) }
  })
  return { before: { ...before, ...window }, after: { ...after, ...window }, changed }
}

function printsAt({ cards }: Drawing): ReadonlyMap<string, string> {
  return new Map(cards.map(({ x, y, print }) => [`${x},${y}`, print]))
}
