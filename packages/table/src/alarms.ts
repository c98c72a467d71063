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
  /** The answer is not given before: a bot that is asked late, when its pause is over, thinks a little all the same. */
  readonly earliest: number
  /** What is played at the end of the pause: until it has thought, something that was laid ready. */
  answer: Thought
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
 * are asked and answer when the pause is over, whether or not they have thought to the end: how long
 * that takes follows from their cards, and nothing that anybody hears may come later or sooner for it.
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
    alarm.cancel = this.#ports.wakeAt(due, () => {
      try {
        this.#ring(key, alarm)
      } catch (error) {
        // One table that cannot go on must not end the server of all others.
        this.#ports.trouble(error)
      }
    })
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
    alarm.pondered ??= this.#ponderedFor(timer) ?? this.#insteadOf(timer)
    const earliest = alarm.pondered?.earliest ?? now
    if (now < earliest) {
      this.#wake(key, alarm, Math.max(earliest, now + times.early))
      return
    }
    const deed = this.#deedFor(timer, alarm.pondered)
    // Nothing to do: a ring more would find nothing either.
    alarm.isRinging = true
    if (deed === undefined) return
    const done = async (): Promise<void> => {
      await this.#perform(deed).catch((error: unknown) => this.#ports.trouble(error))
      alarm.isRinging = false
      if (this.#set.get(key) === alarm) this.#wake(key, alarm, this.#ports.now() + times.again)
    }
    done().catch((error: unknown) => this.#ports.trouble(error))
  }

  #deedFor(timer: Timer, pondered: Pondered | undefined): Deed | undefined {
    const table = this.#table
    if (table === undefined) return undefined
    if (!('seat' in timer)) return { type: timer.kind }
    const { seat, since } = timer
    const passive = passiveMove(table.game, playOf(table).state, seat)
    if (timer.kind === 'object') {
      const move = pondered?.answer.move
      // To let it pass is nothing that anybody hears of before the moment is over.
      return move === passive || move === undefined ? undefined : { type: 'bot', seat, since, move }
    }
    if (timer.kind === 'bot') return pondered && { type: 'bot', seat, since, ...pondered.answer }
    const move = passive ?? pondered?.answer.move
    return move === undefined ? undefined : { type: 'time-out', seat, since, move }
  }

  /** Who lets a turn of their own run out has it played as the strongest bot would. */
  #insteadOf(timer: Timer): Pondered | undefined {
    const table = this.#table
    if (table === undefined || timer.kind !== 'time-out') return undefined
    if (passiveMove(table.game, playOf(table).state, timer.seat) !== undefined) return undefined
    return this.#ponder(table, timer, strongestBot(table, this.#ports))
  }

  /** Begun once for each question: hurried, a bot goes on with the thought it has. */
  #thoughtOf(timer: Asked, table: Table, bot: string): Pondered {
    const key = `${timer.seat}:${timer.since}`
    const pondered = this.#thoughts.get(key) ?? this.#ponder(table, timer, bot)
    this.#thoughts.set(key, pondered)
    return pondered
  }

  /** A bot's move; should it fail, cheat or take too long, the harmless one, or one drawn by lot. */
  #ponder(table: Table, { seat, due }: Asked, bot: string): Pondered {
    const ports = this.#ports
    const task = askingFor(table, seat, bot)
    const { legal } = task
    const passive = passiveMove(table.game, playOf(table).state, seat)
    const byLot = nth(legal, ports.random.below(legal.length))
    const seed = ports.random.below(2 ** 32)
    const gnome = gnomeAt(table, seat)
    const now = ports.now()
    const within = due > now ? due - now : times.thinking
    const earliest = due > now ? now : now + within
    const pondered: Pondered = { earliest, answer: { move: passive ?? byLot } }
    const think = async (): Promise<void> => {
      const answer = await ports.think({
        ...task,
        seed,
        within,
        ...(gnome === undefined ? {} : { gnome }),
      })
      if (answer === undefined) return
      if (!legal.includes(answer.move)) {
        throw new Error(`the bot ${bot} answered with no legal move of ${task.title}`)
      }
      pondered.answer = answer
    }
    think().catch((error: unknown) => ports.trouble(error))
    return pondered
  }
}

/** A timer that belongs to a seat's question. */
type Asked = Extract<Timer, { readonly seat: Seat }>

function keyOf(timer: Timer): string {
  const about = 'seat' in timer ? `${timer.seat}:${timer.since}` : ''
  return `${timer.kind}:${about}:${timer.due}`
}
