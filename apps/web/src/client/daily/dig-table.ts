import { apply, parseConfig, parseTurn } from '@adit/kernel'
import type { Answer, Item } from '@adit/protocol'
import type { Dig } from '@adit/puzzles'
import { titleNamed } from '@adit/shelf'
import { Live } from '../../ui/live.ts'
import { Audience } from '../audience.ts'
import type { Link } from '../link.ts'
import type { Seen } from '../seen.ts'
import { type Decision, decisionIn, type TableWish } from '../session.ts'
import type { Followed } from '../showing.ts'
import { type Staged, stagedItem, stagedSeen } from '../staged.ts'

interface DigPorts {
  readonly crew: Staged['crew']
  now(): number
  readonly link: () => Link
  /** A move is tried; true if it is to be made. */
  tried(move: string): boolean
}

/** A puzzle as a table that a page can show: it stands still until the right move is made. */
export class DigTable implements Followed {
  readonly table: string
  readonly seen: Live<Seen | undefined>
  readonly #ports: DigPorts
  readonly #staged: Staged
  readonly #audience = new Audience()
  readonly listen = this.#audience.listen
  readonly onCut = this.#audience.onCut
  #state: unknown
  #seq = 0

  constructor(dig: Dig, ports: DigPorts) {
    this.table = `dig-${dig.day}-${dig.title}`
    this.#ports = ports
    const title = titleNamed(dig.title)
    const config = title && parseConfig(title, dig.config)
    if (title === undefined || config?.ok !== true) throw new Error(`no game: ${dig.title}`)
    const game = title.open(config.value)
    const { seat } = dig
    this.#staged = { table: this.table, title, game, config: config.value, seat, crew: ports.crew }
    const log: Item[] = []
    this.#state = game.setup()
    for (const line of dig.turns) log.push(this.#play(line))
    this.seen = new Live<Seen | undefined>(this.#shown(log))
  }

  get link(): Link {
    return this.#ports.link()
  }

  get decision(): Decision | undefined {
    return decisionIn(this.seen.value)
  }

  async do(wish: TableWish): Promise<Answer> {
    if (wish.type === 'move' && this.#ports.tried(wish.move)) this.#make(wish.move)
    // A wrong try is answered beside the table, which has nothing to refuse.
    return { type: 'done', id: this.table }
  }

  move(text: string): Promise<Answer> {
    return this.do({ type: 'move', since: this.seen.value?.seq ?? 0, move: text })
  }

  #make(move: string): void {
    const before = this.seen.value
    if (before === undefined) return
    const item = this.#play(`${this.#staged.seat} ${move}`)
    const after = this.#shown([...before.log, item])
    this.seen.value = after
    this.#audience.tell([item], before, after)
  }

  #play(line: string): Item {
    const { game } = this.#staged
    const turn = parseTurn(line)
    const move = turn.ok ? game.notation.parseMove(turn.value[1]) : turn
    if (!turn.ok || !move.ok) throw new Error(`no turn: ${line}`)
    const [seat] = turn.value
    const made = apply(game, this.#state, seat, move.value)
    this.#state = made.state
    return stagedItem(this.#staged, { seat, events: made.events }, ++this.#seq, this.#ports.now())
  }

  #shown(log: readonly Item[]): Seen {
    return stagedSeen(this.#staged, { state: this.#state, seq: this.#seq, log })
  }
}
