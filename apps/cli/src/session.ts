import { type AnyBot, USUAL_PLAYOUTS } from '@adit/bots'
import { CHANCE, has, listSeats, nth, type Random, type Seat, type Viewer } from '@adit/kernel'
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
  readonly random: Random
  /** How long a bot's move stays in sight, in milliseconds. */
  readonly pace: number
  readonly memory: Memory
}

/** What a session remembers from one move to the next. */
export interface Memory {
  /** How many events each viewer had been shown when last asked. */
  readonly seen: Map<Viewer, number>
  /** What could be seen after so many events and was not watched by everyone. */
  readonly glimpses: Glimpse[]
  /** Who sat at the keyboard last. */
  keyboard: Seat | undefined
  /** Enter was pressed while bots played: no more pauses until a person is asked. */
  hurried: boolean
  /** Nobody has moved since CHANCE did. */
  shuffled: boolean
}

interface Glimpse {
  readonly at: number
  readonly by: Seat
  readonly line: string
}

export function newMemory(): Memory {
  return { seen: new Map(), glimpses: [], keyboard: undefined, hurried: false, shuffled: true }
}

export type Ending = 'over' | 'left' | 'interrupted'

/** Plays until the game is over or its people leave. */
export async function playOn(session: Session): Promise<Ending> {
  const { table, screen, bots, memory } = session
  for (let acting = table.toAct(); acting !== 0; acting = table.toAct()) {
    if (screen.ended() === 'interrupt') return 'interrupted'
    const seats = listSeats(acting)
    const bot = seats.find(seat => bots[seat] !== undefined)
    if (has(acting, CHANCE)) {
      if (!memory.shuffled) await pauseBeforeChance(session)
      table.playChance()
      memory.shuffled = true
    } else if (bot !== undefined) {
      await playBot(session, bot)
    } else {
      const seat = seats.find(each => each === memory.keyboard) ?? nth(seats, 0)
      if (!(await playHuman(session, seat))) {
        return screen.ended() === 'interrupt' ? 'interrupted' : 'left'
      }
    }
  }
  return 'over'
}

async function playBot(session: Session, seat: Seat): Promise<void> {
  const { table, board, random, screen, pace, desk, memory } = session
  const move = session.bots[seat]?.choose({
    game: table.game,
    seat,
    view: table.view(seat),
    past: table.past(seat),
    legal: table.legal(seat),
    budget: { playouts: USUAL_PLAYOUTS },
    random,
  })
  const refusal = table.play(seat, move)
  if (refusal !== undefined) throw new Error(`a bot's move is refused: ${JSON.stringify(refusal)}`)
  memory.shuffled = false
  glimpse(session, seat)
  if (!screen.live || memory.hurried || board.goesWithoutSaying?.(move) === true) {
    // Lets Ctrl-C through while bots play among themselves.
    await new Promise(resolve => setImmediate(resolve))
    return
  }
  show(session, onlooker(session), { note: dim(desk.words.play.watching) })
  memory.hurried = await screen.rest(pace)
}

/** Kept for who does not watch every move: text that runs on, a person in a hurry, others at one keyboard. */
export function glimpse(session: Session, by: Seat): void {
  const { board, screen, memory, table, bots } = session
  const people = bots.filter(bot => bot === undefined).length
  if (screen.live && !memory.hurried && people === 1) return
  const line = board.glimpse?.(sceneFor(session, 'spectator'))
  if (line !== undefined) memory.glimpses.push({ at: table.happened, by, line })
}

/** The end of a round lies open only until the next shuffle, so it waits to be looked at. */
async function pauseBeforeChance(session: Session): Promise<void> {
  const { screen, desk, table, memory } = session
  const viewer = onlooker(session)
  const note = screen.live ? { note: cyan(desk.words.play.goOn) } : {}
  show(session, viewer, note)
  if (screen.live) await screen.ask('')
  else memory.seen.set(viewer, table.happened)
  memory.hurried = false
}
