import type { Answer, TableCommand } from '@adit/protocol'
import { firstAnswer, isTransient, readAnswer } from './answers.ts'
import { decide } from './decide.ts'
import type { Player } from './entries.ts'
import { foreseeUndo } from './moving.ts'
import { storeRematch } from './opening.ts'
import { type HostPorts, withFresh } from './ports.ts'
import { type Pen, settle } from './settling.ts'
import { seatOf, type Table } from './table.ts'

/** What comes of a person's command: decided, stored, and answered once however often it is sent. */
export async function answerTo(
  command: TableCommand,
  who: Player,
  pen: Pen,
  ports: HostPorts,
): Promise<Answer> {
  const { id } = command
  const key = { client: who.id, id }
  const before = pen.table()
  const fresh = command.type === 'rematch' ? ports.fresh(before.terms.visibility) : undefined
  const given = fresh === undefined ? ports : withFresh(ports, fresh)
  const seat = command.type === 'undo' ? seatOf(before, who.id) : undefined
  if (seat !== undefined) await foreseeUndo(before, seat, ports)
  const decision = (table: Table) => decide(table, who, command, ports.now(), given)
  const opens = fresh !== undefined && decision(before).ok
  const why = opens ? await storeRematch(before, fresh, ports) : undefined
  // A move need not be kept apart: its entry says which command it came by.
  const asked = { key, isKept: command.type !== 'move' }
  const result = why ? { type: 'refused' as const, why } : await settle(pen, decision, asked)
  if (result.type === 'done') return { type: 'done', id, table: before.id, seq: result.seq }
  if (result.type === 'repeated') return readAnswer(result.answer)
  if (isTransient(result.why)) return { type: 'refused', id, why: result.why }
  // Done before a restart and refused now, as a move played already is: the first answer counts.
  const first = moveMade(pen.table(), who, command) ?? (await firstAnswer(key, ports))
  return first ?? { type: 'refused', id, why: result.why }
}

/** The answer to a move that was made by this very command, unless it was taken back. */
function moveMade(table: Table, who: Player, { type, id }: TableCommand): Answer | undefined {
  if (type !== 'move') return undefined
  const seat = seatOf(table, who.id)
  const made = table.play?.moves.findLast(one => one.seat === seat && one.command === id)
  return made && { type: 'done', id, table: table.id, seq: made.seq }
}
