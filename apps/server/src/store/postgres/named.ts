import type { QueryConfig } from 'pg'

/** A statement with a name: the database plans it once a connection. */
export function named(name: string, text: string, values: readonly unknown[] = []): QueryConfig {
  return { name, text, values: [...values] }
}
