import type { Language } from '@adit/words'
import type { Drawing } from '../../table/common/drawing.ts'
import type { HeldCard } from '../../table/common/holding.ts'

/** How a title draws a moment, fetched when it is first asked for: `table/<title>/moment-picture.ts`. */
const drawings = import.meta.glob<{ readonly drawMoment: (view: unknown) => Drawing }>(
  '../../table/*/moment-picture.ts',
)

/** Undefined for a title without such pictures. */
export function drawingFor(title: string): ((view: unknown) => Promise<Drawing>) | undefined {
  const load = drawings[`../../table/${title}/moment-picture.ts`]
  return load && (async view => (await load()).drawMoment(view))
}

type Held = (view: unknown, seat: number, language: Language) => readonly HeldCard[]
const holdings = import.meta.glob<{ readonly heldIn: Held }>('../../table/*/held.ts')

/** What a seat has in hand in a view: `table/<title>/held.ts`; undefined where nobody has a hand. */
export function holdingFor(
  title: string,
): ((...of: Parameters<Held>) => Promise<readonly HeldCard[]>) | undefined {
  const load = holdings[`../../table/${title}/held.ts`]
  return load && (async (...of) => (await load()).heldIn(...of))
}
