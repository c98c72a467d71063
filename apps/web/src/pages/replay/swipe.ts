import type { Attachment } from 'svelte/attachments'

/** A finger goes so far, in pixels, and so straight. */
const FAR = 48
const STRAIGHT = 2
const QUICK = 700

/** A swipe over the board is one step: to the left goes on, as one turns a page. */
export function swiped(step: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return element => {
    let start: { readonly x: number; readonly y: number; readonly at: number } | undefined
    const began = ({ touches, target, timeStamp }: TouchEvent): void => {
      const isBoard = target instanceof Element && target.closest('#board') !== null
      const [touch] = touches
      start =
        isBoard && touches.length === 1 && !isScrolled(target)
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp }
          : undefined
    }
    const ended = ({ changedTouches: [touch], timeStamp }: TouchEvent): void => {
      if (start === undefined || timeStamp - start.at > QUICK) return
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

/** Where a mine is wider than its window a finger moves the mine. */
function isScrolled(target: Element): boolean {
  const view = target.closest('#board .view')
  return view !== null && view.scrollWidth > view.clientWidth + 1
}
