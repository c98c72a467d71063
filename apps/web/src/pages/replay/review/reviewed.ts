import type { AnyTitle } from '@adit/kernel'
import type { Chapters } from '@adit/words'
import type { Mate } from '../../../client/crew.ts'
import type { Eye, Glimpse, Opened } from '../../../client/replay/asking.ts'
import type { Chart } from '../../../client/replay/chart.ts'
import type { Projector } from '../../../client/replay/projector.ts'
import type { Drawing } from '../../../table/common/drawing.ts'
import type { HeldCard } from '../../../table/common/holding.ts'
import type { AnyTeller } from '../../../words/explain-game.ts'
import type { Speech } from '../../../words/speech.ts'
import { drawingFor, holdingFor } from '../../common/drawings.ts'
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

/** What these eyes saw at a moment. */
async function viewAt({ projector, last }: Reviewed, stop: number, eye: Eye): Promise<unknown> {
  const aim = { to: 'stop', stop } as const
  return (await projector.look({ eye, from: 0, aim, have: last.until }))?.game.view
}

/** A moment drawn as these eyes saw it; undefined where the game has no such pictures. */
export async function pictureOf(
  review: Reviewed,
  stop: number,
  eye: Eye,
): Promise<Drawing | undefined> {
  const draw = drawingFor(review.opened.info.title)
  const view = draw && (await viewAt(review, stop, eye))
  return view === undefined ? undefined : draw?.(view)
}

/** What a seat had in hand at a moment, as it knew it; nothing where nobody has a hand. */
export async function handOf(
  review: Reviewed,
  stop: number,
  seat: number,
): Promise<readonly HeldCard[]> {
  const hold = holdingFor(review.opened.info.title)
  const view = hold && (await viewAt(review, stop, seat))
  return view === undefined ? [] : (hold?.(view, seat, review.speech.language) ?? [])
}
