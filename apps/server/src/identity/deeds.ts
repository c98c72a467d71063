import { setImmediate } from 'node:timers/promises'
import { type Hosts, type Player, readRow, type Store, stages } from '@adit/table'

/** Rows that are read in one go. */
const PAGE = 128
/** More than anyone has at one stage: the oldest beyond it are left out. */
const MOST_TABLES = 500

/** Where someone sat and what they said there, table by table; others are served in between. */
export async function deedsOf(store: Store, player: string): Promise<unknown[]> {
  const deeds: unknown[] = []
  for (const stage of stages) {
    const listed = await store.summaries({ stage, member: player }, { limit: MOST_TABLES })
    for (const { table, title } of listed) {
      deeds.push({ table, title, stage, said: await saidAt(store, table, player) })
      await setImmediate()
    }
  }
  return deeds
}

async function saidAt(store: Store, table: string, player: string): Promise<unknown[]> {
  const said: unknown[] = []
  for (let after = 0; ; ) {
    const rows = await store.read(table, { after, limit: PAGE })
    for (const row of rows) {
      const read = isTalk(row.kind) ? readRow(row) : undefined
      if (!read?.ok) continue
      const { at, entry } = read.value
      if (entry.type === 'chatted' && entry.player === player) said.push({ at, text: entry.text })
      if (entry.type === 'phrased' && entry.player === player) said.push({ at, said: entry.said })
    }
    if (rows.length < PAGE) return said
    after += rows.length
    await setImmediate()
  }
}

function isTalk(kind: string): boolean {
  return kind === 'chatted' || kind === 'phrased'
}

/** Rises from every table that is not over. */
export async function leaveTables(store: Store, hosts: Hosts, who: Player): Promise<void> {
  for (const stage of ['open', 'playing'] as const) {
    for (const { table } of await store.summaries({ stage, member: who.id })) {
      await hosts.use(table, host =>
        host.command(who, { id: `delete-${table}`, table, type: 'leave' }),
      )
    }
  }
}
