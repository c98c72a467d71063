import { createContext, getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/**
 * Where things are on a table's page, by name: what flies, nods or takes the focus is found here,
 * whatever the page looks like. Several things may bear one name.
 */
export class Spots {
  readonly #marked = new Map<string, Set<HTMLElement>>()
  readonly #finders = new Map<string, (which: string) => Element | null | undefined>()

  /** `{@attach spots.mark('face:2')}` */
  mark(...names: readonly string[]): Attachment<HTMLElement> {
    return element => {
      for (const name of names) this.#named(name).add(element)
      return () => {
        for (const name of names) this.#named(name).delete(element)
      }
    }
  }

  /** For places that are too many to be marked one by one, as `cell:12`: `find` looks when one is asked for. */
  answer(kind: string, find: (which: string) => Element | null | undefined): void {
    this.#finders.set(kind, find)
  }

  /** The one of that name; of several the one that was marked last. */
  find(name: string): HTMLElement | undefined {
    const marked = [...this.#named(name)].at(-1)
    if (marked !== undefined) return marked
    const [kind = '', which] = name.split(':')
    const found = which === undefined ? undefined : this.#finders.get(kind)?.(which)
    return found instanceof HTMLElement ? found : undefined
  }

  /** In the order of the page. */
  all(name: string): readonly HTMLElement[] {
    return [...this.#named(name)].sort((one, other) => (isBefore(one, other) ? -1 : 1))
  }

  focus(name: string): void {
    this.find(name)?.focus()
  }

  /** As if it were pressed by hand, and the focus goes along. */
  press(name: string): void {
    const element = this.find(name)
    element?.focus()
    element?.click()
  }

  /** Moves the focus along all of that name; false if there is none. */
  focusNext(name: string, by: 1 | -1): boolean {
    const open = this.all(name)
    const at = open.findIndex(one => one.contains(document.activeElement))
    // From outside, the way back begins at the last.
    const from = at < 0 && by < 0 ? 0 : at
    const next = open.at((from + by + open.length) % open.length)
    next?.focus()
    return next !== undefined
  }

  #named(name: string): Set<HTMLElement> {
    const known = this.#marked.get(name) ?? new Set()
    this.#marked.set(name, known)
    return known
  }
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

const [read, provide] = createContext<Spots>()

/** Those of the table around: call it while a component is set up. */
export const spotsHere: () => Spots = read
export const provideSpots: (spots: Spots) => Spots = provide

const AROUND = Symbol('the spots of a page around a table')
/** The spots of a page that shows a table and has to find things on it: the table marks its places there. */
export const spotsAround = (): Spots | undefined => getContext(AROUND)
export const provideSpotsAround = (spots: Spots): Spots => setContext(AROUND, spots)
