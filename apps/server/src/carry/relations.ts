/** A value as both databases hold it. */
export type Value = string | number | boolean
export type Row = readonly Value[]

/**
 * `text`: anything people or games wrote, which one of the databases has to spell differently.
 * `word`: ids, kinds and hashes. `flag` is kept as 0 or 1 where there is no such type.
 */
export type Kind = 'word' | 'text' | 'number' | 'flag'

export interface Relation {
  readonly name: string
  readonly columns: readonly (readonly [name: string, kind: Kind])[]
  /** How many of the columns, from the first, are its key: rows come in its order. */
  readonly key: number
}

const body = ['body', 'text'] as const
const hash = ['hash', 'word'] as const
const table = ['table_id', 'word'] as const

const identities: Relation = {
  name: 'identities',
  columns: [
    ['id', 'word'],
    ['name', 'text'],
    ['avatar', 'text'],
    body,
    ['created', 'number'],
    ['seen', 'number'],
  ],
  key: 1,
}
const sessions: Relation = {
  name: 'sessions',
  columns: [
    ['id', 'word'],
    ['identity', 'word'],
    body,
    ['created', 'number'],
    ['expires', 'number'],
  ],
  key: 1,
}
const passkeys: Relation = {
  name: 'passkeys',
  columns: [
    ['id', 'word'],
    ['identity', 'word'],
    body,
    ['counter', 'number'],
    ['created', 'number'],
    ['used', 'number'],
  ],
  key: 1,
}
const codes: Relation = {
  name: 'codes',
  columns: [
    ['code', 'word'],
    ['identity', 'word'],
    ['expires', 'number'],
  ],
  key: 1,
}
const meta: Relation = {
  name: 'meta',
  columns: [
    ['key', 'word'],
    ['value', 'text'],
  ],
  key: 1,
}
export const journal: Relation = {
  name: 'journal',
  columns: [['seq', 'number'], ['at', 'number'], ['kind', 'word'], body, hash],
  key: 1,
}
export const tables: Relation = {
  name: 'tables',
  columns: [['id', 'word'], ['opened', 'number'], ['seq', 'number'], hash],
  key: 1,
}
export const entries: Relation = {
  name: 'entries',
  columns: [table, ['seq', 'number'], ['at', 'number'], ['kind', 'word'], body, hash],
  key: 2,
}
const snapshots: Relation = {
  name: 'snapshots',
  columns: [table, ['seq', 'number'], body],
  key: 1,
}
const summaries: Relation = {
  name: 'summaries',
  columns: [
    table,
    ['stage', 'word'],
    ['public', 'flag'],
    ['updated', 'number'],
    ['title', 'text'],
    ['owner', 'word'],
    ['members', 'word'],
    body,
  ],
  key: 1,
}
const timers: Relation = {
  name: 'timers',
  columns: [table, ['name', 'word'], ['due', 'number'], body],
  key: 2,
}
const commands: Relation = {
  name: 'commands',
  columns: [
    ['client', 'word'],
    ['id', 'word'],
    ['at', 'number'],
    ['answer', 'text'],
  ],
  key: 2,
}

/**
 * All that a server keeps, in an order in which each row refers to earlier ones only. In whose list
 * a table stands follows from its summary, and nodes, rates and challenges are of the moment: they
 * stay behind.
 */
export const relations: readonly Relation[] = [
  identities,
  sessions,
  passkeys,
  codes,
  meta,
  journal,
  tables,
  entries,
  snapshots,
  summaries,
  timers,
  commands,
]
