import { nth, type Seat } from '@adit/kernel'
import { askingFor } from './asking.ts'
import { passiveMove, times } from './clock.ts'
import type { Deed } from './decide.ts'
import { gnomeAt } from './gossip.ts'
import { strongestBot } from './moving.ts'
import type { HostPorts, Thought } from './ports.ts'
import { placeAt, playOf, type Table } from './table.ts'
import { type Timer, timersOf } from './timers.ts'

/** A bot's answer in the making. */
interface Pondered {
  readonly thought: Promise<Thought>
  isReady: boolean
}

interface Alarm {
  readonly timer: Timer
  pondered: Pondered | undefined
  cancel: () => void
  /** Its deed is under way: a second ring would be one too many. */
  isRinging: boolean
}

/**
 * Wakes a table when its clock, its vote or a bot's pause runs out. Bots begin to think when they
 * are asked and answer when the pause is over; an answer to a question that has passed is dropped.
 */
export class Alarms {
  readonly #ports: HostPorts
  readonly #perform: (deed: Deed) => Promise<unknown>
  readonly #set = new Map<string, Alarm>()
  /** By seat and question, as long as the question is open. */
  readonly #thoughts = new Map<string, Pondered>()
  #table: Table | undefined

  constructor(ports: HostPorts, perform: (deed: Deed) => Promise<unknown>) {
    this.#ports = ports
    this.#perform = perform
  }

