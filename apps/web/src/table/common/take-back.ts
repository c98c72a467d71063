import type { Seen } from '../../client/seen.ts'

/** The last thing done was a move of the reader's; whether it may be taken back, the table says. */
export function canTakeBack({ log, seat, info }: Pick<Seen, 'log' | 'seat' | 'info'>): boolean {
  if (seat === undefined || info.stage === 'finished') return false
  const last = log.findLast(
    item => item.type === 'undone' || (item.type === 'moved' && item.by !== 'chance'),
  )
  return last?.type === 'moved' && last.seat === seat && last.by === 'player'
}
