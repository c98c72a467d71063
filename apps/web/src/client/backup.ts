import type { Refusal } from '@adit/kernel'
import { type Backup, type KeptTable, parseBackup } from '@adit/table'
import type { Keeping } from './kept.ts'

/** What is kept under names, and can be listed. */
interface KeptNames extends Keeping {
  names(): readonly string[]
}

export interface BackupPorts {
  readonly keeping: KeptNames
  now(): number
  takeOut(): Promise<readonly KeptTable[]>
  putBack(tables: Backup['tables']): Promise<number>
}

/** Whether the server knows this very browser: of no use to another. */
const OF_BROWSER = new Set(['known'])

/** All that this device keeps, as one file. */
export async function writeBackup(ports: BackupPorts): Promise<string> {
  const { keeping } = ports
  const names = keeping.names().filter(name => !OF_BROWSER.has(name))
  const kept = Object.fromEntries(names.map(name => [name, keeping.read(name) ?? '']))
  const tables = [...(await ports.takeOut())]
  const backup: Backup = { format: 'adit-device', version: 1, made: ports.now(), kept, tables }
  return JSON.stringify(backup)
}

/**
 * Brings back what such a file has: tables that are not here are added, whoever sits here and what
 * they like is as in the file. Tells how many tables came, or why the file is refused.
 */
export async function readBackup(text: string, ports: BackupPorts): Promise<number | Refusal> {
  const read = parseBackup(text)
  if (!read.ok) return read.why
  const count = await ports.putBack(read.value.tables)
  for (const [name, value] of Object.entries(read.value.kept)) {
    if (!OF_BROWSER.has(name)) ports.keeping.write(name, value)
  }
  return count
}
