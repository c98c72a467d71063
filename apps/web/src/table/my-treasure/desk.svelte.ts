import { nth, type Refusal, type Seat } from '@adit/kernel'
import { isClosed, type Kind, type Move, type State } from '@adit/my-treasure'
import type { Sitting } from '../common/sitting.svelte.ts'
import {
  type Ask,
  askOf,
  isLeft,
  isOut,
  moveAt,
  NOTHING,
  type Picked,
  stillThere,
} from './choice.ts'

/** How a place looks: `may` can be pressed for something now. */
export type PlaceLook = 'idle' | 'may' | 'chosen' | 'refused'

interface Situation {
  readonly cave: State
  readonly seat: Seat | undefined
}

/** What the reader has picked in the cave, and the move that makes. */
export class Desk {
  readonly ask: Ask
  /** What is left of the choice: others take stacks and tokens while one thinks ahead. */
  readonly picked: Picked
  #wished: Picked = $state.raw(NOTHING)
  readonly #read: () => Situation
  readonly #sitting: Sitting

  constructor(read: () => Situation, sitting: Sitting) {
    this.#read = read
    this.#sitting = sitting
    this.ask = $derived(askOf(read().cave, read().seat))
    this.picked = $derived(
      isOut(read().cave, read().seat) ? NOTHING : stillThere(this.#wished, read().cave),
    )
  }

  clear(): void {
    this.#wished = NOTHING
  }

  refusalAt(place: number): Refusal | undefined {
    return this.#sitting.refusal(moveAt(this.#read().cave, place, this.picked.token))
  }

  lookOf(place: number): PlaceLook {
    if (this.#sitting.asked?.anchor.getAttribute('data-drop') === String(place)) return 'refused'
    if (this.picked.place === place && this.ask !== 'lay') return 'chosen'
    const isLit =
      this.ask === 'lay' ||
      this.ask === 'flee' ||
      (this.ask === 'stake' && this.picked.token !== undefined)
    return isLit && this.refusalAt(place) === undefined ? 'may' : 'idle'
  }

  /** Lays the drawn card there, or picks the stack. */
  pressPlace(place: number, element: Element): void {
    if (!this.#canAct()) return
    if (this.ask === 'lay') void this.#sitting.attempt({ type: 'place', place }, element)
    else if (this.#canPick(place)) this.#pick({ place })
    else this.#sitting.explain(this.refusalAt(place), element)
  }

  pickFind(token: Kind, element: Element): void {
    if (!this.#canAct()) return
    const move: Move = { type: 'take', token, place: this.picked.place ?? 0 }
    if (isLeft(this.#read().cave, token)) this.#pick({ token })
    else this.#sitting.explain(this.#sitting.refusal(move), element)
  }

  /** A token dropped on a stack names both; whether it is done is decided on the bench. */
  dropFind(token: Kind, place: number, element: Element): void {
    const why = this.#sitting.refusal({ type: 'take', token, place })
    this.#wished = { token, place: why === undefined ? place : undefined }
    if (why !== undefined) this.#sitting.explain(why, element)
  }

  /** False where a token or a stack is still to be chosen. */
  take(element: Element): boolean {
    const { token, place } = this.picked
    const move = moveAt(this.#read().cave, place ?? this.#anyStack(), token)
    if (token !== undefined && place !== undefined) {
      void this.#sitting.attempt(move, element)
      return true
    }
    const why = this.#sitting.refusal(move)
    this.#sitting.explain(why, element)
    return why !== undefined
  }

  draw(element: Element): void {
    if (this.#canAct()) void this.#sitting.attempt({ type: 'draw' }, element)
  }

  /** Does what is chosen; false if that is not yet a whole move. */
  confirm(): boolean {
    const { token, place } = this.picked
    if (place === undefined) return false
    if (this.ask === 'flee') void this.#sitting.play({ type: 'flee', place })
    else if (this.ask === 'stake' && token !== undefined) {
      void this.#sitting.play({ type: 'take', token, place })
    } else return false
    return true
  }

  #canAct(): boolean {
    const { cave, seat } = this.#read()
    return seat !== undefined && this.ask !== 'over' && !isOut(cave, seat)
  }

  /** Before one's turn any stack may be eyed; on it, only what the rules allow. */
  #canPick(place: number): boolean {
    const { cave } = this.#read()
    if (this.ask === 'wait') return !isClosed(cave, place) && nth(cave.places, place).length > 0
    return this.refusalAt(place) === undefined
  }

  /** Picked again, it is put back. */
  #pick(part: Partial<Picked>): void {
    const { token, place } = this.picked
    this.#wished = {
      token: 'token' in part ? toggled(token, part.token) : token,
      place: 'place' in part ? toggled(place, part.place) : place,
    }
  }

  #anyStack(): number {
    return Math.max(
      0,
      this.#read().cave.places.findIndex(stack => stack.length > 0),
    )
  }
}

function toggled(before: number | undefined, next: number | undefined): number | undefined {
  return before === next ? undefined : next
}
