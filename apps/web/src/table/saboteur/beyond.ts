import { type At, xOf, yOf } from '@adit/saboteur'

export const EDGES = ['left', 'right', 'up', 'down'] as const
export type Edge = (typeof EDGES)[number]

/** The part of the mine that is in sight, in columns and rows. */
export interface Window {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A card counts as seen with so much of it. */
const SEEN = 0.4

/** What is looked for and lies beyond an edge, the nearest first. */
export function beyond(cells: Iterable<At>, seen: Window): Readonly<Record<Edge, readonly At[]>> {
  const out: Record<Edge, At[]> = { left: [], right: [], up: [], down: [] }
  for (const at of cells) {
    const edge = edgeOf(at, seen)
    if (edge !== undefined) out[edge].push(at)
  }
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]
  const far = (at: At): number => (xOf(at) + 0.5 - x) ** 2 + (yOf(at) + 0.5 - y) ** 2
  for (const edge of EDGES) out[edge].sort((one, other) => far(one) - far(other))
  return out
}

function edgeOf(at: At, { left, right, top, bottom }: Window): Edge | undefined {
  const [x, y] = [xOf(at), yOf(at)]
  if (x + 1 - SEEN < left) return 'left'
  if (x + SEEN > right) return 'right'
  if (y + 1 - SEEN < top) return 'up'
  return y + SEEN > bottom ? 'down' : undefined
}

const CORNERS = ['lower-left', 'lower-right', 'upper-left', 'upper-right'] as const
export type Corner = (typeof CORNERS)[number]

/** Of several corners the first where a thing of that size, in columns and rows, covers no such cell. */
export function freeCorner(
  cells: Iterable<At>,
  seen: Window,
  { wide, high }: { readonly wide: number; readonly high: number },
): Corner | undefined {
  const all = [...cells]
  return CORNERS.find(corner => {
    const left = corner.endsWith('left') ? seen.left : seen.right - wide
    const top = corner.startsWith('upper') ? seen.top : seen.bottom - high
    return !all.some(at => {
      const [x, y] = [xOf(at), yOf(at)]
      return x + 1 > left && x < left + wide && y + 1 > top && y < top + high
    })
  })
}
