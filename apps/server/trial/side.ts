import { type AnyGame, apply, canonical, type Viewer } from '@adit/kernel'
import type { Twin } from './twins.ts'

/** One of two worlds: its state is followed from the log, as no client could. */
export class Side {
  readonly twin: Twin
  readonly game: AnyGame
  readonly table: string
  readonly viewer: Viewer
  state: unknown
  seq = 0
  readonly #before = new Map<number, unknown>()

  constructor(twin: Twin, game: AnyGame, table: string, viewer: Viewer, state: unknown) {
    this.twin = twin
    this.game = game
    this.table = table
    this.viewer = viewer
    this.state = game.clone(state)
  }

  /** What the game itself has let the viewer perceive since the last time: the kernel's word. */
  async perceived(): Promise<string> {
    const rows = await this.twin.store.read(this.table, { after: this.seq })
    const told: unknown[] = []
    for (const { seq, body } of rows) {
      this.seq = seq
      const entry = Object(JSON.parse(body))
      if (entry.type === 'undone') this.state = this.#before.get(entry.to)
      if (entry.type !== 'moved') continue
      const move = this.game.notation.parseMove(entry.move)
      if (!move.ok) throw new Error(entry.move)
      this.#before.set(seq, this.state)
      this.state = apply(this.game, this.state, entry.seat, move.value).state
      told.push(entry.events.map((event: unknown) => this.game.redact(event, this.viewer) ?? ''))
    }
    return canonical([told, this.game.view(this.state, this.viewer), this.game.toAct(this.state)])
  }

  /** What the viewer would perceive of a move. */
  sight(seat: number, move: unknown): string {
    const { state, events } = apply(this.game, this.state, seat, move)
    const told = events.map(event => this.game.redact(event, this.viewer))
    return canonical([told, this.game.view(state, this.viewer)])
  }

  legal(seat: number): unknown[] {
    return this.game.legal(this.state, seat, [])
  }
}
