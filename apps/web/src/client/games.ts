import { strongestBot } from '@adit/bots'
import type { AnyTitle, Refusal } from '@adit/kernel'
import { isOfRules } from '@adit/words'
import { loadWords } from '../words/speech.ts'
import type { Device } from './device.ts'
import { type Opened, practise } from './practice.ts'

/** The games' own code and words, fetched when a page first needs it. */
export interface Games {
  readonly shelf: readonly AnyTitle[]
  titleNamed(name: string): AnyTitle | undefined
}

let loaded: Promise<Games> | undefined

export function loadGames(): Promise<Games> {
  loaded ??= fetchGames().catch((error: unknown) => {
    // Without a network it may work the next time.
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetchGames(): Promise<Games> {
  const [{ shelf, titleNamed }] = await Promise.all([import('@adit/shelf'), loadWords(isOfRules)])
  return { shelf, titleNamed }
}

/** A game against this device's best bots, begun at once. */
export async function playWithBots(device: Device, name: string): Promise<Opened> {
  const games = await loadGames()
  const title = games.titleNamed(name)
  const why: Refusal = { key: 'table-unknown-title', slots: { title: name } }
  if (title === undefined) return { ok: false, why }
  device.rememberLocal()
  return practise(device.local, title, strongestBot)
}
