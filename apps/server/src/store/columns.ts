import type { SQLOutputValue } from 'node:sqlite'

/** A column as what the schema says it is; anything else means the file was tampered with. */
export function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new Error(`store: text expected in the database, found ${typeof value}`)
}

export function count(value: SQLOutputValue | undefined): number {
  if (typeof value === 'number') return value
  throw new Error(`store: a number expected in the database, found ${typeof value}`)
}

export function words(value: SQLOutputValue | undefined): string[] {
  const list = text(value)
  return list === '' ? [] : list.split(' ')
}

export function bytes(value: SQLOutputValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new Error(`store: bytes expected in the database, found ${typeof value}`)
}
