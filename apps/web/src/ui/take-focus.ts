import type { Attachment } from 'svelte/attachments'

/** It is for the reader: focus goes to its first button, and back afterwards. */
export const takeFocus: Attachment<HTMLElement> = element => {
  const before = document.activeElement
  element.querySelector('button')?.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
