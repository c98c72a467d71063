import { readRows } from '@adit/table/store'
import { openSqliteStore } from './sqlite.ts'

/**
 * Appends to several tables at once and prints `table number` for each answer, until it is killed.
 * An append is two entries with a summary, a timer and a command that all name the same number.
 */
const [folder = '', ...tables] = process.argv.slice(2)
const store = await openSqliteStore({ folder })

await Promise.all(
  tables.map(async table => {
    for (let seq = (await readRows(store, table)).length; ; seq += 2) {
      const body = String(seq + 2)
      const appended = await store.append({
        table,
        expected: seq,
        at: seq,
        entries: [
          { kind: 'move', body: String(seq + 1) },
          { kind: 'move', body },
        ],
        summary: {
          stage: 'playing',
          public: true,
          owner: 'ann',
          title: 'toy',
          members: [table],
          body,
        },
        timers: [{ set: 'clock', due: seq + 2, body }],
        command: { client: table, id: body, answer: body },
      })
      if (appended.outcome !== 'appended') throw new Error(`not appended: ${appended.outcome}`)
      // A plain write to the pipe: what was handed to it survives the kill.
      // A pipe that is full for a moment is waited for.
      await new Promise(told => process.stdout.write(`${table} ${appended.seq}\n`, told))
    }
  }),
)
