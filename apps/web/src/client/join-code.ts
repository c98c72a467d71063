/** What someone typed as a table's code. */
export type Typed =
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'short' | 'long'; readonly count: number }
  | { readonly is: 'letters'; readonly text: string }

const LENGTH = 6

/**
 * People write codes in groups, with spaces or dashes. Codes made here are digits; letters are let
 * pass as well, because a server may make others.
 */
export function readCode(text: string): Typed {
  const bare = text.replace(/[\s\-–—.]/g, '').toUpperCase()
  if (!/^[A-Z0-9]*$/.test(bare)) return { is: 'letters', text: text.trim().slice(0, 20) }
  if (bare.length < LENGTH) return { is: 'short', count: bare.length }
  if (bare.length > LENGTH) return { is: 'long', count: bare.length }
  return { is: 'code', code: bare }
}

/** In two groups of three, as it is easiest to say. */
export function printCode(code: string): string {
  return code.length === LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}
