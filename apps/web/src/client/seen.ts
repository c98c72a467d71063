import {
  type GameShown,
  type Item,
  limits,
  type Presence,
  type ShownOut,
  type TableMessage,
  type TableShown,
  type Update,
  type Welcome,
} from '@adit/protocol'

/** All that this client knows of a table. Made anew by every message, never changed in place. */
export interface Seen {
  readonly table: string
  /** The number of the last entry this is up to date with. */
  readonly seq: number
  /** Undefined for a spectator. */
  readonly seat: number | undefined
  readonly info: TableShown
  /** Undefined before the game starts. */
  readonly game: GameShown | undefined
  /** What happened, as far back as the table's memory goes; chat is apart. */
  readonly log: readonly Item[]
  readonly chat: readonly Item[]
  readonly online: readonly number[]
  readonly spectators: number
  /** Milliseconds by which the table's clock is ahead of this device's. */
  readonly ahead: number
  /** Whose deed is being shown just now; nobody is asked meanwhile. */
  readonly doing?: number | undefined
}

/** What is known after one more message; undefined if something in between is missing. */
export function receive(
  seen: Seen | undefined,
  message: Exclude<TableMessage, ShownOut>,
  now: number,
): Seen | undefined {
  switch (message.type) {
    case 'welcome':
      return fromWelcome(seen, message, now)
    case 'update':
      return seen && withUpdate(seen, message, now)
    case 'presence':
      return seen && withPresence(seen, message)
  }
}

function fromWelcome(seen: Seen | undefined, welcome: Welcome, now: number): Seen {
  const { table, seq, seat, info, game, log, chat } = welcome
  return {
    table,
    seq,
    seat,
    info,
    game,
    log,
    chat,
    online: seen?.online ?? [],
    spectators: seen?.spectators ?? 0,
    ahead: welcome.now - now,
  }
}

function withUpdate(seen: Seen, update: Update, now: number): Seen | undefined {
  const { seq, seat, items } = update
  const news = newsIn(items, seen.seq)
  // Numbers have no gaps: one that is missing was lost on the way.
  if (seen.seq + news.length !== seq) return undefined
  const game = update.game ?? seen.game
  const info = update.info ?? seen.info
  const log = [...seen.log, ...news.filter(item => !isSaid(item))]
  return {
    ...seen,
    seq,
    seat,
    info,
    game,
    log: remembered(log, { info, before: seen.game, after: game }),
    chat: [...seen.chat, ...news.filter(isSaid)].slice(-limits.chatTail),
    ahead: update.now - now,
  }
}

function withPresence(seen: Seen, { online, spectators }: Presence): Seen {
  return { ...seen, online, spectators }
}

/** The seats whose people are connected; undefined before that was told. Whoever reads is one of those counted. */
export function whoIsHere({ seat, online, spectators }: Seen): readonly number[] | undefined {
  const isTold = seat === undefined ? spectators > 0 : online.includes(seat)
  return isTold ? online : undefined
}

/** A connection that was lost may bring some of it twice. */
export function newsIn(items: readonly Item[], since: number): readonly Item[] {
  return items.filter(item => item.seq > since)
}

function isSaid(item: Item): boolean {
  return item.type === 'chatted' || item.type === 'phrased' || item.type === 'hushed'
}

interface Passage {
  readonly info: TableShown
  readonly before: GameShown | undefined
  readonly after: GameShown | undefined
}

/** A table that remembers this round only, or nothing, does so for those who stayed as well. */
function remembered(log: readonly Item[], { info, before, after }: Passage): readonly Item[] {
  switch (info.memory) {
    case 'full':
      return log.slice(-limits.items)
    case 'round': {
      const isNew = before !== undefined && roundOf(before.view) !== roundOf(after?.view)
      return isNew ? lastMoves(log) : log.slice(-limits.items)
    }
    case 'none':
      return lastMoves(log)
  }
}

/** The last player's move and what followed from it. */
function lastMoves(log: readonly Item[]): readonly Item[] {
  const last = log.findLastIndex(item => item.type === 'moved' && item.by !== 'chance')
  return last < 0 ? log : log.slice(last)
}

/** By convention a state with rounds has a public field `round`. */
function roundOf(view: unknown): unknown {
  return typeof view === 'object' && view !== null ? Reflect.get(view, 'round') : undefined
}
