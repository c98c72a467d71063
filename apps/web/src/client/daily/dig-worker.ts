import { type Day, type Dig, digOf, type Hardness, hardnessOf, type Puzzled } from '@adit/puzzles'

/** What the page asks for, and what it is given: the puzzle first, how hard it is when that is known. */
export interface Asked {
  readonly nth: number
  readonly title: Puzzled
  readonly day: Day
}
export interface Given {
  readonly nth: number
  readonly dig?: Dig
  readonly hardness?: Hardness
  readonly error?: string
}

/** How often each level of bots is asked: enough for a grade, and quick. */
const TIMES = 6

/** Bots play here, so that the page does not wait for them. */
self.addEventListener('message', ({ data: { nth, title, day } }: MessageEvent<Asked>) => {
  try {
    const dig = digOf(title, day)
    give({ nth, dig })
    give({ nth, hardness: hardnessOf(dig, TIMES) })
  } catch (error) {
    give({ nth, error: error instanceof Error ? error.message : String(error) })
  }
})

function give(given: Given): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window hears it
  self.postMessage(given)
}
