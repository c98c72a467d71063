/** In milliseconds: the next press of a quick hand comes before what waits so long, and calls it off. */
export const AT_LEISURE = 40

/** Does what can wait once the next picture is shown, and so much later; returns how to leave it. */
export function afterPicture(work: () => void, later = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, later)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
