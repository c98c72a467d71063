import type { Event, KindName, RefusalKey } from '@adit/my-treasure'
import type { Two } from '../forms.ts'
import type { TitleWords } from '../title-words.ts'

/** Events that are told in a way of their own, or not at all. */
type Silent = 'began' | 'drew' | 'scored' | 'ended' | 'alarmed'

export interface TreasureWords extends TitleWords {
  readonly refusals: Readonly<Record<RefusalKey, string>>
  readonly events: { readonly [T in Exclude<Event['type'], Silent>]: Two }
  readonly alarmed: string
  /** After the fifth orc. */
  readonly oneMore: string
  /** What was found and what is paid for it. */
  readonly scored: Two
  readonly won: Two
  readonly shared: string
  readonly moves: {
    readonly draw: string
    readonly place: string
    readonly take: string
    readonly flee: string
  }
  readonly kinds: Readonly<Record<KindName, KindWords>>
  readonly mouse: string
  readonly orc: string
  /** A card that cannot be seen. */
  readonly covered: string
}

/** One of them; many, as what one looks for; none; so many. */
interface KindWords {
  readonly name: string
  readonly many: string
  readonly none: string
  readonly counted: string
}
