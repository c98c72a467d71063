import type { Refusal } from '@adit/kernel'
import { isOfTitle } from '@adit/words'
import { frame } from '../../ui/frame.ts'
import { loadWords } from '../../words/speech.ts'
import { loadGames } from '../games.ts'
import { match } from '../router/match.ts'
import { readAddress } from './address.ts'
import type { Opened, Source } from './asking.ts'
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
 * come as words, table and frame together. Words and games come meanwhile, and a table, if it is known already
 * whose: each would be found only when the one before it has run.
 */
export function beginReplay(path: string, loadTable: LoadTable): void {
  const id = (match('/replay/:id', path) ?? match('/replay/:id/:page', path))?.id
  if (id === undefined) return
  // What an address carries must be unpacked first.
  const source = isCarrying(location.hash) ? undefined : sourceOf(id)
  const isLook = match('/replay/:id', path) !== undefined
  const wanted = isLook ? readAddress(location.search, location.hash) : undefined
  begun = {
    id,
    ...(source === undefined
      ? { projector: Projector.idle(), opened: undefined }
      : Projector.opening(source, wanted)),
  }
  if (!isLook) return
  // It has a bar of its own: no other is drawn before it.
  frame.value = { ...frame.value, isBare: true }
  fetchFor(source, loadTable)
}

type LoadTable = (title: string) => Promise<unknown>

/** Words and games, and a table if it is known already whose: a record in hand names its game. */
export function fetchFor(source: Source | undefined, loadTable: LoadTable): void {
  const text = source?.at === 'hand' ? source.text : ''
  const title = /"title":\s*"([a-z-]+)"/.exec(text)?.[1]
  const coming: Promise<unknown>[] = [
    loadWords(name => name === 'page/replay' || (title !== undefined && isOfTitle(title)(name))),
    loadGames(),
  ]
  if (title !== undefined) coming.push(loadTable(title))
  // That it cannot be fetched is said when it is shown.
  void Promise.all(coming).catch(() => {})
}

/** What was begun for this game, once; or a worker that knows of none. */
export function takeReplay(id: string): Pick<Begun, 'projector' | 'opened'> {
  const ahead = begun
  begun = undefined
  if (ahead?.id === id) return ahead
  ahead?.projector.close()
  return { projector: Projector.idle(), opened: undefined }
}
