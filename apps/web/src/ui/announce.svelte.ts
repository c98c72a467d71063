/** What a screen reader is told besides the page: it waits its turn, or interrupts. */
export type Manner = 'polite' | 'assertive'

const said = $state<Record<Manner, string>>({ polite: '', assertive: '' })

export function spoken(manner: Manner): string {
  return said[manner]
}

/** Says it once. The same words again are said again, because the region is emptied in between. */
export function announce(text: string, manner: Manner = 'polite'): void {
  said[manner] = ''
  setTimeout(() => {
    said[manner] = text
  }, 30)
}
