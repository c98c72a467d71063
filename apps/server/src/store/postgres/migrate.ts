import type { Client } from 'pg'
import { steps } from './schema.ts'

/** "Adit" in ASCII: whoever migrates at the same time waits. */
const LOCK = 0x41_64_69_74

/**
 * Brings a database to the newest version. A step of its own, never part of a node's start: it
 * changes tables, for which it would have to wait for every node that plays.
 */
export async function migrate(
  client: Client,
): Promise<{ readonly from: number; readonly to: number }> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS adit (version integer NOT NULL)')
    const from = await versionOf(client)
    refuseNewer(from)
    for (const step of steps.slice(from)) await client.query(step)
    await client.query('DELETE FROM adit')
    await client.query('INSERT INTO adit (version) VALUES ($1)', [steps.length])
    await client.query('COMMIT')
    return { from, to: steps.length }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** What a node does instead: throws unless the database is exactly as this program wants it. */
export async function checkVersion(client: Client): Promise<void> {
  const known = await client.query("SELECT to_regclass('adit') IS NOT NULL AS known")
  const version = known.rows[0].known === true ? await versionOf(client) : 0
  refuseNewer(version)
  if (version < steps.length) {
    const found = version === 0 ? 'is empty' : `is of version ${version}, not ${steps.length}`
    throw new Error(`the database ${found}: run \`adit db migrate\` first`)
  }
}

async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT version FROM adit')
  return rows.length === 0 ? 0 : Number(rows[0].version)
}

function refuseNewer(version: number): void {
  if (version <= steps.length) return
  throw new Error(
    `the database is of version ${version}, and this Adit knows versions up to ${steps.length}: ` +
      'start the newer Adit that migrated it',
  )
}
