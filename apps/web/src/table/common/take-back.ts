import type { Seen } from '../../client/seen.ts'

/**
 * The last thing done was a move of the reader's, and it showed them nothing: the table grants no
 * other. `shows` says whether an event of the game told the reader, or all, something hidden.
 */
export function canTakeBack(
  { log, seat, info }: Pick<Seen, 'log' | 'seat' | 'info'>,
  shows: (event: unknown) => boolean,
): boolean {
  if (seat === undefined || info.stage === 'finished') return false
  const last = log.findLast(
    item => item.type === 'undone' || (item.type === 'moved' && item.by !== 'chance'),
  )
  if (last?.type !== 'moved' || last.seat !== seat || last.by !== 'player') return false
  const since = log.slice(log.lastIndexOf(last))
  return !since.some(item => item.type === 'moved' && item.told.some(shows))
}
