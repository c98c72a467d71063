import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Keeps the newest line in sight, unless someone reads further up. */
export function stayAtEnd(length: () => number): Attachment<HTMLElement> {
  return box => {
    let isAtEnd = true
    const look = (): void => {
      isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60
    }
    box.addEventListener('scroll', look, { passive: true })
    $effect(() => {
      void length()
      void tick().then(() => {
        if (isAtEnd) box.scrollTop = box.scrollHeight
      })
    })
    return () => box.removeEventListener('scroll', look)
  }
}
