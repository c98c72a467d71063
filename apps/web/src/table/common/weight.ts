import type { Weight } from '../../client/reel.ts'
import type { LogLine } from './log-lines.ts'

/** A card is set down and comes to rest. */
const SETTLE = 180
/** What the reader did needs no reading. */
const OWN = 320

interface Happening {
  readonly lines: readonly LogLine[]
  /** Who did it, and who reads it. */
  readonly by: number | undefined
  readonly self: number | undefined
}

/** How long a move takes that is told by these lines; a game adds what it knows of its own. */
export function weightOf({ lines, by, self }: Happening, own: Partial<Weight> = {}): Weight {
  const said = lines.find(line => !line.isMinor)
  if (said === undefined) return { flight: 0, deed: 0, letters: 0, isGrave: false, ...own }
  const isOwn = by !== undefined && by === self
  const read = isOwn && own.isGrave !== true ? 0 : said.text.length
  return { flight: 0, deed: isOwn ? OWN : SETTLE, isGrave: false, ...own, letters: read }
}
