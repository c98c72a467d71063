import type { Refusal, Seat } from '@adit/kernel'
import { type At, type Kind, type PlayerMove, toolOf } from '@adit/saboteur'
import {
  answersOf,
  asking,
  canTurn,
  cellsOf,
  discardFor,
  figuresFor,
  laying,
  mostDiscarded,
  type Plays,
  playsOf,
  ransoms,
  unasked,
} from './plays.ts'

/** All that the desk has to know of the table. */
export interface Situation {
  readonly legal: readonly PlayerMove[]
  /** The reader's cards in their order. */
  readonly hand: readonly Kind[]
  /** A question outside of a plain turn is open to the reader. */
  readonly isAsked: boolean
  /** Vein swaps name two cells. */
  readonly pairs: Kind
}

export interface Why {
  readonly anchor: Element
  readonly at: At | undefined
  readonly text: string
  readonly answer: string
  readonly rule: Refusal['rule']
}

export type Mode = 'play' | 'discard' | 'figure'

const NONE: Plays = { cells: new Map(), seats: new Map(), plain: [] }

/**
 * What the reader has taken up and points at, and which move that makes. It forgets everything when
 * the table moves on; only the legal moves decide what can be pointed at.
 */
export class Desk {
  mode: Mode = $state('play')
  chosen: readonly number[] = $state.raw([])
  cells: readonly At[] = $state.raw([])
  seat: Seat | undefined = $state()
  /** The card is wanted upside down; for a figure, how often its end was changed. */
  turns = $state(0)
  tool: number | undefined = $state()
  removed: number | undefined = $state()
  why: Why | undefined = $state.raw()
  readonly #read: () => Situation

  constructor(read: () => Situation) {
    this.#read = read
  }

  readonly kind: Kind | undefined = $derived.by(() => {
    const [place] = this.chosen
    return place === undefined ? undefined : this.#read().hand[place]
  })

  readonly plays: Plays = $derived.by(() => {
    const { legal, isAsked } = this.#read()
    if (isAsked) return answersOf(legal)
    if (this.kind === undefined || this.mode === 'discard') return NONE
    return this.mode === 'figure' ? figuresFor(legal, this.kind) : playsOf(legal, this.kind)
  })

