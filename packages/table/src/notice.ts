import type { HostPorts } from './ports.ts'
import type { Pen } from './settling.ts'
import { listingChange, store } from './storing.ts'

/** What a notice needs of the host whose table it is about. */
interface Writer extends Pick<Pen, 'table' | 'doubt'> {
  isClosed(): boolean
  /** Everyone who plays is here. */
  isAttended(): boolean
  /** After what is under way, with nobody waiting for it. */
  later(job: () => Promise<void>): void
}

/** What lists say of one table: whether it is offered, and whom it waits for. */
export class Notice {
  /** It may not say whom the table waits for now: it need not while everyone is here. */
  isBehind: boolean
  readonly #writer: Writer
  readonly #ports: HostPorts

  constructor(writer: Writer, ports: HostPorts, isBehind: boolean) {
    this.#writer = writer
    this.#ports = ports
    this.isBehind = isBehind
  }

  /** Says whether it is offered; `failed` if that could not be written. */
  offer(isOffered: boolean, failed: () => void): void {
    this.#writer.later(async () => {
      if (this.#writer.isClosed() || (await this.#write(!isOffered))) return
      failed()
      this.#writer.doubt()
    })
  }

  /** Someone is not here any more who may look into their list for whose turn it is. */
  catchUp(): void {
    if (!this.#isNeeded()) return
    this.#writer.later(async () => {
      if (!this.#isNeeded()) return
      if (await this.#write(false)) this.isBehind = false
      else this.#writer.doubt()
    })
  }

  #isNeeded(): boolean {
    const { stage } = this.#writer.table()
    const mayBeAsked = stage === 'playing' && !this.#writer.isAttended()
    return this.isBehind && mayBeAsked && !this.#writer.isClosed()
  }

  async #write(isDeserted: boolean): Promise<boolean> {
    const change = listingChange(this.#writer.table(), this.#ports.now(), { isDeserted })
    return (await store(change, this.#ports)).outcome === 'appended'
  }
}
