import { isKeptRecord, keptRecord } from '../../client/archive/kept-records.ts'
import { localRecord } from '../../client/local/dial.ts'
import { isLocal } from '../../client/local/fresh.ts'

/** The record of a finished game, as text; undefined if there is none. */
export async function recordText(table: string): Promise<string | undefined> {
  if (isLocal(table)) return localRecord(table)
  if (isKeptRecord(table)) return keptRecord(table)
  const answer = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/record`)
  return answer.ok ? answer.text() : undefined
}

export function jsonFile(text: string): Blob {
  return new Blob([text], { type: 'application/json' })
}

/** Lets the browser keep a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
