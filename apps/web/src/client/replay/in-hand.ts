/** The record file that somebody has opened; kept as long as the window, so that a reload shows it again. */
const KEY = 'adit.record'

/** The address of a record in hand. */
export const IN_HAND = 'file'

/** The address brings a record along. */
export function isCarrying(hash: string): boolean {
  return hash.startsWith('#record=')
}

export function takeInHand(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Too long to be kept, or nothing is kept here: it is still in hand until the page is left.
  }
  held = text
}

export function inHand(): string | undefined {
  if (held !== undefined) return held
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
let held: string | undefined
