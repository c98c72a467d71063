import { times } from './clock.ts'
import type { HostPorts } from './ports.ts'
import type { Table } from './table.ts'

/**
 * Whether the people of a table are about before the game starts. A table they all went away from
 * is not offered to strangers, who would wait there for nobody, until one of them is back.
 */
export class Attendance {
  readonly #ports: HostPorts
  readonly #offer: (isOffered: boolean) => void
  /** What lists say of the table as far as this host knows. */
  #isOffered: boolean | undefined
  #cancel: (() => void) | undefined

  constructor(
    ports: HostPorts,
    known: { readonly isOffered?: boolean },
    offer: (isOffered: boolean) => void,
  ) {
    this.#ports = ports
    this.#isOffered = known.isOffered
    this.#offer = offer
  }

  get isDeserted(): boolean {
    return this.#isOffered === false
  }

  /** Somebody may yet come: the table must not leave memory before that is settled. */
  get isWaiting(): boolean {
    return this.#cancel !== undefined
  }

  /** Sees who is here, and counts the time while nobody is. */
  look(table: Table, isHere: (player: string) => boolean): void {
    if (!isOnOffer(table)) this.stop()
    else if (peopleOf(table).some(isHere)) this.#here()
    else if (!this.isDeserted) this.#cancel ??= this.#wake()
  }

  /** A program without a connection shows by its commands that it is here. */
  heard(table: Table, player: string): void {
    if (isOnOffer(table) && peopleOf(table).includes(player)) this.#here()
  }

  /** What lists say is not known: the next look tells them. */
  forget(): void {
    this.#isOffered = undefined
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #here(): void {
    this.stop()
    this.#tell(true)
  }

  #wake(): () => void {
    return this.#ports.wakeAt(this.#ports.now() + times.deserted, () => {
      this.#cancel = undefined
      this.#tell(false)
    })
  }

  #tell(isOffered: boolean): void {
    if (this.#isOffered === isOffered) return
    this.#isOffered = isOffered
    this.#offer(isOffered)
  }
}

function isOnOffer({ stage, terms }: Table): boolean {
  return stage === 'open' && terms.visibility === 'public'
}

/** Ids of those who sit, and of the host, who may stand. */
function peopleOf({ host, places }: Table): string[] {
  return [host, ...places.flatMap(({ player }) => player?.id ?? [])]
}
