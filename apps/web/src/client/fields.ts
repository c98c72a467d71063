/** What came from outside, by name: a server, a file, or what anyone can write into the browser's own store. */
export type Fields = Partial<Record<string, unknown>>

/** None, if it has none. */
export function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

/** A text as JSON; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
