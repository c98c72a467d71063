import { afterEach, expect, it } from 'vitest'
import { Live } from '../ui/live.ts'
import { loadSpeech } from '../words/speech.ts'
import type { Seen } from './seen.ts'
import { tableInfo } from './testbed.ts'
import { shownBehind, waitingTable } from './waiting.ts'

const { words } = await loadSpeech('en')

function awaiting(table: string) {
  // Only what is looked at.
  const seen = { info: tableInfo({ title: 'saboteur' }) } as Seen
  return { table, isAwaited: true, seen: new Live<Seen | undefined>(seen) }
}

afterEach(() => {
  shownBehind.value = undefined
})

it('the table that is looked at waits for nobody before its page has shown it', () => {
  const tables = [awaiting('here'), awaiting('there')]
  expect(waitingTable(tables, words)?.href).toBe('/table/here')
  shownBehind.value = 'here'
  expect(waitingTable(tables, words)?.href).toBe('/table/there')
  expect(waitingTable(tables.slice(0, 1), words)).toBeUndefined()
})
