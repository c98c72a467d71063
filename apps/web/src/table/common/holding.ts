import type { Face } from '../../art/index.ts'
import type { Mate } from '../../client/crew.ts'
import type { IconName } from '../../ui/icons.ts'

/** What somebody held, or what lay somewhere, at a moment of a game that is seen again. */
export interface Holding {
  readonly key: string
  /** Whose it is; undefined: nobody's yet. */
  readonly mate: Mate | undefined
  readonly name: string
  readonly note?: string | undefined
  /** For screen readers: what these cards are. */
  readonly label: string
  readonly cards: readonly HeldCard[]
  readonly asks: readonly Ask[]
}

export interface HeldCard {
  readonly face: Face
  /** The word on its plate, or a gem's letter. */
  readonly title?: string | undefined
  readonly label: string
  /** Everybody knew it, wherever it is. */
  readonly isPublic?: boolean
}

/** Who knew it, and since when? */
interface Ask {
  readonly icon: IconName
  readonly label: string
  readonly onask: (anchor: Element) => void
}
