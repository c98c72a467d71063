import { Live } from '../../ui/live.ts'
import type { Keeping } from '../kept.ts'

export interface SafekeepingPorts {
  readonly keeping: Keeping
  /** The browser has promised already, or can promise nothing. */
  isSafe(): Promise<boolean>
  /** Asks the browser; it says whether it promises. */
  keep(): Promise<boolean>
}

const KEY = 'safekeeping'

/**
 * A browser that runs out of room deletes what pages keep, unless it was asked not to. Whoever has
 * played here to the end has something to lose, and is asked once.
 */
export class Safekeeping {
  readonly mayAsk = new Live(false)
  readonly #ports: SafekeepingPorts

  constructor(ports: SafekeepingPorts) {
    this.#ports = ports
  }

  /** A game was played to its end here. */
  async notePlayed(): Promise<void> {
    if (this.#isAsked || (await this.#ports.isSafe())) return
    this.mayAsk.value = !this.#isAsked
  }

  /** Asked once, whatever the answer. Tells whether what is kept is safe now. */
  async answer({ yes }: { readonly yes: boolean }): Promise<boolean> {
    this.#ports.keeping.write(KEY, 'asked')
    this.mayAsk.value = false
    return yes && this.#ports.keep()
  }

  get #isAsked(): boolean {
    return this.#ports.keeping.read(KEY) !== undefined
  }
}
