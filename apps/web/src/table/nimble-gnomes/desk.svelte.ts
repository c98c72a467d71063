import type { Refusal, Seat } from '@adit/kernel'
import { curses, type Kind, type Move, type State } from '@adit/nimble-gnomes'
import type { Sitting } from '../common/sitting.svelte.ts'
import { handOf, meantMove, moveOnto, movesWith, type Spending, targetOf } from './plays.ts'

interface Situation {
  readonly table: State
  readonly seat: Seat | undefined
  readonly legal: readonly Move[]
}

/** The card the reader has taken up, and what can be done with it. */
export class Desk {
  readonly hand: readonly Kind[]
  readonly chosen: Kind | undefined
  readonly moves: readonly Spending[]
  /** Why the card taken up cannot be played. */
  readonly why: Refusal | undefined
  /** The fogs that it can drive off. */
  readonly blowable: readonly Kind[]
  /** What it does in the reader's own cave. */
  readonly ownMove: Move | undefined
  /** Which card of the hand; it goes back when the hand changes. */
  place: number | undefined = $state()
  readonly #read: () => Situation
  readonly #sitting: Sitting

  constructor(read: () => Situation, sitting: Sitting) {
    this.#read = read
    this.#sitting = sitting
    this.hand = $derived.by(() => {
      const { table, seat } = read()
      return seat === undefined ? [] : handOf(table, seat)
    })
    this.chosen = $derived(this.place === undefined ? undefined : this.hand.at(this.place))
    this.moves = $derived(this.chosen === undefined ? [] : movesWith(this.chosen, read().legal))
    this.why = $derived(this.#whyNot())
    this.blowable = $derived(this.moves.flatMap(move => (move.type === 'blow' ? [move.fog] : [])))
    this.ownMove = $derived(this.moves.find(move => targetOf(move) === 'own'))
  }

  putBack(): void {
    this.place = undefined
  }

  canPlay(kind: Kind): boolean {
    return movesWith(kind, this.#read().legal).length > 0
  }

  /** Taken up again, a card is played if there is one thing to do with it, else put back. */
  choose(place: number): void {
    const [only, ...others] = this.moves
    if (this.place !== place) this.place = place
    else if (only !== undefined && others.length === 0 && only.type !== 'curse')
      void this.play(only)
    else this.putBack()
  }

  async play(move: Move): Promise<void> {
    if (await this.#sitting.play(move)) this.putBack()
  }

  take(card: Kind | 'deck', element: Element): void {
    void this.#attempt(
      card === 'deck' ? { type: 'take-deck' } : { type: 'take-open', card },
      element,
    )
  }

  blow(fog: Kind): void {
    if (this.chosen !== undefined) void this.play({ type: 'blow', wind: this.chosen, fog })
  }

  discard(): void {
    const move = this.moves.find(one => one.type === 'discard')
    if (move !== undefined) void this.play(move)
  }

  /** Whether the curse taken up may go to a rival, and why not. */
  targetAt(target: Seat): 'open' | Refusal | undefined {
    if (!this.#isCursing() || this.chosen === undefined) return undefined
    return this.#sitting.refusal({ type: 'curse', curse: this.chosen, target }) ?? 'open'
  }

  pickRival(target: Seat, element: Element): void {
    if (!this.#isCursing() || this.chosen === undefined) return
    void this.#attempt({ type: 'curse', curse: this.chosen, target }, element)
  }

  /** A card of the hand is let go over something. */
  drop(place: number, target: string, element: Element | null): void {
    this.place = place
    const { table, seat, legal } = this.#read()
    const kind = this.hand[place]
    if (kind === undefined) return
    const move = moveOnto(target, kind, legal) ?? this.#homeMove(target)
    if (move !== undefined) void this.play(move)
    else if (seat !== undefined && element !== null) {
      const meant = target.startsWith('seat-') ? Number(target.slice(5)) : undefined
      const why = this.#sitting.refusal(meantMove(kind, table, seat, meant))
      this.#sitting.explain(why, element)
    }
  }

  /** A wind let go anywhere over the cave means the one fog it can drive off. */
  #homeMove(target: string): Move | undefined {
    const [only, ...others] = this.moves
    const isHome = target === 'own' || target.startsWith('fog-')
    return isHome && others.length === 0 && only?.type === 'blow' ? only : undefined
  }

  #isCursing(): boolean {
    if (this.chosen === undefined || this.#read().table.phase !== 'play') return false
    const isCurse = curses.includes(this.chosen)
    return isCurse && this.#sitting.isMine && this.moves.at(0)?.type !== 'discard'
  }

  #whyNot(): Refusal | undefined {
    const { table, seat } = this.#read()
    if (this.chosen === undefined || seat === undefined || this.moves.length > 0) return undefined
    return this.#sitting.refusal(meantMove(this.chosen, table, seat))
  }

  async #attempt(move: Move, element: Element): Promise<void> {
    if (await this.#sitting.attempt(move, element)) this.putBack()
  }
}