  /** The ways to do it on the cell pointed at. */
  readonly #here: readonly PlayerMove[] = $derived.by(() => {
    const [cell] = this.cells
    const moves = cell === undefined ? [] : (this.plays.cells.get(cell) ?? [])
    if (this.mode === 'figure' && moves.length > 0) return [moves[this.turns % moves.length]]
    return laying(moves, this.turns % 2 === 1)
  })

  readonly canTurn: boolean = $derived.by(() => {
    const [cell] = this.cells
    const moves = cell === undefined ? [] : (this.plays.cells.get(cell) ?? [])
    if (this.mode === 'figure') return moves.length > 1
    return cell === undefined ? [...this.plays.cells.values()].some(canTurn) : canTurn(moves)
  })

  /** Whom one can ask to pay for the card where it is shown. */
  readonly askable: ReadonlyMap<Seat, PlayerMove> = $derived(asking(this.#here))

  readonly targetCells: ReadonlySet<At> = $derived.by(() => {
    const [first] = this.cells
    if (this.kind !== this.#read().pairs || first === undefined)
      return new Set(this.plays.cells.keys())
    const moves = this.plays.cells.get(first) ?? []
    return new Set(moves.flatMap(cellsOf))
  })

  readonly targetSeats: ReadonlySet<Seat> = $derived(
    new Set([...this.plays.seats.keys(), ...this.askable.keys()]),
  )

  /** The tools between which a repair of the seat pointed at can choose. */
  readonly tools: readonly number[] = $derived.by(() => {
    const moves = this.seat === undefined ? [] : (this.plays.seats.get(this.seat) ?? [])
    return moves.length > 1 ? moves.map(toolOf) : []
  })

  readonly discards: readonly Kind[] = $derived(this.chosen.map(place => this.#read().hand[place]))
  readonly mostDiscards: number = $derived.by(() => mostDiscarded(this.#read().legal))
  readonly ransoms: readonly number[] = $derived.by(() => ransoms(this.#read().legal))

  /** The move that all this makes, once it is enough for one. */
  readonly ready: PlayerMove | undefined = $derived.by(() => {
    const { legal, hand, pairs, isAsked } = this.#read()
    // SB2-04: whoever holds no card is asked all the same, and can only pass.
    if (hand.length === 0 && !isAsked) return discardFor(legal, [])
    if (this.mode === 'discard' && !isAsked) {
      const removed = this.discards.length === 2 ? this.removed : undefined
      return this.chosen.length === 0 ? undefined : discardFor(legal, this.discards, removed)
    }
    if (this.kind === pairs && this.mode === 'play' && !isAsked) return this.#pair()
    if (this.cells.length > 0) {
      return (
        (this.seat === undefined ? undefined : this.askable.get(this.seat)) ??
        unasked(this.#here)[0]
      )
    }
    if (this.seat !== undefined) {
      const moves = this.plays.seats.get(this.seat) ?? []
      return moves.find(move => toolOf(move) === this.tool) ?? moves[0]
    }
    return isAsked ? undefined : this.plays.plain[0]
  })

  /** What is shown on the cell pointed at. */
  readonly shown: PlayerMove | undefined = $derived(this.#here[0])

  #pair(): PlayerMove | undefined {
    const [one, other] = this.cells
    if (one === undefined || other === undefined) return undefined
    return this.plays.cells.get(one)?.find(move => cellsOf(move).includes(other))
  }

  /** Takes up a card, or puts it back. */
  choose(place: number): void {
    const { hand } = this.#read()
    if (place >= hand.length) return
    this.why = undefined
    if (this.mode === 'discard') {
      this.#toggle(place)
      return
    }
    const isSame = this.chosen[0] === place
    this.point()
    this.turns = 0
    this.chosen = isSame ? [] : [place]
  }

  #toggle(place: number): void {
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter(one => one !== place)
    else this.chosen = [...this.chosen, place].slice(-Math.max(1, this.mostDiscards))
  }

  /** Points at a cell; true if it was pointed at already, so that this confirms it. */
  pick(at: At): boolean {
    this.why = undefined
    if (this.cells.includes(at) && this.ready !== undefined) return true
    const isPair = this.kind === this.#read().pairs && this.cells.length === 1
    this.seat = undefined
    this.cells = isPair && !this.cells.includes(at) ? [...this.cells, at] : [at]
    return false
  }

  pickSeat(seat: Seat): boolean {
    this.why = undefined
    if (this.seat === seat && this.ready !== undefined) return true
    this.seat = seat
    this.tool = undefined
    if (!this.askable.has(seat)) this.cells = []
    return false
  }

  turn(): void {
    if (this.canTurn) this.turns++
  }

  /** Enters or leaves a way of using cards other than playing one. */
  switchTo(mode: Mode): void {
    const next = this.mode === mode ? 'play' : mode
    this.point()
    this.removed = undefined
    this.mode = next
    this.chosen = this.chosen.slice(0, 1)
  }

  /** Points at nothing any more. */
  point(): void {
    this.cells = []
    this.seat = undefined
    this.tool = undefined
    this.why = undefined
  }

  /** One step back: from the answer to why, the place, the mode, the card. False if there is none. */
  back(): boolean {
    if (this.why !== undefined) this.why = undefined
    else if (this.cells.length > 0 || this.seat !== undefined) this.point()
    else if (this.mode !== 'play') this.clear()
    else if (this.chosen.length > 0) this.clear()
    else return false
    return true
  }

  clear(): void {
    this.point()
    this.mode = 'play'
    this.chosen = []
    this.turns = 0
    this.removed = undefined
  }
}
