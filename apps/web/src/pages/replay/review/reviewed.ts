import type { AnyTitle } from '@adit/kernel'
import type { Chapters } from '@adit/words'
import type { Mate } from '../../../client/crew.ts'
import type { Eye, Glimpse, Opened } from '../../../client/replay/asking.ts'
import type { Chart } from '../../../client/replay/chart.ts'
import type { Projector } from '../../../client/replay/projector.ts'
import type { Drawing } from '../../../table/common/drawing.ts'
import type { AnyTeller } from '../../../words/explain-game.ts'
import type { Speech } from '../../../words/speech.ts'
import { drawingFor } from '../drawings.ts'
import type { Deeds } from './deeds.ts'

/** A finished game as the pages about it are given it: nothing of it is hidden. */
export interface Reviewed {
  /** As the address names it. */
  readonly id: string
  readonly opened: Opened
  readonly title: AnyTitle
  readonly teller: AnyTeller
  readonly crew: readonly Mate[]
  readonly chart: Chart
  /** The end of the game, and all that led there. */
  readonly last: Glimpse
  readonly deeds: Deeds
  readonly projector: Projector
  readonly words: Chapters['page/replay']
  readonly speech: Speech
}

export function momentHref({ id, last }: Reviewed, stop: number): string {
  return `/replay/${id}?eye=all#${last.stops[stop]}`
}

/** A moment drawn as these eyes saw it; undefined where the game has no such pictures. */
export async function pictureOf(
  { opened, projector, last }: Reviewed,
  stop: number,
  eye: Eye,
): Promise<Drawing | undefined> {
  const draw = drawingFor(opened.info.title)
  if (draw === undefined) return undefined
  const aim = { to: 'stop', stop } as const
  const glimpse = await projector.look({ eye, from: 0, aim, have: last.until })
  return glimpse && draw(glimpse.game.view)
}
