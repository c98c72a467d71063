import type { LoopLag } from './loop-lag.ts'
import type { Parts } from './parts.ts'

/** Why a server takes no new players now. */
export type Unready = 'closing' | 'draining' | 'loop' | 'store'

export interface Course {
  readonly isClosing: boolean
  readonly isDraining: boolean
}

type Watched = Pick<Parts['store'], 'nextDue' | 'counts'>

/** Undefined if it takes them. */
export async function whyUnready(
  { isClosing, isDraining }: Course,
  lag: Pick<LoopLag, 'isTooLate'>,
  store: Watched,
): Promise<Unready | undefined> {
  if (isClosing) return 'closing'
  if (isDraining) return 'draining'
  if (lag.isTooLate) return 'loop'
  return (await answers(store)) ? undefined : 'store'
}

/** Everybody may ask, as often as they like: the store is asked by one of those who ask at once. */
const asking = new WeakMap<Watched, Promise<boolean>>()

async function answers(store: Watched): Promise<boolean> {
  const asked =
    asking.get(store) ??
    store
      .nextDue()
      .then(
        () => true,
        () => false,
      )
      .finally(() => asking.delete(store))
  asking.set(store, asked)
  return (await asked) && !isAway(store)
}

/** The last write could not be done. */
export function isAway(store: Pick<Watched, 'counts'>): boolean {
  return store.counts?.().ailing !== undefined
}

/**
 * To be called every now and then: says when the store goes and when it comes back. A store that
 * nobody writes to would never know that its disk is free again, so it is tried.
 */
export function storeWatch(
  store: Pick<Watched, 'counts'>,
  { tell, retry }: { tell(isAway: boolean): void; retry(): void },
): () => void {
  let was = false
  return () => {
    const is = isAway(store)
    if (is !== was) tell(is)
    was = is
    if (is) retry()
  }
}
