import type { Event, KindName, RefusalKey } from '@adit/my-treasure'
import type { TitleWords } from '../title-words.ts'

export interface TreasureWords extends TitleWords {
  readonly refusals: Readonly<Record<RefusalKey, string>>
  readonly events: Readonly<Record<Event['type'], string>>
  readonly moves: {
    readonly draw: string
    readonly place: string
    readonly take: string
    readonly flee: string
  }
  readonly kinds: Readonly<Record<KindName, string>>
  readonly mouse: string
  readonly orc: string
  /** A card that cannot be seen. */
  readonly covered: string
  readonly paid: string
}
