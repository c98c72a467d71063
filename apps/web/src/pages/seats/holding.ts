import type { Attachment } from 'svelte/attachments'

interface Held {
  onheld(): void
  /** A finger has come down, or is lifted. */
  onchange(isDown: boolean): void
}

/** Longer than a brush of the hand that passes a tablet on. */
export const HOLD_MS = 450

/**
 * Held for a moment, not brushed: whoever takes the device over means it. Keys and screen readers
 * press as they always do.
 */
export function holding({ onheld, onchange }: Held): Attachment<HTMLElement> {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const down = (): void => {
      onchange(true)
      timer = setTimeout(onheld, HOLD_MS)
    }
    const up = (): void => {
      clearTimeout(timer)
      onchange(false)
    }
    // A click that no pointer made has no count.
    const pressed = (event: MouseEvent): void => {
      if (event.detail === 0) onheld()
    }
    const still = (event: Event): void => event.preventDefault()
    const listeners = {
      pointerdown: down,
      pointerup: up,
      pointerleave: up,
      pointercancel: up,
      contextmenu: still,
    }
    for (const [name, hear] of Object.entries(listeners)) element.addEventListener(name, hear)
    element.addEventListener('click', pressed)
    return () => {
      clearTimeout(timer)
      for (const [name, hear] of Object.entries(listeners)) element.removeEventListener(name, hear)
      element.removeEventListener('click', pressed)
    }
  }
}
