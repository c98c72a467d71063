import { Live } from '../ui/live.ts'
import { dress, type Look, readLook, saveLook, usualLook } from '../ui/look.ts'
import { browserKeeping } from './kept.ts'

/** How this page looks. Every change is kept and seen at once. */
export const look = new Live<Look>(read())

export function changeLook(change: Partial<Look>): void {
  look.value = { ...look.value, ...change }
  try {
    saveLook(localStorage, look.value)
  } catch {
    // A browser that keeps nothing shows it until the page is closed.
  }
  dress(document, look.value, prefersLight())
}

/** The theme that is seen, whichever way it was chosen. */
export function themeSeen({ theme }: Look): 'mine' | 'paper' {
  if (theme !== 'system') return theme
  return prefersLight() ? 'paper' : 'mine'
}

function read(): Look {
  return browserKeeping.read('look') === undefined ? usualLook : readLook(localStorage)
}

function prefersLight(): boolean {
  return matchMedia('(prefers-color-scheme: light)').matches
}
