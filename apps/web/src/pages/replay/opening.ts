import type { Refusal } from '@adit/kernel'
import { fetchFor, takeReplay } from '../../client/replay/ahead.ts'
import type { Opened } from '../../client/replay/asking.ts'
import type { Projector } from '../../client/replay/projector.ts'
import { sourceOf } from '../../client/replay/source.ts'
import { loadWords } from '../../words/speech.ts'
import { type LoadedGame, loadGame } from '../common/loaded.ts'
import { loadTable } from '../common/tables.ts'
import { openGame } from './open-game.ts'
import { Viewing } from './viewing.svelte.ts'

/** A finished game with all that shows it. */
interface Found {
  readonly loaded: LoadedGame
  readonly viewing: Viewing
  readonly opened: Opened
}

/** A game that is on its way, and who brings it. */
interface Opening {
  readonly projector: Projector
  readonly found: Promise<Found | Refusal>
}

export function openReplay(id: string): Opening {
  const { projector, opened } = takeReplay(id)
  return { projector, found: find(projector, id, opened) }
}

async function find(
  projector: Projector,
  id: string,
  begun: Promise<Opened | Refusal> | undefined,
): Promise<Found | Refusal> {
  // What every game needs comes while the worker reads this one.
  fetchFor(sourceOf(id), loadTable)
  const [opened] = await Promise.all([
    openGame(projector, id, { begun, isLook: true }),
    loadWords(name => name === 'page/replay'),
  ])
  if ('key' in opened) return opened
  const { first } = opened
  const loaded = await loadGame(opened.info)
  if ('key' in loaded) return loaded
  if (first === undefined) return { key: 'table-unknown' }
  return { loaded, viewing: new Viewing(projector, opened, first), opened }
}
