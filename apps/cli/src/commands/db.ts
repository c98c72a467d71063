import type { Refusal } from '@adit/kernel'
import type { Checked } from '@adit/server'
import { fill } from '@adit/words'
import { type Answer, CODES, done, reasonFor, refused } from '../answer.ts'
import type { Desk } from '../desk.ts'
import { green, harmless, red } from '../paint.ts'
import { serverFault } from '../server-fault.ts'
import { dataFolder } from './serve.ts'

export interface DbFlags {
  readonly data?: string
}

/** Copies the database of a server, running or not. */
export async function backup(desk: Desk, to: string, flags: DbFlags): Promise<Answer> {
  const folder = dataFolder(desk.terminal, flags.data)
  const shared = sharedStore(desk, flags)
  const server = await import('@adit/server')
  const copying = shared === undefined ? server.backup(folder, to) : server.backupShared(shared, to)
  const fault = await copying.catch(serverFault)
  if (fault !== undefined) return refusedFor(desk, fault, { folder, path: to })
  if (shared !== undefined) {
    return done(green(fill(desk.language, desk.words.db.sharedCopied, { path: to })), { path: to })
  }
  const text = fill(desk.language, desk.words.db.copied, { folder, path: to })
  return done(green(text), { folder, path: to })
}

/** A step of its own: nodes that play only look whether it was done. */
export async function migrate(desk: Desk): Promise<Answer> {
  const store = desk.terminal.variable('ADIT_STORE')
  if (store === undefined) return refused(desk, { key: 'no-store' }, { code: CODES.usage })
  const server = await import('@adit/server')
  const migrated = await server.migrate(store).catch(serverFault)
  if ('key' in migrated) return refusedFor(desk, migrated, {})
  return done(green(fill(desk.language, desk.words.db.migrated, migrated)), migrated)
}

/** Puts a copy in place of a database that is gone, and says what that means. */
export async function restore(desk: Desk, from: string, flags: DbFlags): Promise<Answer> {
  const folder = dataFolder(desk.terminal, flags.data)
  const server = await import('@adit/server')
  const shared = sharedStore(desk, flags)
  const restoring =
    shared === undefined ? server.restore(folder, from) : server.restoreShared(shared, from)
  const restored = await restoring.catch(serverFault)
  if ('key' in restored) return refusedFor(desk, restored, { folder, path: from })
  const { language, words } = desk
  const until = new Date(restored.until).toISOString().slice(0, 16).replace('T', ' ')
  const slots = { folder, path: from, ...restored, until: `${until} UTC` }
  const holds = shared === undefined ? words.db.restored : words.db.sharedRestored
  const lines = [fill(language, holds, slots), fill(language, words.db.meaning, slots)]
  return done(lines.join('\n'), { folder, path: from, ...restored })
}

/** From the folder into the database that ADIT_STORE names, or back. */
export async function move(desk: Desk, to: string, flags: DbFlags): Promise<Answer> {
  const folder = dataFolder(desk.terminal, flags.data)
  const store = desk.terminal.variable('ADIT_STORE')
  if (store === undefined) return refused(desk, { key: 'no-store' }, { code: CODES.usage })
  if (to !== 'postgres' && to !== 'sqlite') {
    return refused(desk, { key: 'bad-direction', slots: { text: to } }, { code: CODES.usage })
  }
  const server = await import('@adit/server')
  const moved = await server.move(to, folder, store).catch(serverFault)
  if ('key' in moved) return refusedFor(desk, moved, { folder })
  const { language, words } = desk
  const lines = [fill(language, words.db.moved, { ...moved }), words.db.movedOn]
  return done(lines.join('\n'), { folder, to, ...moved })
}

export interface CoolFlags {
  readonly days?: string
}

const DAY = 86_400_000
/** A game that has just ended is looked at again by those who played it. */
const DAYS = 7

/** Finished games out of the database that ADIT_STORE names, into a folder; each is verified first. */
export async function cool(desk: Desk, folder: string, flags: CoolFlags): Promise<Answer> {
  const store = desk.terminal.variable('ADIT_STORE')
  if (store === undefined) return refused(desk, { key: 'no-store' }, { code: CODES.usage })
  const days = flags.days ?? String(DAYS)
  if (!/^\d{1,5}$/.test(days)) {
    return refused(
      desk,
      { key: 'bad-number', slots: { flag: '--days', text: days } },
      { code: CODES.usage },
    )
  }
  const server = await import('@adit/server')
  const ended = Date.now() - Number(days) * DAY
  const cooled = await server.cool(store, folder, ended).catch(serverFault)
  if ('key' in cooled) return refusedFor(desk, cooled, { folder })
  const kilobytes = (bytes: number): number => Math.round(bytes / 1_000)
  const slots = { ...cooled, before: kilobytes(cooled.before), after: kilobytes(cooled.after) }
  const text = fill(desk.language, desk.words.db.cooled, { folder, ...slots })
  return done(green(text), { folder, ...cooled })
}

/** And back, as before a move to another database. */
export async function warm(desk: Desk, folder: string): Promise<Answer> {
  const store = desk.terminal.variable('ADIT_STORE')
  if (store === undefined) return refused(desk, { key: 'no-store' }, { code: CODES.usage })
  const server = await import('@adit/server')
  const warmed = await server.warm(store, folder).catch(serverFault)
  if (typeof warmed !== 'number') return refusedFor(desk, warmed, { folder })
  return done(green(fill(desk.language, desk.words.db.warmed, { warmed, folder })), { warmed })
}

/** The database of several nodes, unless a folder was named. */
function sharedStore(desk: Desk, flags: DbFlags): string | undefined {
  return flags.data === undefined ? desk.terminal.variable('ADIT_STORE') : undefined
}

/** Plays every stored game again; exit code 1 if one of them leads elsewhere. */
export async function check(desk: Desk, flags: DbFlags): Promise<Answer> {
  const folder = dataFolder(desk.terminal, flags.data)
  const store = sharedStore(desk, flags)
  const server = await import('@adit/server')
  const checking =
    store === undefined
      ? server.check(folder)
      : server.checkShared(store, desk.terminal.variable('ADIT_COLD'))
  const checked = await checking.catch(serverFault)
  if ('key' in checked) return refusedFor(desk, checked, { folder })
  const sound = checked.problems.length === 0 && checked.complaints.length === 0
  const text = checkedText(desk, checked, sound)
  const data = { ...checked, folder }
  return sound ? done(text, data) : { code: CODES.refused, text, data: { ok: false, ...data } }
}

function refusedFor(desk: Desk, { key, slots }: Refusal, where: Refusal['slots']): Answer {
  return refused(desk, { key, slots: { ...where, ...slots } }, { code: CODES.refused })
}

function checkedText(desk: Desk, checked: Checked, sound: boolean): string {
  const { language, words } = desk
  const { counts, others, sound: whole, unsound, problem, entry } = words.db
  const { tables, moves, verified } = checked
  const lines = [fill(language, counts, { tables, moves, verified })]
  if (checked.others > 0) lines.push(fill(language, others, { count: checked.others }))
  for (const complaint of checked.complaints) lines.push(red(harmless(complaint)))
  for (const { table, seq, why } of checked.problems) {
    const slots = { table: harmless(table), seq: seq ?? '', reason: reasonFor(desk, why) }
    lines.push(red(fill(language, seq === undefined ? problem : entry, slots)))
  }
  lines.push(fill(language, words.db.digest, { digest: checked.digest }))
  return [...lines, sound ? green(whole) : red(unsound)].join('\n')
}
