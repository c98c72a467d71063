import { type Parsed, parsed } from '@adit/kernel'
import { type Listed, listingOf, type Store } from '@adit/table'
import { refuse } from '../refusals.ts'

/** More tables with one code than any server will see. */
const MOST_ALIKE = 16

/**
 * The table that this short code leads to. Ids begin with the code, so those of one code stand
 * together; should a code have come twice, the table that is not over is meant, and of those the
 * latest.
 */
async function findListed(store: Store, code: string): Promise<Listed | undefined> {
  const prefix = `${code}-`
  const ids = await store.tables({ after: prefix, limit: MOST_ALIKE })
  const rows = await Promise.all(
    ids.filter(id => id.startsWith(prefix)).map(id => store.summary(id)),
  )
  const [found] = rows
    .filter(row => row !== undefined)
    .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.updated - a.updated)
  return found
}

/** A code of six digits is soon guessed: it leads to no private table. */
const SHORT = 6

/** To tables that wait for people; those who sit at one find it always. */
export async function findByCode(
  store: Store,
  code: string,
  finder: string,
): Promise<Parsed<string>> {
  const found = await findListed(store, code)
  return found !== undefined && mayFind(found, code, finder)
    ? parsed(found.table)
    : { ok: false, why: refuse('server-unknown-code') }
}

function mayFind(found: Listed, code: string, finder: string): boolean {
  if (found.members.includes(finder)) return true
  if (found.stage !== 'open') return false
  const listing = listingOf(found, undefined)
  return code.length > SHORT || (listing.ok && listing.value.visibility === 'public')
}

/** Whether a new table with this code would take the guests of another. */
export async function isTaken(store: Store, code: string): Promise<boolean> {
  const found = await findListed(store, code)
  return found !== undefined && !isOver(found)
}

function isOver({ stage }: Listed): boolean {
  return stage === 'finished'
}
