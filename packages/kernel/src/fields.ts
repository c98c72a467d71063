import { splitWords } from './notation.ts'
import { type Parsed, parsed, type Refusal, refusalOf, unreadable } from './refusal.ts'

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

/** What the words of a field say, or which of them makes no sense there. */
export function readField<T>(
  field: string,
  words: readonly string[],
  read: (word: string, at: number) => T | undefined,
): Parsed<T[]> {
  const values: T[] = []
  for (const [at, word] of words.entries()) {
    const value = read(word, at)
    if (value === undefined) {
      return unreadable('position-bad-word', { field, word: word.slice(0, 40) })
    }
    values.push(value)
  }
  return parsed(values)
}

/** Reads the fields one by one and remembers why the first of them cannot be read. */
export class FieldReader {
  why: Refusal | undefined
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  list<T>(name: string, read: (word: string) => T | undefined, length?: number): T[] {
    const words = this.#fields.get(name)
    const values = words && readField(name, words, read)
    if (values?.ok === false) this.why ??= values.why
    else if (values !== undefined && (length ?? values.value.length) === values.value.length) {
      return values.value
    }
    this.refuse(name)
    return []
  }

  /** A field of one word; `instead` only keeps the types whole when the field is bad. */
  one<T>(name: string, read: (word: string) => T | undefined, instead: T): T {
    const [value] = this.list(name, read, 1)
    return value ?? instead
  }

  /** The field is missing, or makes no sense as a whole. */
  refuse(field: string): void {
    this.why ??= refusalOf('position-bad-field', { field })
  }

  /** What was made of all fields, if each of them could be read. */
  result<T>(made: T): Parsed<T> {
    return this.why === undefined ? parsed(made) : { ok: false, why: this.why }
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
