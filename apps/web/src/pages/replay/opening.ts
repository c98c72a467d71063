import type { Refusal } from '@adit/kernel'
import { loadGames } from '../../client/games.ts'
import { takeReplay } from '../../client/replay/ahead.ts'
import type { Opened } from '../../client/replay/asking.ts'
import { IN_HAND, inHand } from '../../client/replay/in-hand.ts'
import type { Projector } from '../../client/replay/projector.ts'
import { currentHash } from '../../client/router/router.svelte.ts'
import { loadWords } from '../../words/speech.ts'
import { type LoadedGame, loadGame } from '../common/loaded.ts'
import { loadTable } from '../common/tables.ts'
import { readAddress } from './address.ts'
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
  // What every game needs comes while the worker reads this one; that it failed is said below.
  void loadGames().catch(() => {})
  const told = titleInHand(id)
  if (told !== undefined) void loadTable(told).catch(() => {})
  const [opened] = await Promise.all([
    openGame(projector, id, begun),
    loadWords(name => name === 'page/replay'),
  ])
  if ('key' in opened) return opened
  const { eye, moment } = readAddress(location.search, currentHash(), opened.info.seats.length)
  const from = { eye: eye ?? opened.seat ?? ('public' as const), moment: moment ?? 0 }
  const [loaded, viewing] = await Promise.all([
    loadGame(opened.info),
    Viewing.begin(projector, opened, from),
  ])
  if ('key' in loaded) return loaded
  return viewing === undefined ? { key: 'table-unknown' } : { loaded, viewing, opened }
}

/** A record in hand names its game: its table comes while the worker reads the rest. */
function titleInHand(id: string): string | undefined {
  const text = id === IN_HAND ? inHand() : undefined
  return text && /"title":\s*"([a-z-]+)"/.exec(text)?.[1]
}
