import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Day,
  type Dig,
  dayAfter,
  digOf,
  disprove,
  hardnessOf,
  type PuzzleKind,
  puzzled,
} from '@adit/puzzles'
import { ROOT } from '../ledger.ts'
import { hardnessChart } from './chart.ts'

/**
 * Makes the puzzles of so many days, proves each, and writes docs/daily.md and its chart: `npm run daily`,
 * `npm run daily -- 2027-01-01 365`.
 */
const [from = '2027-01-01', count = '365'] = process.argv.slice(2)
/** How often each level is asked. */
const TIMES = 12

interface Made {
  readonly dig: Dig
  readonly grade: number
  readonly milliseconds: number
}

const made: Made[] = []
const seen = new Map<string, string>()
const faults: string[] = []
let day: Day = from
for (let nth = 0; nth < Number(count); nth++, day = dayAfter(day)) {
  for (const title of puzzled) {
    const before = performance.now()
    const dig = digOf(title, day)
    const milliseconds = performance.now() - before
    const why = disprove(dig)
    if (why !== undefined) faults.push(`${day} ${title}: ${why}`)
    const mark = markOf(dig)
    const twin = seen.get(mark)
    if (twin !== undefined) faults.push(`${day} ${title}: the same as ${twin}`)
    seen.set(mark, `${day} ${title}`)
    made.push({ dig, grade: hardnessOf(dig, TIMES).grade, milliseconds })
  }
}

/** What makes a puzzle the one it is; who sits where is no difference. */
function markOf(dig: Dig): string {
  if (dig.kind === 'split') return `split ${dig.gems.join(' ')}`
  return `${dig.kind} ${dig.turns.join('\n')}`
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))])
}

const kinds = [...new Set(made.map(({ dig }) => dig.kind))]
const rows = kinds.map(kind => {
  const ofKind = made.filter(({ dig }) => dig.kind === kind)
  const grades = [1, 2, 3, 4, 5].map(grade => ofKind.filter(one => one.grade === grade).length)
  return { kind, grades, times: ofKind.map(({ milliseconds }) => milliseconds) }
})
const names: Readonly<Record<PuzzleKind, string>> = {
  gold: 'Gold in one turn',
  alive: 'Keep both alive',
  goal: 'Which goal is gold?',
  who: 'Who is the saboteur?',
  split: 'Best split',
  take: 'Take or draw?',
}

mkdirSync(path.join(ROOT, 'docs/pictures'), { recursive: true })
const chart = hardnessChart(rows.map(({ kind, grades }) => ({ name: names[kind], grades })))
writeFileSync(path.join(ROOT, 'docs/pictures/daily.svg'), chart)
const table = rows.map(
  ({ kind, grades, times }) =>
    `| ${names[kind]} | ${times.length} | ${grades.join(' | ')} | ${quantile(times, 0.5)} | ${quantile(times, 0.99)} |`,
)
writeFileSync(
  path.join(ROOT, 'docs/daily-year.md'),
  `# ${made.length} daily digs
Made by \`npm run daily -- ${from} ${count}\`: ${made.length} puzzles of ${count} days, each proved once more from its
moves, none like another. Hardness is how the three levels of bots fare, each asked ${TIMES} times; [daily.md](daily.md)
says how.

![How hard the puzzles are](pictures/daily.svg)

| kind | puzzles | 1 easy | 2 | 3 | 4 | 5 hard | made in, median ms | 99 % |
|---|---|---|---|---|---|---|---|---|
${table.join('\n')}
`,
)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${made.length} puzzles, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