  /**
   * Sets what the table waits for now and calls off what it no longer does. With `later`, what is new
   * is left to another host for so long, and only then thought about.
   */
  arm(table: Table, later = 0): void {
    this.#table = table
    // A second host would ask the bot a second time whether it objects.
    const own = timersOf(table, this.#ports.pace).filter(
      ({ kind }) => later === 0 || kind !== 'object',
    )
    const wanted = new Map(own.map(timer => [keyOf(timer), timer]))
    for (const [key, alarm] of this.#set) {
      if (wanted.has(key)) continue
      alarm.cancel()
      this.#set.delete(key)
    }
    this.#forgetThoughts(table)
    for (const [key, timer] of wanted) if (!this.#set.has(key)) this.#add(key, timer, later)
  }

  /** Rings what should have rung long ago: no timer of the runtime is trusted for ever. */
  ringOverdue(): void {
    const latest = this.#ports.now() - times.overdue
    for (const [key, alarm] of this.#set) if (alarm.timer.due <= latest) this.#ring(key, alarm)
  }

  clear(): void {
    this.#table = undefined
    for (const alarm of this.#set.values()) alarm.cancel()
    this.#set.clear()
    this.#thoughts.clear()
  }

  #add(key: string, timer: Timer, later: number): void {
    const pondered = later === 0 ? this.#ponderedFor(timer) : undefined
    const alarm: Alarm = { timer, pondered, cancel: () => {}, isRinging: false }
    this.#set.set(key, alarm)
    this.#wake(key, alarm, timer.due + later)
  }

  /** An answer to a question that is no longer open is of no use. */
  #forgetThoughts({ play }: Table): void {
    if (this.#thoughts.size === 0) return
    const open = new Set(play?.asked.map(({ seat, since }) => `${seat}:${since}`))
    for (const key of this.#thoughts.keys()) if (!open.has(key)) this.#thoughts.delete(key)
  }

  #ponderedFor(timer: Timer): Pondered | undefined {
    if (this.#table === undefined || (timer.kind !== 'bot' && timer.kind !== 'object')) return
    const { bot } = placeAt(this.#table, timer.seat)
    return bot === undefined ? undefined : this.#thoughtOf(timer, this.#table, bot)
  }

  #wake(key: string, alarm: Alarm, due: number): void {
    alarm.cancel()
    alarm.cancel = this.#ports.wakeAt(due, () => this.#ring(key, alarm))
  }

  /** A ring that came to nothing is rung again, as long as the table waits for it. */
  #ring(key: string, alarm: Alarm): void {
    if (alarm.isRinging || this.#set.get(key) !== alarm) return
    const { timer } = alarm
    const now = this.#ports.now()
    if (now < timer.due) {
      this.#wake(key, alarm, Math.max(timer.due, now + times.early))
      return
    }
    alarm.isRinging = true
    const pondered = alarm.pondered ?? this.#ponderedFor(timer)
    alarm.pondered = pondered
    const done = async (): Promise<void> => {
      const deed = await this.#deedFor(timer, pondered)
      // Nothing to do: a ring more would find nothing either.
      if (deed === undefined) return
      await this.#perform(deed).catch((error: unknown) => this.#ports.trouble(error))
      alarm.isRinging = false
      if (this.#set.get(key) === alarm) this.#wake(key, alarm, this.#ports.now() + times.again)
    }
    done().catch((error: unknown) => this.#ports.trouble(error))
  }

  async #deedFor(timer: Timer, pondered: Pondered | undefined): Promise<Deed | undefined> {
    const table = this.#table
    if (table === undefined) return undefined
    if (!('seat' in timer)) return { type: timer.kind }
    const { seat, since } = timer
    if (timer.kind === 'object') {
      const passive = passiveMove(table.game, playOf(table).state, seat)
      const move = pondered && (await this.#onBeat(pondered, timer.due)).move
      // To let it pass is nothing that anybody hears of before the moment is over.
      return move === passive || move === undefined ? undefined : { type: 'bot', seat, since, move }
    }
    if (pondered !== undefined) {
      return { type: 'bot', seat, since, ...(await this.#onBeat(pondered, timer.due)) }
    }
    const { state, asked } = playOf(table)
    if (!asked.some(one => one.seat === seat && one.since === since)) return undefined
    const passive = passiveMove(table.game, state, seat)
    if (passive !== undefined) return { type: 'time-out', seat, since, move: passive }
    const instead = this.#ponder(table, seat, strongestBot(table, this.#ports))
    const { move } = await this.#onBeat(instead, timer.due)
    return { type: 'time-out', seat, since, move }
  }

  /** Begun once for each question: hurried, a bot goes on with the thought it has. */
  #thoughtOf(timer: Asked, table: Table, bot: string): Pondered {
    const key = `${timer.seat}:${timer.since}`
    const pondered = this.#thoughts.get(key) ?? this.#ponder(table, timer.seat, bot)
    this.#thoughts.set(key, pondered)
    return pondered
  }

  #ponder(table: Table, seat: Seat, bot: string): Pondered {
    const thought = this.#think(table, seat, bot).then(found => {
      pondered.isReady = true
      return found
    })
    const pondered: Pondered = { thought, isReady: false }
    return pondered
  }

  /** How long a bot really thinks would tell of its cards: a late answer waits for the next beat. */
  async #onBeat({ thought, isReady }: Pondered, due: number): Promise<Thought> {
    const found = await thought
    if (isReady) return found
    const beats = Math.floor((this.#ports.now() - due) / times.beat) + 1
    await new Promise<void>(resolve => {
      this.#ports.wakeAt(due + beats * times.beat, resolve)
    })
    return found
  }

  /** A bot's move, or one drawn by lot if it fails, cheats or takes too long. */
  #think(table: Table, seat: Seat, bot: string): Promise<Thought> {
    const ports = this.#ports
    const task = askingFor(table, seat, bot)
    const { legal } = task
    const byLot = { move: nth(legal, ports.random.below(legal.length)) }
    const seed = ports.random.below(2 ** 32)
    const gnome = gnomeAt(table, seat)
    const ask = async (): Promise<Thought> => {
      const answer = await ports.think({
        ...task,
        seed,
        ...(gnome === undefined ? {} : { gnome }),
      })
      if (legal.includes(answer.move)) return answer
      throw new Error(`the bot ${bot} answered with no legal move of ${task.title}`)
    }
    return new Promise(resolve => {
      const cancel = ports.wakeAt(ports.now() + times.patience, () => resolve(byLot))
      const settle = (thought: Thought): void => {
        cancel()
        resolve(thought)
      }
      ask().then(settle, (error: unknown) => {
        ports.trouble(error)
        settle(byLot)
      })
    })
  }
}

/** A timer that belongs to a seat's question. */
type Asked = Extract<Timer, { readonly seat: Seat }>

function keyOf(timer: Timer): string {
  const about = 'seat' in timer ? `${timer.seat}:${timer.since}` : ''
  return `${timer.kind}:${about}:${timer.due}`
}
