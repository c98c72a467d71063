/** How many puzzles of a kind there are of each of the five grades. */
export interface Bar {
  readonly name: string
  readonly grades: readonly number[]
}

const WIDTH = 720
const LEFT = 180
const ROW = 44
const TOP = 44
const SHADES = ['#f1dfb0', '#e0b95f', '#c08a2c', '#85591a', '#4a2f10'] as const
const WORDS = ['1 easy', '2', '3', '4', '5 hard'] as const

/** Bars cut by grade, each part with its number: light is easy, dark is hard. */
export function hardnessChart(bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW + 8
  const legend = SHADES.map(
    (shade, grade) =>
      `<rect x="${LEFT + grade * 96}" y="12" width="16" height="16" fill="${shade}"/><text x="${LEFT + 22 + grade * 96}" y="25">${WORDS[grade]}</text>`,
  )
  const rows = bars.map((bar, nth) => row(bar, TOP + nth * ROW))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="How hard the daily digs are" font-family="sans-serif" font-size="14">
<rect width="${WIDTH}" height="${height}" fill="#fbf6e9"/>
<g fill="#2b2118">${legend.join('')}</g>
${rows.join('\n')}
</svg>
`
}

function row({ name, grades }: Bar, y: number): string {
  const all = grades.reduce((sum, one) => sum + one, 0)
  const scale = (WIDTH - LEFT - 16) / all
  let x = LEFT
  const parts = grades.map((count, grade) => {
    const width = count * scale
    const part = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="30" fill="${SHADES[grade]}"/>`
    const ink = grade < 3 ? '#2b2118' : '#fbf6e9'
    const number =
      width < 22
        ? ''
        : `<text x="${(x + width / 2).toFixed(1)}" y="${y + 20}" text-anchor="middle" fill="${ink}">${count}</text>`
    x += width
    return part + number
  })
  return `<text x="${LEFT - 10}" y="${y + 20}" text-anchor="end" fill="#2b2118">${name}</text>${parts.join('')}`
}
