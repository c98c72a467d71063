import type { Refusal } from '@adit/kernel'
import { loadGames } from '../../client/games.ts'
import type { Opened } from '../../client/replay/asking.ts'
import { IN_HAND, inHand } from '../../client/replay/in-hand.ts'
import { Projector } from '../../client/replay/projector.ts'
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

let begun: { readonly id: string; readonly opening: Opening } | undefined

/** Begins with the game of an address before its page is there: its worker takes as long as the words and the frame. */
export function beginReplay(id: string): void {
  const opening = open(id)
  // Said by the page, which asks again.
  opening.found.catch(() => {})
  begun = { id, opening }
}

export function openReplay(id: string): Opening {
  const ahead = begun
  begun = undefined
  if (ahead?.id === id) return ahead.opening
  ahead?.opening.projector.close()
  return open(id)
}

function open(id: string): Opening {
  const projector = new Projector()
  return { projector, found: find(projector, id) }
}

async function find(projector: Projector, id: string): Promise<Found | Refusal> {
  // What every game needs comes while the worker reads this one; that it failed is said below.
  void loadGames().catch(() => {})
  const told = titleInHand(id)
  if (told !== undefined) void loadTable(told).catch(() => {})
  const [opened] = await Promise.all([
    openGame(projector, id),
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
