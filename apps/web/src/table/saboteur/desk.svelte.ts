import type { Seat } from '@adit/kernel'
import type { At, Kind, PlayerMove } from '@adit/saboteur'
import { asking, mostDiscarded, type Plays, ransoms } from './plays.ts'
import {
  choosing,
  kindIn,
  lifting,
  type Mode,
  mayTurn,
  nothing,
  type Pointing,
  playsFor,
  pointingAt,
  pointingAtSeat,
  readyMove,
  type Situation,
  steppingBack,
  switching,
  targetCells,
  toolsFor,
  wantsPair,
  waysHere,
} from './pointing.ts'

// Always the same: the players are not drawn again for a card that concerns none of them.
const NOBODY: ReadonlySet<Seat> = new Set()

/**
 * What the reader has taken up and points at, and which move that makes. It forgets everything when
 * the table moves on.
 */
export class Desk {
  #pointing: Pointing = $state.raw(nothing)
  readonly #read: () => Situation

  constructor(read: () => Situation) {
    this.#read = read
  }

  readonly mode: Mode = $derived(this.#pointing.mode)
  readonly chosen: readonly number[] = $derived(this.#pointing.chosen)
  readonly cells: readonly At[] = $derived(this.#pointing.cells)
  readonly seat: Seat | undefined = $derived(this.#pointing.seat)
  readonly tool: number | undefined = $derived(this.#pointing.tool)
  readonly removed: number | undefined = $derived(this.#pointing.removed)
  /** The card is wanted upside down. */
  readonly isTurned: boolean = $derived(this.#pointing.turns % 2 === 1)
  readonly kind: Kind | undefined = $derived.by(() => kindIn(this.#read(), this.#pointing))
  readonly plays: Plays = $derived.by(() => playsFor(this.#read(), this.mode, this.kind))
  readonly #here: readonly PlayerMove[] = $derived(waysHere(this.plays, this.#pointing))
  readonly canTurn: boolean = $derived(mayTurn(this.plays, this.#pointing))

  /** Whom one can ask to pay for the card where it is shown. */
  readonly askable: ReadonlyMap<Seat, PlayerMove> = $derived(asking(this.#here))

  /** The first of two cells, where two are wanted. */
  readonly #first: At | undefined = $derived.by(() =>
    wantsPair(this.#read(), this.mode, this.kind) ? this.cells[0] : undefined,
  )
  readonly targetCells: ReadonlySet<At> = $derived(targetCells(this.plays, this.#first))
  readonly targetSeats: ReadonlySet<Seat> = $derived.by(() => {
    const seats = [...this.plays.seats.keys(), ...this.askable.keys()]
    return seats.length === 0 ? NOBODY : new Set(seats)
  })
  readonly tools: readonly number[] = $derived(toolsFor(this.plays, this.seat))
  readonly mostDiscards: number = $derived.by(() => mostDiscarded(this.#read().legal))
  readonly ransoms: readonly number[] = $derived.by(() => ransoms(this.#read().legal))
  readonly ready: PlayerMove | undefined = $derived.by(() =>
    readyMove(this.#read(), this.#pointing),
  )

  /** What is shown on the cell pointed at. */
  readonly shown: PlayerMove | undefined = $derived(this.#here[0])

  choose(place: number): void {
    this.#point(choosing(this.#read(), this.#pointing, place))
  }

  /** Points at a cell; true if it was pointed at already, so that this confirms it. */
  pick(at: At): boolean {
    if (this.cells.includes(at) && this.ready !== undefined) return true
    this.#point(pointingAt(this.#read(), this.#pointing, at))
    return false
  }

  pickSeat(seat: Seat): boolean {
    if (this.seat === seat && this.ready !== undefined) return true
    this.#point(pointingAtSeat(this.#read(), this.#pointing, seat))
    return false
  }

  pickTool(tool: number): void {
    this.#point({ ...this.#pointing, tool })
  }

  /** What the discarded cards shall buy off. */
  pickRemoved(removed: number | undefined): void {
    this.#point({ ...this.#pointing, removed })
  }

  turn(): void {
    if (this.canTurn) this.#point({ ...this.#pointing, turns: this.#pointing.turns + 1 })
  }

  switchTo(mode: Mode): void {
    this.#point(switching(this.#pointing, mode))
  }

  lift(): void {
    this.#point(lifting(this.#pointing))
  }

  /** One step back. False if there is none. */
  back(): boolean {
    const before = steppingBack(this.#pointing)
    if (before === undefined) return false
    this.#point(before)
    return true
  }

  clear(): void {
    this.#point(nothing)
  }

  #point(pointing: Pointing): void {
    this.#pointing = pointing
  }
}
