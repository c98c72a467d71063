import type { IconName } from './icons.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly icon: IconName
  readonly look: 'plain' | 'good' | 'bad'
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** No more than this many at a time: the oldest makes room. */
const MOST = 4
const STAY = 6000

let shown = $state<readonly Toast[]>([])
let last = 0

export function shownToasts(): readonly Toast[] {
  return shown
}

/** A word in passing: something was copied, someone came back. What needs an answer is a Prompt. */
export function toast(
  text: string,
  how: { icon?: IconName; look?: Toast['look']; action?: Toast['action'] } = {},
): number {
  const { icon = 'info', look = 'plain', action } = how
  const one: Toast = { id: ++last, text, icon, look, ...(action === undefined ? {} : { action }) }
  shown = [...shown, one].slice(-MOST)
  // With something to press, a person decides when it goes.
  if (action === undefined) setTimeout(() => dismiss(one.id), STAY)
  return one.id
}

/** The same of what was asked for and not done. */
export function warn(text: string): void {
  toast(text, { icon: 'warning', look: 'bad' })
}

export function dismiss(id: number): void {
  shown = shown.filter(one => one.id !== id)
}
