import { type AnyGame, parseConfig, type Random } from '@adit/kernel'
import type { GameShown, Message, TableShown } from '@adit/protocol'
import { titleNamed } from '@adit/shelf'

/** A move a pilot has chosen: the id is the same however often it is sent. */
export interface Chosen {
  readonly id: string
  readonly table: string
  readonly type: 'move'
  readonly since: number
  readonly move: string
}

/** Plays one seat of one table from what it is sent, as a page does: with the title's own code. */
export class Pilot {
  readonly table: string
  seq = 0
  info: TableShown | undefined
  game: GameShown | undefined
  seat: number | undefined
  readonly #random: Random
  readonly #name: string
  #rules: AnyGame | undefined
  /** By question: what was asked before has its answer, whenever it is asked again. */
  readonly #chosen = new Map<number, Chosen>()

  constructor(table: string, name: string, random: Random) {
    this.table = table
    this.#name = name
    this.#random = random
  }

  get isOver(): boolean {
    return this.info?.stage === 'finished'
  }

  /** Takes in a message; returns the move to send if this seat is asked. */
  hear(message: Message): Chosen | undefined {
    if (message.type !== 'welcome' && message.type !== 'update') return undefined
    if (message.table !== this.table) return undefined
    this.seq = message.seq
    this.info = message.info ?? this.info
    this.game = message.game ?? this.game
    this.seat = message.seat
    return this.choose()
  }

  /** The move for the question that is open, and the same one for the same question: it has its id. */
  choose(): Chosen | undefined {
    const asked = this.game?.asked.find(one => one.seat === this.seat)
    if (asked === undefined || this.seat === undefined || this.isOver) return undefined
    const before = this.#chosen.get(asked.since)
    if (before !== undefined) return before
    const rules = this.#open()
    const legal = rules.legal(this.game?.view, this.seat, [])
    const move = rules.notation.printMove(legal[this.#random.below(legal.length)])
    const { since } = asked
    const id = `${this.#name}.${this.seat}.${since}`
    const chosen: Chosen = { id, table: this.table, type: 'move', since, move }
    this.#chosen.set(since, chosen)
    return chosen
  }

  #open(): AnyGame {
    if (this.#rules !== undefined) return this.#rules
    const title = titleNamed(this.info?.title ?? '')
    const config = title && parseConfig(title, this.info?.config)
    if (title === undefined || !config?.ok) throw new Error('a table of no known title')
    this.#rules = title.open(config.value)
    return this.#rules
  }
}
