/** What someone typed as a table's code. */
export type Typed =
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'short' | 'long'; readonly count: number }
  | { readonly is: 'letters'; readonly text: string }

const LENGTH = 6
/** Of a table for those with the link: letters too, and too many to guess. */
const LONG = 12

/** People write codes in groups, with spaces or dashes. */
export function readCode(text: string): Typed {
  const bare = text.replace(/[\s\-–—.]/g, '').toUpperCase()
  if (!/^[A-Z0-9]*$/.test(bare)) return { is: 'letters', text: text.trim().slice(0, 20) }
  if (bare.length === LONG) return { is: 'code', code: bare }
  if (bare.length < LENGTH) return { is: 'short', count: bare.length }
  if (bare.length > LENGTH) return { is: 'long', count: bare.length }
  return { is: 'code', code: bare }
}

/** In groups of three, as it is easiest to say. */
export function printCode(code: string): string {
  return code.replace(/(...)(?=.)/g, '$1 ')
}
