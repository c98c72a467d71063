import { CHANCE, nth } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { listOf } from '@adit/words'
import type { Seen } from '../../client/seen.ts'
import { speech } from '../../words/speech.ts'
import type { LogLine } from './log-lines.ts'
import type { Telling } from './telling.svelte.ts'

interface Turn {
  readonly seen: Pick<Seen, 'seat' | 'doing' | 'game'>
  readonly names: readonly string[]
  /** The reader is asked. */
  readonly isMine: boolean
  readonly isOver: boolean
}

/** Whose turn it is, as the lantern line says it. */
export function turnText({ seen, names, isMine, isOver }: Turn): string {
  const { words, fill, language } = speech()
  if (isOver) return words.table.over
  const isDoing = seen.seat !== undefined && seen.doing === seen.seat
  if (isMine || isDoing) return words.table.yourTurn
  const doing = seen.doing === undefined ? [] : [{ seat: seen.doing }]
  const waited = [...doing, ...(seen.game?.asked ?? [])].filter(({ seat }) => seat !== CHANCE)
  const called = waited.map(({ seat }) => nth(names, seat))
  const [name, other] = called
  if (name === undefined) return words.table.chance
  return other === undefined
    ? fill(words.table.turnOf, { name })
    : fill(words.table.turnOfMany, { names: listOf(language, called) })
}

/** The last thing somebody did, or the round that began after it; what followed is in the log. */
export function lastDeed(
  telling: Telling,
  log: readonly Item[],
  { isReading }: { readonly isReading: boolean },
): LogLine | undefined {
  const last = telling.lastLine(
    line => line.seat !== undefined || (line.page === 'begin' && !isReading),
  )
  if (last?.page === 'begin') return last
  const item = log.findLast(({ seq }) => seq === last?.seq)
  return item && telling.linesOf([item])[0]
}
