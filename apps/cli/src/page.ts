import { wrapped } from './columns.ts'
import { dim } from './paint.ts'

/** What one person sees at one moment. */
export interface Page {
  readonly board: string
  /** What was told before, and since that person last moved. */
  readonly old: readonly string[]
  readonly news: readonly string[]
  readonly choices?: string
  /** Why the last answer was not taken, or what is happening. */
  readonly note?: string
}

export interface PageSize {
  readonly columns: number
  readonly rows: number
}

const FEWEST_LOG_LINES = 3
const ENOUGH_LOG_LINES = 6
/** One of choices, one of notes, and the prompt. */
const LINES_BELOW_LOG = 3

/** What a board can have of a screen without driving the log and the choices off it. */
export function linesForBoard({ rows }: Pick<PageSize, 'rows'>): number {
  return rows - FEWEST_LOG_LINES - LINES_BELOW_LOG
}

/** A screenful: the board, as much of the log as there is room for, the choices. */
export function livePage(page: Page, { columns, rows }: PageSize): string {
  const below = belowOf(page, columns)
  const taken = [page.board, ...below].join('\n').split('\n').length + 1
  const blanks = 1 + below.length
  // Blank lines are pleasant, but what happened is worth more.
  const spaced = rows - taken - blanks >= ENOUGH_LOG_LINES
  const room = Math.max(1, rows - taken - (spaced ? blanks : 0))
  const news = logLines(page.news, columns)
  const old = logLines(page.old, columns).map(line => dim(line))
  const log = [...old, ...news].slice(-room)
  const parts = [page.board, log.join('\n'), ...below].filter(part => part !== '')
  return parts.join(spaced ? '\n\n' : '\n')
}

/** The same as running text: all the news, then the board. */
export function runningPage(page: Page, { columns }: PageSize): string {
  const parts = [logLines(page.news, columns).join('\n'), page.board, ...belowOf(page, columns)]
  return `\n${parts.filter(part => part !== '').join('\n\n')}`
}

function belowOf({ choices, note }: Page, columns: number): string[] {
  const lines = note === undefined ? [] : wrapped(note, columns - 1, { mark: ' ' })
  return [choices ?? '', lines.join('\n')].filter(part => part !== '')
}

function logLines(sentences: readonly string[], columns: number): string[] {
  return sentences.flatMap(sentence => wrapped(sentence, columns - 1, { mark: ' · ' }))
}
