/** Noise at every knot of a grid, row by row. */
export type Noise = (seed: number) => Float64Array

/** Where the knots of one axis lie between the corners of the noise. */
interface Axis {
  readonly corners: readonly number[]
  /** How much of the next corner is in each. */
  readonly shares: Float64Array
}

/**
 * Value noise from -1 to 1 for a grid whose columns and rows lie there. Many knots lie between the same
 * corners: each corner is thrown once for all of them, and each line of corners spread over the columns once.
 * Drawn for dozens of cards before anything has run twice: so plain loops, and nothing made within them.
 */
export function noiseOn(columns: readonly number[], rows: readonly number[]): Noise {
  const across = axisOf(columns)
  const down = axisOf(rows)
  const wide = columns.length
  return seed => {
    const noise = new Float64Array(wide * rows.length)
    let upper = new Float64Array(wide)
    let lower = new Float64Array(wide)
    let before = Number.NaN
    for (let row = 0; row < rows.length; row++) {
      const corner = down.corners[row] ?? 0
      if (corner !== before) {
        const free = upper
        upper = lower
        lower = free
        if (corner !== before + 1) spread(upper, across, corner, seed)
        spread(lower, across, corner + 1, seed)
        before = corner
      }
      const share = down.shares[row] ?? 0
      const rest = 1 - share
      const start = row * wide
      for (let column = 0; column < wide; column++) {
        noise[start + column] = (upper[column] ?? 0) * rest + (lower[column] ?? 0) * share
      }
    }
    return noise
  }
}

function axisOf(places: readonly number[]): Axis {
  const corners = places.map(Math.floor)
  return { corners, shares: Float64Array.from(places, at => smooth(at - Math.floor(at))) }
}

/** Puts one line of corners over the columns. */
function spread(line: Float64Array, { corners, shares }: Axis, y: number, seed: number): void {
  let before = Number.NaN
  let left = 0
  let right = 0
  for (let column = 0; column < line.length; column++) {
    const corner = corners[column] ?? 0
    if (corner !== before) {
      left = corner === before + 1 ? right : thrown(corner, y, seed)
      right = thrown(corner + 1, y, seed)
      before = corner
    }
    const share = shares[column] ?? 0
    line[column] = left * (1 - share) + right * share
  }
}

function thrown(x: number, y: number, seed: number): number {
  const h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ seed
  const m = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((m ^ (m >>> 16)) >>> 0) / 2147483648 - 1
}

export function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
