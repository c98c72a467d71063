import { asTold, asView, type Refusal, type Seat, type Told, type View } from '@adit/kernel'
import type { Command, GameShown, Item, Message, TableShown } from '@adit/protocol'
import type { Guest, Hall, Player } from '@adit/table'

/** A command without its number. */
type Plain<C> = C extends Command ? Omit<C, 'id'> : never

/** Someone at this terminal, person or bot: a guest of the hall who keeps what they are told. */
export class Caller {
  readonly #guest: Guest
  readonly #items: Item[] = []
  #commands = 0
  #info: TableShown | undefined
  #game: GameShown | undefined
  #happened = 0

  constructor(hall: Hall, player: Player) {
    this.#guest = hall.welcome(player, message => this.#hear(message))
  }

  /** The number of the last thing that happened. */
  get happened(): number {
    return this.#happened
  }

  get info(): TableShown {
    return there(this.#info)
  }

  get game(): GameShown {
    return there(this.#game)
  }

  get view(): View<unknown> {
    return asView(this.game.view)
  }

  /** What was told of the things numbered above `after` and not above `upTo`. */
  told(after: number, upTo = Number.POSITIVE_INFINITY): readonly Told<unknown>[] {
    return this.#items.flatMap(item =>
      item.type === 'moved' && item.seq > after && item.seq <= upTo ? item.told.map(asTold) : [],
    )
  }

  /** The number of the first move of that seat after this. */
  firstMoveOf(seat: Seat, after: number): number | undefined {
    return this.#items.find(item => item.type === 'moved' && item.seat === seat && item.seq > after)
      ?.seq
  }

  /** Why not, or undefined once it is done. */
  async ask(wish: Plain<Command>): Promise<Refusal | undefined> {
    const answer = await this.#guest.perform({ ...wish, id: String(++this.#commands) })
    return answer.type === 'refused' ? answer.why : undefined
  }

  leave(): void {
    this.#guest.leave()
  }

  #hear(message: Message): void {
    if (message.type !== 'welcome' && message.type !== 'update') return
    this.#happened = message.seq
    this.#info = message.info ?? this.#info
    this.#game = message.game ?? this.#game
    if (message.type === 'update') this.#items.push(...message.items)
  }
}

function there<T>(shown: T | undefined): T {
  if (shown === undefined) throw new Error('nothing was shown yet')
  return shown
}
