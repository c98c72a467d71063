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
  const result = why ? { type: 'refused' as const, why } : await settle(pen, decision, key)
  if (result.type === 'done') return { type: 'done', id, table: before.id, seq: result.seq }
  if (result.type === 'repeated') return readAnswer(result.answer)
  if (isTransient(result.why)) return { type: 'refused', id, why: result.why }
  // Done before a restart and refused now, as a move played already is: the first answer counts.
  const first = await firstAnswer(key, ports)
  return first ?? { type: 'refused', id, why: result.why }
}
