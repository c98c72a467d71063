import { complaints, parts } from '@adit/protocol'
import type { Linked, Report, Store } from '@adit/table'
import * as v from 'valibot'

const { chatText, name, seq, time, word } = parts
const person = v.strictObject({ id: word, name })
const report = v.strictObject({
  table: word,
  seq,
  title: word,
  by: person,
  about: person,
  why: v.picklist(complaints),
  note: v.exactOptional(chatText),
  said: v.array(
    v.strictObject({ seq, at: time, player: word, name: v.string(), text: v.string() }),
  ),
})

const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 366))
/** Which report it answers, by its number in the journal, and what the keeper has to say. */
const because = { report: v.exactOptional(seq), note: v.exactOptional(chatText) }

/** What the keeper of a server does about people. */
export const deed = v.variant('deed', [
  v.strictObject({ deed: v.literal('silence'), person: word, hours, ...because }),
  v.strictObject({ deed: v.literal('ban'), person: word, hours, ...because }),
  v.strictObject({ deed: v.literal('lift'), person: word, ...because }),
  v.strictObject({ deed: v.literal('dismiss'), report: seq, note: v.exactOptional(chatText) }),
])
export type Deed = v.InferOutput<typeof deed>

const noted = { seq, at: time }
/** A report with what was done about it, if anything. */
export const reportKept = v.strictObject({
  ...noted,
  report,
  answer: v.exactOptional(v.picklist(['silence', 'ban', 'lift', 'dismiss'])),
})
export type ReportKept = v.InferOutput<typeof reportKept>
/** A deed with the name of whom it was about, as far as anyone knows. */
export const deedKept = v.intersect([v.object({ ...noted, name: v.exactOptional(name) }), deed])
export type DeedKept = v.InferOutput<typeof deedKept>

/** The journal of the house, as the keeper reads and writes it. Nothing in it is ever changed. */
export interface Journal {
  noteReport(report: Report): Promise<void>
  noteDeed(deed: Deed): Promise<void>
  reports(wanted: { readonly all: boolean }): Promise<readonly ReportKept[]>
  deeds(): Promise<readonly DeedKept[]>
}

/** So many are shown, the newest of all. */
const MOST_SHOWN = 200
const REPORT = 'report'
const DEED = 'deed'

export function openJournal(store: Store, now: () => number): Journal {
  const note = async (kind: string, body: unknown): Promise<void> => {
    await store.note({ kind, body: JSON.stringify(body), at: now() })
  }
  const deeds = async () => {
    const rows = await everyNote(store, DEED)
    return rows.map(row => ({ seq: row.seq, at: row.at, ...v.parse(deed, JSON.parse(row.body)) }))
  }
  const reports = async () => {
    const rows = await everyNote(store, REPORT)
    return rows.map(({ seq, at, body }) => ({ seq, at, report: v.parse(report, JSON.parse(body)) }))
  }
  /** As the report called them; one that nobody reported goes by the name of now. */
  const named = async (done: Deed, about: ReadonlyMap<number, string>) => {
    const reported = done.report === undefined ? undefined : about.get(done.report)
    const person = 'person' in done ? await store.identity(done.person) : undefined
    const called = reported ?? person?.name
    return called === undefined ? {} : { name: called }
  }
  return {
    noteReport: given => note(REPORT, given),
    noteDeed: given => note(DEED, given),
    async deeds() {
      const about = new Map((await reports()).map(one => [one.seq, one.report.about.name]))
      const shown = (await deeds()).slice(-MOST_SHOWN)
      return Promise.all(shown.map(async one => ({ ...one, ...(await named(one, about)) })))
    },
    async reports({ all }) {
      const answers = new Map((await deeds()).map(one => [one.report, one.deed]))
      return (await reports())
        .filter(({ seq }) => all || !answers.has(seq))
        .slice(-MOST_SHOWN)
        .map(one => {
          const answer = answers.get(one.seq)
          return { ...one, ...(answer === undefined ? {} : { answer }) }
        })
    },
  }
}

async function everyNote(store: Store, kind: string): Promise<readonly Linked[]> {
  const found: Linked[] = []
  for (let after = 0; ; ) {
    const page = await store.notes({ after })
    found.push(...page.filter(one => one.kind === kind))
    const last = page.at(-1)
    if (last === undefined) return found
    after = last.seq
  }
}
