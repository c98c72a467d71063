let isByKeys = false

/** Remembers what the page was last used with. Called once, before anything is pressed. */
export function watchInput(): void {
  addEventListener('keydown', () => (isByKeys = true), { capture: true })
  addEventListener('pointerdown', () => (isByKeys = false), { capture: true })
}

/** Whether the page was last used with keys. Only then does a focus that moves by itself help. */
export function usesKeys(): boolean {
  return isByKeys
}
