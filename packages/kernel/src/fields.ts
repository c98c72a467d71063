import { splitWords } from './notation.ts'
import { type Parsed, parsed, unreadable } from './refusal.ts'

/** A position: one field a line, `name: words`. */
export type Fields = ReadonlyMap<string, readonly string[]>

export function printFields(
  fields: Iterable<readonly [string, readonly (string | number)[]]>,
): string {
  let text = ''
  for (const [name, words] of fields) text += `${[`${name}:`, ...words].join(' ')}\n`
  return text
}

export function parseFields(text: string): Parsed<Fields> {
  const fields = new Map<string, readonly string[]>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const match = /^([a-z][a-z0-9 -]*):(?: (.*))?$/.exec(line)
    const words = splitWords(match?.[2] ?? '')
    if (match === null || words === undefined) {
      return unreadable('position-bad-line', { text: line.slice(0, 40) })
    }
    if (fields.has(match[1])) return unreadable('position-field-twice', { field: match[1] })
    fields.set(match[1], words)
  }
  return parsed(fields)
}

/** Reads the fields one by one and remembers the first that is missing or makes no sense. */
export class FieldReader {
  bad: string | undefined
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  list<T>(name: string, read: (word: string) => T | undefined, length?: number): T[] {
    const words = this.#fields.get(name)
    const values = words && readAll(words, read)
    if (values !== undefined && (length === undefined || values.length === length)) return values
    this.bad ??= name
    return []
  }

  /** A field of one word; `instead` only keeps the types whole when the field is bad. */
  one<T>(name: string, read: (word: string) => T | undefined, instead: T): T {
    const [value] = this.list(name, read, 1)
    return value ?? instead
  }
}

/** All of the words, or undefined if one of them cannot be read. */
export function readAll<T>(
  words: readonly string[],
  read: (word: string, at: number) => T | undefined,
): T[] | undefined {
  const values = words.map(read).filter(value => value !== undefined)
  return values.length === words.length ? values : undefined
}
