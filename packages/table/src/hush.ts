import type { Item, TableMessage } from '@adit/protocol'
import { isTalk } from './entries.ts'
import { entryNumbered } from './recent.ts'
import type { Table } from './table.ts'

/** A message without what was said by people its reader has blocked. Numbers stay without gaps. */
export function hush(
  message: TableMessage,
  table: Table,
  blocked: ReadonlySet<string>,
): TableMessage {
  if (blocked.size === 0) return message
  const quiet = (item: Item): Item => {
    if (item.type !== 'chatted' && item.type !== 'phrased') return item
    const entry = entryNumbered(table, item.seq)?.entry
    const isBlocked = entry !== undefined && isTalk(entry) && blocked.has(entry.player)
    return isBlocked ? { seq: item.seq, at: item.at, type: 'hushed' } : item
  }
  switch (message.type) {
    case 'welcome':
      return { ...message, chat: message.chat.map(quiet) }
    case 'update':
      return message.items.some(item => quiet(item) !== item)
        ? { ...message, items: message.items.map(quiet) }
        : message
    case 'presence':
    case 'shown-out':
      return message
  }
}
