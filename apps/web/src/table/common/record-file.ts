import { isKeptRecord, keptRecord } from '../../client/archive/kept-records.ts'
import { localRecord } from '../../client/local/dial.ts'
import { isLocal } from '../../client/local/fresh.ts'
import { IN_HAND, inHand } from '../../client/replay/in-hand.ts'

/** The record of a finished game as text, wherever it is kept; undefined if there is none. */
export async function recordText(game: string): Promise<string | undefined> {
  if (game === IN_HAND) return inHand()
  if (isLocal(game)) return localRecord(game)
  if (isKeptRecord(game)) return keptRecord(game)
  const answer = await fetch(`/api/v1/tables/${encodeURIComponent(game)}/record`)
  return answer.ok ? answer.text() : undefined
}

/** Lets the browser keep it under a name; false if there is none. */
export async function saveRecord(game: string, name: string): Promise<boolean> {
  const text = await recordText(game)
  if (text !== undefined) saveFile(`${name}.json`, jsonFile(text))
  return text !== undefined
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
