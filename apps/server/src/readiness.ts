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

async function answers(store: Watched): Promise<boolean> {
  try {
    await store.nextDue()
    return !isAway(store)
  } catch {
    return false
  }
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
