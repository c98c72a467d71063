/** In milliseconds: what is looked at second waits so long, and comes when the picture is on the screen. */
export const AT_LEISURE = 40

/** Does what is looked at second, soon after the next picture. */
export function atLeisure(work: () => void): () => void {
  return afterPicture(work, AT_LEISURE)
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
