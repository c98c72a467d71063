import { Live } from '../../ui/live.ts'
import { START } from './keeper.ts'

/** The browser's own, as far as it is used here. */
interface Waiting {
  postMessage(message: string): void
}
export interface Registration {
  readonly waiting: Waiting | null
  readonly installing: (EventTarget & { readonly state: string }) | null
  addEventListener(type: 'updatefound', listener: () => void): void
}
export interface UpdatePorts {
  /** Whether this page came from a build that is kept, and so can be followed by another. */
  readonly isKept: boolean
  onTakenOver(listener: () => void): void
  reload(): void
  /** Where the reader is. */
  path(): string
}

/** Places where somebody is in the middle of something that a new page would disturb. */
const BUSY = /^\/(table|join|tv|hand|learn|replay|daily)(\/|$)/

export function isBusyAt(path: string): boolean {
  return BUSY.test(path)
}

/**
 * A build that has come while the page was open. It starts when the reader goes from one quiet place
 * to another, or says so; never under somebody who plays.
 */
export class Updates {
  readonly isReady = new Live(false)
  readonly #ports: UpdatePorts
  #registration: Registration | undefined
  #isAsked = false

  constructor(ports: UpdatePorts) {
    this.#ports = ports
    ports.onTakenOver(() => {
      // The first build of all takes over nobody.
      if (!ports.isKept) return
      // It may take the browser a while, and whoever has sat down meanwhile is not disturbed either.
      if (this.#isAsked && !isBusyAt(ports.path())) ports.reload()
      else this.isReady.value = true
    })
  }

  watch(registration: Registration): void {
    this.#registration = registration
    const look = (): void => {
      if (registration.waiting !== null && this.#ports.isKept) this.isReady.value = true
    }
    const follow = (): void => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') look()
      })
    }
    look()
    follow()
    registration.addEventListener('updatefound', follow)
  }

  /** The reader has come to another place. */
  arriveAt(path: string): void {
    if (this.isReady.value && !isBusyAt(path)) this.start()
  }

  start(): void {
    this.#isAsked = true
    const waiting = this.#registration?.waiting
    // Another window has started it already: only this page is of the build before.
    if (waiting === null || waiting === undefined) this.#ports.reload()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    else waiting.postMessage(START)
  }
}
