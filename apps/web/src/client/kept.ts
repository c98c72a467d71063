import { jsonIn } from './fields.ts'

/**
 * What the browser keeps for this page between visits. A browser may refuse (private windows, full
 * disks): then the page works all the same and forgets when it is closed.
 */
export interface Keeping {
  read(key: string): string | undefined
  write(key: string, text: string): void
}

export const browserKeeping: Keeping = {
  read(key) {
    try {
      return localStorage.getItem(`adit.${key}`) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(`adit.${key}`, text)
    } catch {
      // Nothing depends on it before the next visit.
    }
  },
}

/** The names of all that is kept for this page. */
export function keptNames(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap(key => (key.startsWith('adit.') ? [key.slice(5)] : []))
  } catch {
    return []
  }
}

/** What was kept as JSON; undefined if there is none or it is none. */
export function readKept(keeping: Keeping, key: string): unknown {
  return jsonIn(keeping.read(key) ?? '')
}
