import { Live } from '../ui/live.ts'
import type { Words } from '../words/speech.ts'
import type { TableSession } from './session.ts'

export interface Waiting {
  readonly href: string
  /** The game's name. */
  readonly title: string
}

/** The table that is looked at, as long as its page still shows what has happened before it waits for anybody. */
export const shownBehind = new Live<string | undefined>(undefined)

type Awaiting = Pick<TableSession, 'table' | 'isAwaited' | 'seen'>

/** The first of the open tables that waits for this device's player, and is seen to. */
export function waitingTable(sessions: readonly Awaiting[], words: Words): Waiting | undefined {
  const session = sessions.find(one => one.isAwaited && one.table !== shownBehind.value)
  const name = session?.seen.value?.info.title
  if (session === undefined || name === undefined) return undefined
  return { href: `/table/${session.table}`, title: gameTitle(name, words) }
}

/** What the page calls a title, also where its box is not on the start page. */
export function gameTitle(name: string, words: Words): string {
  return Object.entries(words.home.boxes).find(([box]) => box === name)?.[1].title ?? name
}
