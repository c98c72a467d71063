import { type Parsed, parseCount, parsed, unreadable, type Viewer } from '@adit/kernel'

/** `judge`, `spectator`, or a seat of the game. */
export function readViewer(text: string, seats: number): Parsed<Viewer> {
  if (text === 'judge' || text === 'spectator') return parsed(text)
  const seat = parseCount(text)
  if (seat !== undefined && seat < seats) return parsed(seat)
  return unreadable('no-such-viewer', { text, last: seats - 1 })
}
