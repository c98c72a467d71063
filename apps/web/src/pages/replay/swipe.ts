import type { Attachment } from 'svelte/attachments'

/** A finger goes so far, in pixels, and so straight. How quickly is no matter: across the board it can mean nothing else. */
const FAR = 60
const STRAIGHT = 2

/** A swipe over the board is one step: to the left goes on, as one turns a page. */
export function swiped(step: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return element => {
    let start: { readonly x: number; readonly y: number } | undefined
    const began = ({ touches, target }: TouchEvent): void => {
      const [touch] = touches
      const board = target instanceof Element ? target.closest('#board') : null
      const isOne = board !== null && touches.length === 1
      start = isOne && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    }
    const ended = ({ changedTouches }: TouchEvent): void => {
      const [touch] = changedTouches
      if (start === undefined || touch === undefined) return
      const across = touch.clientX - start.x
      const down = Math.abs(touch.clientY - start.y)
      if (Math.abs(across) < FAR || Math.abs(across) < STRAIGHT * down) return
      step(across < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', began, { passive: true })
    element.addEventListener('touchend', ended, { passive: true })
    return () => {
      element.removeEventListener('touchstart', began)
      element.removeEventListener('touchend', ended)
    }
  }
}
