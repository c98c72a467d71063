import type { Seen } from '../../client/seen.ts'

/**
 * The last thing done was a move of the reader's, and nobody learned anything by it: the table grants
 * no other. `undoable` are the types of events that show nothing hidden to anyone.
 */
export function canTakeBack(
  { log, seat, info }: Pick<Seen, 'log' | 'seat' | 'info'>,
  undoable: ReadonlySet<string>,
): boolean {
  if (seat === undefined || info.stage === 'finished') return false
  const last = log.findLast(
    item => item.type === 'undone' || (item.type === 'moved' && item.by !== 'chance'),
  )
  if (last?.type !== 'moved' || last.seat !== seat || last.by !== 'player') return false
  const since = log.slice(log.lastIndexOf(last))
  return since.every(
    item => item.type !== 'moved' || item.told.every(event => undoable.has(typeOf(event))),
  )
}

function typeOf(event: unknown): string {
  const isTyped = typeof event === 'object' && event !== null && 'type' in event
  return isTyped ? String(event.type) : ''
}
