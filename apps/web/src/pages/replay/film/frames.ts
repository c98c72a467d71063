import type { Eye, Glimpse } from '../../../client/replay/asking.ts'
import { Projector } from '../../../client/replay/projector.ts'
import type { Drawing } from '../../../table/common/drawing.ts'
import { openGame } from '../open-game.ts'
import type { Frame } from './pace.ts'

interface Framing {
  readonly id: string
  readonly eye: Eye
  readonly signal: AbortSignal
  draw(view: unknown): Promise<Drawing>
  words(glimpse: Glimpse): Pick<Frame, 'heading' | 'people'>
}

/** The pictures of a whole game, from its first moment to its last; none if it is not there any more. */
export async function framesOf({
  id,
  eye,
  signal,
  draw,
  words,
}: Framing): Promise<readonly Frame[]> {
  // With a player of its own: the reader's moment and what they have not seen yet stay as they are.
  const projector = Projector.idle()
  try {
    const opened = await openGame(projector, id)
    if ('key' in opened) return []
    const frames: Frame[] = []
    let round = 1
    let glimpse = await projector.look({ eye, from: 0, aim: { to: 'first' }, have: 0 })
    while (glimpse !== undefined && !signal.aborted) {
      const before = frames.at(-1)
      if (glimpse.round > round && before !== undefined) {
        round = glimpse.round
        frames[frames.length - 1] = { ...before, isEnd: true }
      }
      frames.push({
        drawing: await draw(glimpse.game.view),
        isEnd: glimpse.isLast,
        ...words(glimpse),
      })
      if (glimpse.isLast) break
      const { moment: from, until: have } = glimpse
      glimpse = await projector.look({ eye, from, aim: { to: 'step', by: 1 }, have })
    }
    return frames
  } finally {
    projector.close()
  }
}
