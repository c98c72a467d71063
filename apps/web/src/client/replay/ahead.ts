import type { Refusal } from '@adit/kernel'
import { match } from '../router/match.ts'
import type { Opened } from './asking.ts'
import { isCarrying } from './in-hand.ts'
import { Projector } from './projector.ts'
import { sourceOf } from './source.ts'

/** A game that its worker is reading. */
interface Begun {
  readonly id: string
  readonly projector: Projector
  /** Undefined if its source is not known yet. */
  readonly opened: Promise<Opened | Refusal> | undefined
}

let begun: Begun | undefined

/**
 * Begins with the game of an address while its page is fetched: the worker that reads it takes as long to
 * come as words, table and frame together.
 */
export function beginReplay(path: string): void {
  const id = (match('/replay/:id', path) ?? match('/replay/:id/:page', path))?.id
  if (id === undefined) return
  const projector = new Projector()
  // What an address carries must be unpacked first.
  const source = isCarrying(location.hash) ? undefined : sourceOf(id)
  begun = { id, projector, opened: source && projector.open(source) }
}

/** What was begun for this game, once; or a worker that knows of none. */
export function takeReplay(id: string): Pick<Begun, 'projector' | 'opened'> {
  const ahead = begun
  begun = undefined
  if (ahead?.id === id) return ahead
  ahead?.projector.close()
  return { projector: new Projector(), opened: undefined }
}
