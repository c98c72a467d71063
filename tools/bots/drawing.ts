const INK = '#2b2118'
const GROUND = '#fbf6e9'
const RULE = '#d9cdb0'
const BAND = '#efe2bf'
const WIDTH = 720
/** What a letter takes, about. */
const LETTER = 7.4
const RIGHT = 30
const ROW = 26
const TOP = 16
const FOOT = 40
/** Told apart by their dashes as well as their colours. */
const PENS = [
  { colour: '#85591a', dash: '' },
  { colour: '#3f6f77', dash: '7 4' },
  { colour: '#8a3b2e', dash: '2 4' },
] as const

/** Where a value lies on a line, from one end to the other. */
export interface Scale {
  readonly from: number
  readonly to: number
  readonly step: number
  /** What is written at a value, a percentage if nothing is said. */
  write?(value: number): string
  /** What is measured. */
  readonly name: string
}

/** A value with half of its interval, and what was wanted of it. */
export interface Reading {
  readonly name: string
  readonly value: number
  readonly within: number
  /** At least so much, or between two. */
  readonly wanted?: readonly [number, number]
}

/** A row each: a dot, its interval, and a pale band where it should lie. */
export function readingsChart(label: string, scale: Scale, readings: readonly Reading[]): string {
  const height = TOP + readings.length * ROW + FOOT
  const left = 20 + LETTER * Math.max(0, ...readings.map(({ name }) => name.length))
  const x = placer(scale, left, WIDTH - RIGHT)
  const rows = readings.map(({ name, value, within, wanted }, nth) => {
    const y = TOP + nth * ROW + ROW / 2
    const [low, high] = [Math.max(scale.from, value - within), Math.min(scale.to, value + within)]
    const band = wanted === undefined ? '' : box(x(wanted[0]), y - 9, x(wanted[1]), y + 9, BAND)
    const dot = `<circle cx="${at(x(value))}" cy="${y}" r="4.5" fill="${PENS[0].colour}"/>`
    return `${band}${words(left - 10, y + 5, name, 'end')}${line(x(low), y, x(high), y, PENS[0].colour, 2.5)}${dot}`
  })
  const axis = axisBelow(scale, x, TOP, height - FOOT)
  return picture(label, height, [...axis, ...rows])
}

export interface Curve {
  readonly name: string
  /** A dot is the larger, the greater its part of all; all alike if nothing is said. */
  readonly points: readonly (readonly [x: number, y: number, part?: number])[]
}

/** Curves over two scales; `diagonal` draws where both are equal. */
export function curvesChart(
  label: string,
  across: Scale,
  up: Scale,
  curves: readonly Curve[],
  { diagonal = false }: { readonly diagonal?: boolean } = {},
): string {
  const [height, left, key] = [380, 70, 190]
  const foot = height - FOOT
  const x = placer(across, left, WIDTH - RIGHT - key)
  const y = placer(up, foot, TOP)
  const levels = valuesOf(up).map(
    value =>
      `${line(left, y(value), WIDTH - RIGHT - key, y(value), RULE)}${words(left - 8, y(value) + 5, written(up, value), 'end')}`,
  )
  const equal = diagonal
    ? [line(x(across.from), y(across.from), x(across.to), y(across.to), RULE, 2)]
    : []
  const drawn = curves.map(({ name, points }, nth) => {
    const { colour, dash } = PENS[nth % PENS.length]
    const path = points.map(([one, other]) => `${at(x(one))},${at(y(other))}`).join(' ')
    const dots = points.map(
      ([one, other, part = 0]) =>
        `<circle cx="${at(x(one))}" cy="${at(y(other))}" r="${at(3 + 12 * Math.sqrt(part))}" fill="${colour}" fill-opacity=".8"/>`,
    )
    const row = TOP + 14 + nth * 24
    const start = WIDTH - RIGHT - key + 20
    const stroke = `fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}"`
    return `<polyline points="${path}" ${stroke}/>${dots.join('')}<path d="M${start} ${row}h28" ${stroke}/>${words(start + 36, row + 5, name)}`
  })
  const name = words(left, TOP - 3, up.name)
  return picture(label, height, [
    ...axisBelow(across, x, TOP, foot),
    ...levels,
    name,
    ...equal,
    ...drawn,
  ])
}

function axisBelow(
  scale: Scale,
  x: (value: number) => number,
  top: number,
  foot: number,
): readonly string[] {
  const ticks = valuesOf(scale).map(
    value =>
      `${line(x(value), top, x(value), foot, RULE)}${words(x(value), foot + 16, written(scale, value), 'middle')}`,
  )
  return [...ticks, words((x(scale.from) + x(scale.to)) / 2, foot + 34, scale.name, 'middle')]
}

function placer({ from, to }: Scale, start: number, end: number): (value: number) => number {
  return value => start + ((value - from) / (to - from)) * (end - start)
}

function valuesOf({ from, to, step }: Scale): readonly number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_none, nth) => from + nth * step,
  )
}

function written({ write }: Scale, value: number): string {
  return write === undefined ? `${Math.round(100 * value)} %` : write(value)
}

function at(value: number): string {
  return value.toFixed(1)
}

function words(x: number, y: number, text: string, anchor = 'start'): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${text}</text>`
}

function line(x: number, y: number, toX: number, toY: number, colour: string, width = 1): string {
  return `<path d="M${at(x)} ${at(y)}L${at(toX)} ${at(toY)}" stroke="${colour}" stroke-width="${width}"/>`
}

function box(x: number, y: number, toX: number, toY: number, colour: string): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(toX - x)}" height="${at(toY - y)}" fill="${colour}"/>`
}

function picture(label: string, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}" font-family="sans-serif" font-size="14" fill="${INK}">
<rect width="${WIDTH}" height="${height}" fill="${GROUND}"/>
${parts.join('\n')}
</svg>
`
}
