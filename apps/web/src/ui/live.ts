import { createSubscriber } from 'svelte/reactivity'

/**
 * A value that changes under a page. Plain code reads, sets and listens; a component that reads
 * `value` is drawn anew when it changes. So everything below the components runs without them.
 */
export class Live<T> {
  #value: T
  readonly #tracked: () => void
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
    this.#tracked = createSubscriber(changed => this.listen(changed))
  }

  get value(): T {
    this.#tracked()
    return this.#value
  }

  set value(next: T) {
    if (Object.is(next, this.#value)) return
    this.#value = next
    for (const changed of this.#listeners) changed()
  }

  /** Calls on every change; returns how to stop. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
}
