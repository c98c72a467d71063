export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}
export interface Placed {
  readonly left: number
  readonly top: number
  /** On which side of the anchor the bubble lies. */
  readonly side: 'above' | 'below'
  /** Where its tail is, from its own left edge. */
  readonly tail: number
}

const GAP = 10
const MARGIN = 8
/** A tail must not stick out of a rounded corner. */
const CORNER = 18

/** Puts a bubble beside its anchor, above if there is room, and always inside the screen. */
export function place(anchor: Box, bubble: Size, screen: Size): Placed {
  const middle = anchor.left + anchor.width / 2
  const most = Math.max(MARGIN, screen.width - bubble.width - MARGIN)
  const left = clamp(middle - bubble.width / 2, MARGIN, most)
  const above = anchor.top - GAP - bubble.height
  const below = anchor.top + anchor.height + GAP
  const fitsBelow = below + bubble.height <= screen.height - MARGIN
  const side = above >= MARGIN || !fitsBelow ? 'above' : 'below'
  return {
    left,
    top: side === 'above' ? Math.max(MARGIN, above) : below,
    side,
    tail: clamp(middle - left, CORNER, bubble.width - CORNER),
  }
}

/** Puts a bubble inside a region, as near to the middle of its anchor as it gets, and over it only where there is no room beside it. */
export function placeInside(
  region: Box,
  bubble: Size,
  anchor: Box,
): Pick<Placed, 'left' | 'top'> | undefined {
  const room = {
    width: region.width - bubble.width - 2 * MARGIN,
    height: region.height - bubble.height - 2 * MARGIN,
  }
  if (room.width < 0 || room.height < 0) return undefined
  const across = anchor.left + anchor.width / 2 - bubble.width / 2
  const down = anchor.top + anchor.height / 2 - bubble.height / 2
  const [least, first] = [region.left + MARGIN, region.top + MARGIN]
  const left = clamp(across, least, least + room.width)
  const top = clamp(down, first, first + room.height)
  const isOver = overlap({ left, top, ...bubble }, anchor)
  const above = anchor.top - GAP - bubble.height
  const below = anchor.top + anchor.height + GAP
  const beside = [above, below].find(one => one >= first && one <= first + room.height)
  return { left, top: isOver ? (beside ?? top) : top }
}

function overlap(one: Box, other: Box): boolean {
  const isAcross = one.left < other.left + other.width && other.left < one.left + one.width
  return isAcross && one.top < other.top + other.height && other.top < one.top + one.height
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n))
}
