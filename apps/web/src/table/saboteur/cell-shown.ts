import type { Face } from '../../art/index.ts'

/** All that one cell of the mine shows and says. */
export interface CellShown {
  readonly face: Face | undefined
  readonly isLit: boolean
  readonly isLast: boolean
  /** A place for the card in hand, a thing to choose, the choice, a refusal, a card under attack. */
  readonly mark: 'open' | 'pick' | 'shown' | 'picked' | 'refused' | 'aimed' | undefined
  readonly label: string
  readonly lookers: string
  readonly saw: string
  readonly sawIcon: 'gold' | 'stone' | 'chest' | undefined
}
