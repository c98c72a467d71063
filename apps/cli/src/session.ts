import type { AnyBot } from '@adit/bots'
import { nth, type Seat } from '@adit/kernel'
import type { Onlooker } from '@adit/table'
import type { AnyTeller } from '@adit/words'
import type { AnyBoard } from './boards/index.ts'
import type { Desk } from './desk.ts'
import { cyan, dim } from './paint.ts'
import { playHuman } from './person.ts'
import type { Screen } from './screen.ts'
import { onlooker, sceneFor, show } from './showing.ts'
import type { Table } from './table.ts'

/** People and bots at one table and one terminal. */
export interface Session {
  readonly desk: Desk
  readonly table: Table
  readonly board: AnyBoard
  readonly teller: AnyTeller
  readonly screen: Screen
  /** By seat; undefined where a person sits. */
  readonly bots: readonly (AnyBot | undefined)[]
  /** How long a bot's move stays in sight, in milliseconds. */
  readonly pace: number
  readonly memory: Memory
}

/** What a session remembers from one move to the next. */
export interface Memory {
  /** Up to which number each viewer had been shown what happened when last asked. */
  readonly seen: Map<Onlooker, number>
  /** What could be seen once so much had happened, and was not watched by everyone. */
  readonly glimpses: Glimpse[]
  /** Who sat at the keyboard last. */
  keyboard: Seat | undefined
  /** Enter was pressed while bots played: no more pauses until a person is asked. */
  hurried: boolean
}

interface Glimpse {
  readonly at: number
  readonly by: Seat
  readonly line: string
}

export function newMemory(): Memory {
  return { seen: new Map(), glimpses: [], keyboard: undefined, hurried: false }
}

export type Ending = 'over' | 'left' | 'interrupted'

/** Plays until the game is over or its people leave. */
export async function playOn(session: Session): Promise<Ending> {
  const { table, screen, bots, memory } = session
  while (table.asked.length > 0) {
    if (screen.ended() === 'interrupt') return 'interrupted'
    const before = table.happened
    const bot = table.asked.find(seat => bots[seat] !== undefined)
    const seat = bot ?? table.asked.find(each => each === memory.keyboard) ?? nth(table.asked, 0)
    if (bot !== undefined) {
      await playBot(session, bot)
    } else if (!(await playHuman(session, seat))) {
      return screen.ended() === 'interrupt' ? 'interrupted' : 'left'
    }
    const shuffle = table.shuffled(before)
    if (shuffle !== undefined) await pauseBeforeChance(session, shuffle)
  }
  return 'over'
}

async function playBot(session: Session, seat: Seat): Promise<void> {
  const { table, board, bots, screen, pace, desk, memory } = session
  const before = table.happened
  const move = await table.choose(seat, nth(bots, seat)?.name ?? '')
  const refusal = await table.play(seat, move)
  if (refusal !== undefined) throw new Error(`a bot's move is refused: ${JSON.stringify(refusal)}`)
  await glimpse(session, seat, before)
  const isDull = memory.hurried || board.goesWithoutSaying?.(move) === true
  if (!screen.live || isDull || table.shuffled(before) !== undefined) {
    // Lets Ctrl-C through while bots play among themselves.
    await new Promise(resolve => setImmediate(resolve))
    return
  }
  show(session, onlooker(session), { note: dim(desk.words.play.watching) })
  memory.hurried = await screen.rest(pace)
}

/** Kept for who does not watch every move: text that runs on, a person in a hurry, others at one keyboard. */
export async function glimpse(session: Session, by: Seat, before: number): Promise<void> {
  const { board, screen, memory, table, bots } = session
  const people = bots.filter(bot => bot === undefined).length
  if (board.glimpse === undefined || (screen.live && !memory.hurried && people === 1)) return
  const at = table.shuffled(before) ?? table.happened
  const line = board.glimpse(sceneFor(session, 'spectator', await table.viewAt('spectator', at)))
  if (line !== undefined) memory.glimpses.push({ at, by, line })
}

/** The end of a round lies open only until the next shuffle, so it waits to be looked at. */
async function pauseBeforeChance(session: Session, shuffle: number): Promise<void> {
  const { screen, desk, table, memory } = session
  const viewer = onlooker(session)
  const note = screen.live ? { note: cyan(desk.words.play.goOn) } : {}
  show(session, viewer, note, { view: await table.viewAt(viewer, shuffle), upTo: shuffle })
  if (screen.live) await screen.ask('')
  else memory.seen.set(viewer, shuffle)
  memory.hurried = false
}
