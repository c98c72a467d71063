import { nth } from '@adit/kernel'
import { Client } from 'pg'
import { fault } from '../fault.ts'
import { configOf } from '../store/postgres/line.ts'
import { checkVersion } from '../store/postgres/migrate.ts'
import { stow, unstow } from '../store/postgres/text.ts'
import type { Source, Target } from './ends.ts'
import { type Kind, type Relation, type Row, tables, type Value } from './relations.ts'

const PAGE = 500
/** Milliseconds since a node's last sign of life after which it is taken for gone. */
const SIGNED = 15_000

const TYPES: Record<Kind, string> = {
  word: 'text',
  text: 'text',
  number: 'bigint',
  flag: 'boolean',
}

export interface PostgresSource extends Source {
  /** Nodes that play on it now. */
  nodes(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Everything of one moment, whatever is played meanwhile. */
export async function readPostgres(url: string): Promise<PostgresSource> {
  const client = await connect(url)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const cold = await client.query('SELECT count(*) AS games FROM tables WHERE cold > 0')
  const { games } = nth(cold.rows, 0)
  if (games > 0) {
    await client.end()
    throw fault(
      `${games} games lie outside the database: run \`adit db warm\` first`,
      'games-outside',
      {
        games,
      },
    )
  }
  return {
    pages: relation => pagesOf(client, relation),
    nodes: () => nodesOf(client),
    close: () => client.end(),
  }
}

/** An empty database, filled in one transaction. */
export async function writePostgres(url: string): Promise<Target> {
  const client = await connect(url)
  try {
    await client.query('BEGIN')
    // Who starts a node now waits until it is known what there is.
    await client.query('LOCK TABLE meta, tables, identities, nodes IN EXCLUSIVE MODE')
    const { rows } = await client.query(
      'SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM identities) ' +
        'OR EXISTS (SELECT 1 FROM meta) AS used',
    )
    if (nth(rows, 0).used === true) {
      throw fault(
        'the database is not empty: make a new one and run `adit db migrate` first',
        'database-not-empty',
      )
    }
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    add: (relation, rows) => addTo(client, relation, rows),
    async list() {
      await client.query(
        'INSERT INTO members (identity, stage, table_id) SELECT DISTINCT identity, stage, table_id ' +
          "FROM summaries, unnest(string_to_array(members, ' ')) AS identity",
      )
    },
    pages: relation => pagesOf(client, relation),
    async keep() {
      await client.query('COMMIT')
      // How many of each there are: nothing has been looked up yet.
      await client.query('ANALYZE')
      await client.end()
    },
    async drop() {
      await client.query('ROLLBACK')
      await client.end()
    },
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client(configOf(url, 'adit moves'))
  await client.connect()
  try {
    await checkVersion(client)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

async function nodesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    'SELECT name FROM nodes WHERE at > extract(epoch FROM clock_timestamp()) * 1000 - $1',
    [SIGNED],
  )
  return rows.map(({ name }) => String(name))
}

/** The one column that has another name here: a table's row is where appends meet. */
function columnsOf(relation: Relation): string[] {
  const isTables = relation === tables
  return relation.columns.map(([name]) => (isTables && name === 'seq' ? 'head' : name))
}

async function* pagesOf(client: Client, relation: Relation): AsyncIterable<Row[]> {
  const columns = columnsOf(relation)
  const order = columns.slice(0, relation.key).join(', ')
  const query = `SELECT ${columns.join(', ')} FROM ${relation.name} ORDER BY ${order}`
  // Both ends of a move may be read in one transaction, one relation at a time.
  await client.query(`DECLARE carried NO SCROLL CURSOR FOR ${query}`)
  try {
    for (;;) {
      const { rows } = await client.query({
        text: `FETCH ${PAGE} FROM carried`,
        rowMode: 'array',
      })
      if (rows.length === 0) return
      yield rows.map(row => relation.columns.map(([, kind], at) => readValue(row[at], kind)))
    }
  } finally {
    await client.query('CLOSE carried')
  }
}

function readValue(value: unknown, kind: Kind): Value {
  if (kind === 'number' && typeof value === 'number') return value
  if (kind === 'flag' && typeof value === 'boolean') return value
  if (kind === 'word' && typeof value === 'string') return value
  if (kind === 'text' && typeof value === 'string') return unstow(value)
  throw new Error(`a column is not of its kind: ${kind}`)
}

async function addTo(client: Client, relation: Relation, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(relation)
  const arrays = relation.columns.map(([, kind], at) =>
    rows.map(row => {
      const value = nth(row, at)
      // A body goes through the same door as one that is played.
      return kind === 'text' && typeof value === 'string' ? stow(value) : value
    }),
  )
  const types = relation.columns.map(([, kind], at) => `$${at + 1}::${TYPES[kind]}[]`)
  const text = `INSERT INTO ${relation.name} (${columns.join(', ')}) SELECT * FROM unnest(${types.join(', ')})`
  await client.query({ text, values: arrays })
}
