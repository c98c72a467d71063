import type { Relation, Row } from './relations.ts'

/** Where rows come from: each relation in the order of its key, a page at a time. */
export interface Source {
  pages(relation: Relation): AsyncIterable<readonly Row[]>
}

/** Where they go. Nothing of it is there for anyone else before `keep`. */
export interface Target extends Source {
  add(relation: Relation, rows: readonly Row[]): Promise<void>
  /** Puts every table into the lists of its members. */
  list(): Promise<void>
  keep(): Promise<void>
  drop(): Promise<void>
}
