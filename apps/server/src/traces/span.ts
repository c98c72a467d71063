/** One stretch of a trace. Times are milliseconds since 1970, with fractions. */
export interface Span {
  readonly trace: string
  readonly id: string
  readonly parent?: string
  readonly name: 'command' | 'append' | 'tell'
  readonly from: number
  readonly to: number
  /** Nothing that tells who played what: the names of kinds, and numbers. */
  readonly about: Readonly<Record<string, string | number>>
}

/** Where a trace goes on at another node, as the W3C spells it. */
export function contextOf({ trace, id }: Pick<Span, 'trace' | 'id'>): string {
  return `00-${trace}-${id}-01`
}

export function readContext(
  text: string,
): { readonly trace: string; readonly parent: string } | undefined {
  const [, trace, parent] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(text) ?? []
  return trace === undefined || parent === undefined ? undefined : { trace, parent }
}
