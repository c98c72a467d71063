import type { GnomePhrase, Phrase } from '@adit/protocol'

/**
 * What people and gnomes say at a table. `{seat}` is somebody's name, never "you": it is talk.
 * `{card}`, `{goal}` and `{tool}` come from the game.
 */
export interface TalkWords {
  readonly phrases: Readonly<Record<Phrase, string>>
  readonly gnomes: Readonly<Record<GnomePhrase, string>>
}
