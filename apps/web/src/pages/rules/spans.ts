/** A piece of running text. */
export type Span =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly text: string }
  | { readonly is: 'soft'; readonly text: string }
  | { readonly is: 'code'; readonly text: string }
  /** Another rule, by its id. */
  | { readonly is: 'rule'; readonly text: string }

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b((?:SAB|SB2|CHM|MIN|VAR|NIM|TRE)-\d+)\b/g

/** Reads the little markup that the ledger has. */
export function parseSpans(text: string): readonly Span[] {
  const spans: Span[] = []
  let at = 0
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) spans.push({ is: 'text', text: text.slice(at, match.index) })
    spans.push(pieceOf(match))
    at = match.index + match[0].length
  }
  if (at < text.length) spans.push({ is: 'text', text: text.slice(at) })
  return spans
}

function pieceOf([, strong, soft, code, rule = '']: RegExpExecArray): Span {
  if (strong !== undefined) return { is: 'strong', text: strong }
  if (soft !== undefined) return { is: 'soft', text: soft }
  if (code !== undefined) return { is: 'code', text: code }
  return { is: 'rule', text: rule }
}

export function plain(spans: readonly Span[]): string {
  return spans.map(span => span.text).join('')
}
