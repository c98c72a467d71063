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
