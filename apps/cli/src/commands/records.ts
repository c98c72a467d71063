import type { Writable } from 'node:stream'
import { type Parsed, parsed, type Refusal, unreadable } from '@adit/kernel'
import { type OpenedRecord, printRecordLine, titleNamed } from '@adit/shelf'
import { fill, tellerFor } from '@adit/words'
import { type Answer, CODES, reasonFor, refused, tellerNamed } from '../answer.ts'
import { alignRows } from '../columns.ts'
import { findTitle, readCount } from '../config.ts'
import type { Desk } from '../desk.ts'
import { append, closeFile, openFile } from '../disk.ts'
import { bold, dim, harmless } from '../paint.ts'
import { printText } from '../print.ts'
import { Census, passes, type Sieve, type Summary, summaryOf } from '../record-census.ts'
import { eachRecord } from '../record-lines.ts'

/** What is written of each record that passes. */
const forms = ['counts', 'records', 'results'] as const
type Form = (typeof forms)[number]

export interface RecordsFlags {
  readonly game?: string
  readonly edition?: string
  readonly seats?: string
  readonly player?: string
  readonly winner?: string
  readonly from?: string
  readonly to?: string
  readonly as?: string
  readonly out?: string
}

interface Plan {
  readonly sieve: Sieve
  readonly form: Form
}

/** Reads many records, plays each, and counts, passes on or sums up those that are wanted. */
export async function records(
  desk: Desk,
  paths: readonly string[],
  flags: RecordsFlags,
): Promise<Answer> {
  const plan = planFrom(flags)
  if (!plan.ok) return refused(desk, plan.why, { code: CODES.usage })
  const { out } = flags
  const file = out === undefined ? undefined : await openFile(desk.terminal, out, 'w')
  if (file?.ok === false) return refused(desk, file.why, { code: CODES.refused })
  const target = file?.value ?? desk.terminal.output
  const survey = new Survey(desk, plan.value, target)
  for (const path of paths) await survey.read(path)
  if (file !== undefined) {
    const closed = await closeFile(file.value, out ?? '')
    if (!closed.ok) return refused(desk, closed.why, { code: CODES.refused })
  }
  return survey.answer(out)
}

function planFrom(flags: RecordsFlags): Parsed<Plan> {
  const { game, edition, player, winner, as, out } = flags
  if (game !== undefined) {
    const title = findTitle(game)
    if (!title.ok) return title
  }
  const counts: { seats?: number; from?: number; to?: number } = {}
  for (const name of ['seats', 'from', 'to'] as const) {
    const text = flags[name]
    if (text === undefined) continue
    const count = readCount(`--${name}`, text)
    if (!count.ok) return count
    counts[name] = count.value
  }
  // A file is meant for what has one record a line.
  const wanted = as ?? (out === undefined ? 'counts' : 'records')
  const form = forms.find(one => one === wanted)
  if (form === undefined) {
    return unreadable('unknown-form', { text: wanted.slice(0, 40), forms: forms.join(', ') })
  }
  return parsed({ form, sieve: { game, edition, player, winner, ...counts } })
}

class Survey {
  readonly #desk: Desk
  readonly #plan: Plan
  readonly #target: Writable
  readonly #census = new Census()
  #read = 0
  readonly #faults: { path: string; line?: number; why: Refusal }[] = []

  constructor(desk: Desk, plan: Plan, target: Writable) {
    this.#desk = desk
    this.#plan = plan
    this.#target = target
  }

  async read(path: string): Promise<void> {
    const why = await eachRecord(this.#desk.terminal, path, async ({ line, read }) => {
      this.#read++
      const summed = read.ok ? summaryOf(read.value) : read
      if (!read.ok || !summed.ok) {
        if (!summed.ok) this.#blame({ path, line, why: summed.why })
      } else if (passes(this.#plan.sieve, summed.value)) {
        this.#census.add(summed.value)
        await this.#write(read.value, summed.value)
      }
    })
    if (why !== undefined) this.#blame({ path, why })
  }

  async #write({ game, record }: OpenedRecord, summary: Summary): Promise<void> {
    const { form } = this.#plan
    if (form === 'counts') return
    const line = form === 'records' ? printRecordLine(game, record) : JSON.stringify(summary)
    await append(this.#target, `${line}\n`)
  }

  /** At once, where it is not in the way of what is piped on. */
  #blame(fault: { path: string; line?: number; why: Refusal }): void {
    this.#faults.push(fault)
    const { path, line, why } = fault
    const reason = reasonFor(this.#desk, why, tellerNamed(this.#desk, why.slots?.title).teller)
    const text = line === undefined ? `${path}: ${reason}` : `${path}:${line}: ${reason}`
    if (!this.#desk.json) printText(this.#desk.terminal, this.#desk.terminal.errors, harmless(text))
  }

  answer(out: string | undefined): Answer {
    const isPiped = this.#plan.form !== 'counts' && out === undefined
    const faults = this.#faults.map(({ why, ...place }) => ({ ...place, ...why }))
    const { games, groups } = this.#census
    const { terminal, json } = this.#desk
    // What was counted is the answer, whatever else could not be read.
    if (!isPiped && !json) printText(terminal, terminal.output, this.#text(out))
    return {
      code: faults.length === 0 ? CODES.ok : CODES.refused,
      text: '',
      // What was piped on is the data.
      ...(isPiped
        ? {}
        : { data: { ok: faults.length === 0, read: this.#read, games, groups, faults } }),
    }
  }

  #text(out: string | undefined): string {
    const { language, words } = this.#desk
    const say = words.records
    const { games, groups } = this.#census
    const head = [say.game, say.edition, say.seats, say.games, say.finished, say.moves]
    const rows = groups.map(group => {
      const title = titleNamed(group.title)
      return [
        title === undefined ? group.title : tellerFor(title, language).words.title,
        group.edition ?? '',
        String(group.seats),
        String(group.games),
        String(group.finished),
        (group.moves / group.games).toFixed(1),
      ]
    })
    const parts = [bold(fill(language, say.head, { games, read: this.#read }))]
    if (rows.length > 0) parts.push(alignRows([head.map(dim), ...rows], 2))
    if (out !== undefined) parts.push(fill(language, words.simulate.written, { games, path: out }))
    return parts.join('\n\n')
  }
}
