/** In milliseconds: what is looked at second waits so long, and comes when the picture is on the screen. */
export const AT_LEISURE = 40
/** And so long for a quick hand: its next press comes before, and calls off what nobody would have read. */
export const AT_REST = 300
/** Whoever goes to another moment again within so long has a quick hand. */
const QUICK = 600

/** When somebody last went to another moment, and until when they are in a hurry. */
let turnedAt = Number.NEGATIVE_INFINITY
let hurriedUntil = Number.NEGATIVE_INFINITY

/** Somebody went to another moment. */
export function turned(): void {
  const now = performance.now()
  if (now - turnedAt < QUICK) hurriedUntil = now + QUICK
  turnedAt = now
}

/** Does what is looked at second: soon after the next picture, or when a quick hand rests. */
export function atLeisure(work: () => void): () => void {
  return afterPicture(work, performance.now() < hurriedUntil ? AT_REST : AT_LEISURE)
}

/** Answers that are on their way to somebody who has pressed. */
let awaited = 0
/** What would begin now, if nobody waited for an answer. */
const held = new Set<() => void>()

/** Does what can wait once the next picture is shown, and so much later; returns how to leave it. */
export function afterPicture(work: () => void, later = 0): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (milliseconds: number): void => {
    held.delete(again)
    frame = requestAnimationFrame(() => {
      timer = setTimeout(begin, milliseconds)
    })
  }
  const again = (): void => wait(0)
  const begin = (): void => {
    if (awaited === 0) work()
    else held.add(again)
  }
  wait(later)
  return () => {
    held.delete(again)
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Until this answer is there, nothing begins that can wait: a press finds the page free. */
export async function pressed<T>(answer: Promise<T>): Promise<T> {
  awaited++
  try {
    return await answer
  } finally {
    awaited--
    if (awaited === 0) for (const again of held) again()
  }
}
