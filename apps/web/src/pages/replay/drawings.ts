import type { Drawing } from '../../table/common/drawing.ts'

/** How a title draws a moment, fetched when it is first asked for: `table/<title>/moment-picture.ts`. */
const drawings = import.meta.glob<{ readonly drawMoment: (view: unknown) => Drawing }>(
  '../../table/*/moment-picture.ts',
)

/** Undefined for a title without such pictures. */
export function drawingFor(title: string): ((view: unknown) => Promise<Drawing>) | undefined {
  const load = drawings[`../../table/${title}/moment-picture.ts`]
  return load && (async view => (await load()).drawMoment(view))
}
