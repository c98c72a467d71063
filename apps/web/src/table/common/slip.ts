import type { Clock } from '../../client/page-clock.ts'

/** So long a move that ends with a drawn card can be taken back. */
const HOLD = 3_000
/** A move is sent so long before its time is up, whatever is held. */
const MARGIN = 2_000

/** By this device's clock. */
export interface Held {
  readonly from: number
  readonly due: number
  /** It is on its way now, and cannot be taken back any more. */
  readonly isSent?: true
}

/**
 * A move that is held back before it is sent. Once a card is drawn a move stands, so the draw waits,
 * and until then nobody has seen anything: whether a move can be taken back tells nothing about it.
 */
export class Slip {
  readonly #clock: Clock
  readonly #onchange: (held: Held | undefined) => void
  #end: ((goes: boolean) => void) | undefined

  constructor(clock: Clock, onchange: (held: Held | undefined) => void) {
    this.#clock = clock
    this.#onchange = onchange
  }

  /** True when the move is to be sent, false if it was taken back. */
  hold(left?: number): Promise<boolean> {
    this.goOn()
    const from = this.#clock.now()
    const due = from + Math.min(HOLD, (left ?? Number.POSITIVE_INFINITY) - MARGIN)
    if (due <= from) return Promise.resolve(true)
    return new Promise(resolve => {
      const sleepOn = this.#clock.wakeAt(due, () => this.#close(true))
      this.#end = goes => {
        sleepOn()
        this.#onchange(goes ? { from, due, isSent: true } : undefined)
        resolve(goes)
      }
      this.#onchange({ from, due })
    })
  }

  /** Sends it at once. */
  goOn(): void {
    this.#close(true)
  }

  takeBack(): void {
    this.#close(false)
  }

  #close(goes: boolean): void {
    const end = this.#end
    if (end === undefined) return
    this.#end = undefined
    end(goes)
  }
}
