import { brokenLink, JOURNAL, type Linked } from '@adit/table'
import type { Source, Target } from './ends.ts'
import { entries, journal, type Relation, type Row, relations, tables } from './relations.ts'

/** How many there were. */
export interface Carried {
  readonly tables: number
  readonly entries: number
  readonly people: number
}

/**
 * Copies everything, reads it back, and compares every row with where it came from and every log
 * with its own hashes. Only then is it kept; otherwise nothing has happened.
 */
export async function carry(from: Source, to: Target): Promise<Carried> {
  try {
    const counts = new Map<string, number>()
    for (const relation of relations) counts.set(relation.name, await copy(relation, from, to))
    await to.list()
    for (const relation of relations) await compare(relation, from, to)
    await followChains(to)
    await to.keep()
    const countOf = (name: string): number => counts.get(name) ?? 0
    return {
      tables: countOf('tables'),
      entries: countOf('entries'),
      people: countOf('identities'),
    }
  } catch (error) {
    await to.drop()
    throw error
  }
}

async function copy(relation: Relation, from: Source, to: Target): Promise<number> {
  let count = 0
  for await (const page of from.pages(relation)) {
    await to.add(relation, page)
    count += page.length
  }
  return count
}

async function compare(relation: Relation, from: Source, to: Target): Promise<void> {
  const { name } = relation
  const copied = rowsOf(to.pages(relation))
  let compared = 0
  for await (const page of from.pages(relation)) {
    for (const row of page) {
      const other = await copied.next()
      if (other.done === true || JSON.stringify(other.value) !== JSON.stringify(row)) {
        throw new Error(`row ${compared + 1} of ${name} is not the same after the copy`)
      }
      compared++
    }
  }
  if ((await copied.next()).done !== true) {
    throw new Error(`${name} has more rows after the copy`)
  }
}

async function* rowsOf(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined> {
  for await (const page of pages) yield* page
  return undefined
}

/** Table by table: every entry carries the hash of the one before it, and the last is noted apart. */
async function followChains(to: Source): Promise<void> {
  const heads = new Map<string, string>()
  for await (const [id, , seq, hash] of rowsOf(to.pages(tables))) {
    heads.set(String(id), `${seq} ${hash}`)
  }
  let log: { readonly id: string; readonly rows: Linked[] } = { id: '', rows: [] }
  const finish = (): void => {
    const { id, rows } = log
    if (rows.length === 0) return
    const last = rows.at(-1)
    if (brokenLink(id, rows) !== undefined || heads.get(id) !== `${last?.seq} ${last?.hash}`) {
      throw new Error(`the log of table ${id} is not whole: \`adit db check\` tells more`)
    }
    heads.delete(id)
  }
  for await (const [id, ...row] of rowsOf(to.pages(entries))) {
    if (id !== log.id) {
      finish()
      log = { id: String(id), rows: [] }
    }
    log.rows.push(asLinked(row))
  }
  finish()
  const notes: Linked[] = []
  for await (const row of rowsOf(to.pages(journal))) notes.push(asLinked(row))
  if (heads.size > 0 || brokenLink(JOURNAL, notes) !== undefined) {
    throw new Error('a log is not whole: `adit db check` tells more')
  }
}

function asLinked([seq, at, kind, body, hash]: Row): Linked {
  return {
    seq: Number(seq),
    at: Number(at),
    kind: String(kind),
    body: String(body),
    hash: String(hash),
  }
}
