/** How a person likes the app to look. Kept on the device; the root's data attributes follow it. */
export interface Look {
  readonly theme: (typeof themes)[number]
  readonly motion: (typeof motions)[number]
  readonly cards: (typeof cardSizes)[number]
  /** `more` says the kind of a card in its corner as well. */
  readonly signs: (typeof signs)[number]
  /** No motion, no clock's seconds, no bubbles over the board. */
  readonly calm: boolean
}

export const themes = ['system', 'mine', 'paper'] as const
export const motions = ['system', 'full', 'less'] as const
export const cardSizes = ['small', 'medium', 'large'] as const
export const signs = ['usual', 'more'] as const

export const usualLook: Look = {
  theme: 'system',
  motion: 'system',
  cards: 'medium',
  signs: 'usual',
  calm: false,
}

/** public/look.js reads the same key before the first paint. */
const KEY = 'adit.look'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** What is not understood is as usual: a stored look may be older than this code. */
export function readLook(shelf: Shelf): Look {
  const stored = parse(shelf.getItem(KEY))
  return {
    theme: one(themes, stored.theme) ?? usualLook.theme,
    motion: one(motions, stored.motion) ?? usualLook.motion,
    cards: one(cardSizes, stored.cards) ?? usualLook.cards,
    signs: one(signs, stored.signs) ?? usualLook.signs,
    calm: stored.calm === true,
  }
}

export function saveLook(shelf: Shelf, look: Look): void {
  shelf.setItem(KEY, JSON.stringify(look))
}

/** The colours of the browser's own bar: each theme's panel. */
export const barColours = { mine: '#191d24', paper: '#f4ecd8' } as const

/** Dresses the page. Call it again when the system's theme changes. */
export function dress(document: Document, look: Look, prefersLight: boolean): void {
  const theme = look.theme === 'system' ? (prefersLight ? 'paper' : 'mine') : look.theme
  const { dataset } = document.documentElement
  dataset.theme = theme
  set(dataset, 'motion', look.motion === 'system' ? undefined : look.motion)
  set(dataset, 'cards', look.cards === 'medium' ? undefined : look.cards)
  set(dataset, 'signs', look.signs === 'usual' ? undefined : look.signs)
  set(dataset, 'calm', look.calm ? '' : undefined)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme])
}

function set(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function one<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find(each => each === value)
}
