import type { AnyTitle } from '@adit/kernel'
import type { Clock } from '@adit/protocol'
import { times } from '@adit/table'
import type { AnyTeller } from '../../../words/explain-game.ts'
import type { Speech } from '../../../words/speech.ts'
import { layoutOf, pickWords, valueWords } from './option-words.ts'
import type { Config } from './order.ts'
import { extrasOf } from './picks.ts'

/** A table's rules in a few words. */
export interface Summary {
  /** The game, and its edition if there are several. */
  readonly game: string
  /** The edition alone, or nothing. */
  readonly editions: readonly string[]
  readonly extras: readonly string[]
}

export function summaryOf(title: AnyTitle, config: Config, teller: AnyTeller): Summary {
  const { main } = layoutOf(title, teller)
  const chosen = main === undefined ? undefined : config[main]
  const editions =
    main === undefined || typeof chosen !== 'string' ? [] : [valueWords(teller, main, chosen).name]
  return {
    game: [teller.words.title, ...editions].join(', '),
    editions,
    extras: extrasOf({ title, config }).map(pick => pickWords(teller, pick).name),
  }
}

/** How long a move may take, as a sentence. */
export function clockHelp(clock: Clock, { words, fill }: Speech): string {
  const message = words.open.clockHelp[clock]
  if (clock === 'none') return message
  const { turn } = times.clocks[clock]
  return fill(message, { seconds: turn / 1_000, days: turn / 86_400_000 })
}
