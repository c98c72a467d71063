import { parseCount } from '@adit/kernel'
import { fill } from '@adit/words'
import { type Answer, type Circumstances, CODES, done, refused } from '../answer.ts'
import type { Desk } from '../desk.ts'
import { bold, green, harmless } from '../paint.ts'

export interface AdminFlags {
  readonly server?: string
  readonly hours?: string
  readonly report?: string
  readonly note?: string
  readonly all?: boolean
}

/** What the keeper of a server does about someone. */
export type Deed = 'silence' | 'ban' | 'lift'

/** Reports that wait for an answer, each with the talk around it. */
export async function reports(desk: Desk, flags: AdminFlags): Promise<Answer> {
  const asked = await ask(desk, flags, flags.all === true ? 'reports?all=yes' : 'reports')
  if (!asked.ok) return asked.answer
  const all = listIn(asked.body, 'reports')
  const text = all.map(one => reportText(desk, one)).join('\n\n')
  return done(text === '' ? desk.words.admin.none : text, { reports: all })
}

/** All that was ever done. */
export async function journal(desk: Desk, flags: AdminFlags): Promise<Answer> {
  const asked = await ask(desk, flags, 'journal')
  if (!asked.ok) return asked.answer
  const deeds = listIn(asked.body, 'deeds')
  const lines = deeds.map(one => {
    const { seq, at, ...rest } = one
    return `${String(seq)}  ${dateOf(at)}  ${harmless(JSON.stringify(rest))}`
  })
  return done(lines.length === 0 ? desk.words.admin.none : lines.join('\n'), { deeds })
}

export async function decide(
  desk: Desk,
  deed: Deed,
  person: string,
  flags: AdminFlags,
): Promise<Answer> {
  const hours = parseCount(flags.hours ?? '24')
  if (hours === undefined) return badNumber(desk, '--hours', flags.hours ?? '')
  const length = deed === 'lift' ? {} : { hours }
  const report = flags.report === undefined ? undefined : parseCount(flags.report)
  if (flags.report !== undefined && report === undefined)
    return badNumber(desk, '--report', flags.report)
  const because = {
    ...(report === undefined ? {} : { report }),
    ...(flags.note === undefined ? {} : { note: flags.note }),
  }
  return send(desk, flags, { deed, person, ...length, ...because })
}

/** Nothing is to be done about a report. */
export async function dismiss(desk: Desk, number: string, flags: AdminFlags): Promise<Answer> {
  const report = parseCount(number)
  if (report === undefined) return badNumber(desk, '<report>', number)
  const note = flags.note === undefined ? {} : { note: flags.note }
  return send(desk, flags, { deed: 'dismiss', report, ...note })
}

async function send(desk: Desk, flags: AdminFlags, deed: object): Promise<Answer> {
  const asked = await ask(desk, flags, 'deeds', deed)
  return asked.ok ? done(green(desk.words.admin.noted), { ...deed }) : asked.answer
}

type Asked =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly answer: Answer }

async function ask(desk: Desk, flags: AdminFlags, path: string, deed?: object): Promise<Asked> {
  const { variable } = desk.terminal
  const token = variable('ADIT_KEEPER_TOKEN')
  const no = (key: string, slots = {}, code: Circumstances['code'] = CODES.refused): Asked => {
    return { ok: false, answer: refused(desk, { key, slots }, { code }) }
  }
  if (token === undefined) return no('no-keeper-token', {}, CODES.usage)
  const server = flags.server ?? `http://localhost:${variable('PORT') ?? '8080'}`
  if (!URL.canParse(server)) return no('no-server', { server }, CODES.usage)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const how = deed === undefined ? {} : { method: 'POST', body: JSON.stringify(deed) }
  const reply = await fetch(new URL(`/api/v1/keeper/${path}`, server), { headers, ...how }).catch(
    () => undefined,
  )
  if (reply === undefined) return no('no-server', { server })
  const body: unknown = await reply.json().catch(() => undefined)
  if (reply.ok) return { ok: true, body }
  const key = textIn(fieldsOf(fieldsOf(body).why).key)
  return key === '' || key === 'server-nothing-there' ? no('not-the-keeper', { server }) : no(key)
}

function reportText(desk: Desk, kept: Fields): string {
  const { language, words } = desk
  const report = fieldsOf(kept.report)
  const about = fieldsOf(report.about)
  const slots = {
    seq: Number(kept.seq),
    date: dateOf(kept.at),
    about: harmless(textIn(about.name)),
    id: harmless(textIn(about.id)),
    by: harmless(textIn(fieldsOf(report.by).name)),
    why: harmless(textIn(report.why)),
    table: harmless(textIn(report.table)),
  }
  const lines = [bold(fill(language, words.admin.report, slots))]
  if (report.note !== undefined) lines.push(`  “${harmless(textIn(report.note))}”`)
  for (const said of listIn(report, 'said')) {
    lines.push(
      `  ${dateOf(said.at)} ${harmless(textIn(said.name))}: ${harmless(textIn(said.text))}`,
    )
  }
  if (kept.answer !== undefined) lines.push(`  → ${harmless(textIn(kept.answer))}`)
  return lines.join('\n')
}

function badNumber(desk: Desk, flag: string, text: string): Answer {
  return refused(desk, { key: 'bad-number', slots: { flag, text } }, { code: CODES.usage })
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function listIn(input: unknown, name: string): Fields[] {
  const list = fieldsOf(input)[name]
  return Array.isArray(list) ? list.map(fieldsOf) : []
}

function textIn(input: unknown): string {
  return typeof input === 'string' ? input : ''
}

function dateOf(at: unknown): string {
  return typeof at === 'number' ? new Date(at).toISOString().slice(0, 16).replace('T', ' ') : ''
}
