import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { place } from './place.ts'

const WAIT = 450
const ID = 'adit-tooltip'

/**
 * A word of help on hover and on focus, gone with Escape: `{@attach tooltip(text)}`. It adds to a
 * name and never is one; touch screens do not have it, so nothing may be said here only.
 */
export function tooltip(text: string): Attachment<HTMLElement> {
  return anchor => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (): void => {
      const bubble = theBubble()
      bubble.textContent = text
      bubble.showPopover()
      const { left, top } = place(
        anchor.getBoundingClientRect(),
        { width: bubble.offsetWidth, height: bubble.offsetHeight },
        { width: innerWidth, height: innerHeight },
      )
      bubble.style.left = `${left}px`
      bubble.style.top = `${top}px`
      anchor.setAttribute('aria-describedby', ID)
    }
    const hide = (): void => {
      clearTimeout(timer)
      if (anchor.getAttribute('aria-describedby') !== ID) return
      anchor.removeAttribute('aria-describedby')
      theBubble().hidePopover()
    }
    const soon = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(show, WAIT)
    }
    const focused = (): void => {
      if (anchor.matches(':focus-visible')) show()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    const heard = [
      on(anchor, 'pointerenter', soon),
      on(anchor, 'pointerleave', hide),
      on(anchor, 'pointerdown', hide),
      on(anchor, 'focusin', focused),
      on(anchor, 'focusout', hide),
      on(anchor, 'keydown', key),
    ]
    return () => {
      hide()
      for (const stop of heard) stop()
    }
  }
}

/** One for the whole page, in the top layer, so that dialogs have tooltips too. */
function theBubble(): HTMLElement {
  const before = document.getElementById(ID)
  if (before !== null) return before
  const bubble = document.createElement('div')
  bubble.id = ID
  bubble.role = 'tooltip'
  bubble.popover = 'manual'
  bubble.className = 'bubble tooltip'
  document.body.append(bubble)
  return bubble
}
