import type { At } from '@adit/saboteur'
import type { CastName, Svg } from '../../art/index.ts'

/** A card of the mine as it is seen, and what is pinned to it. */
export interface CardShown {
  /** Its picture. */
  readonly print: string
  /** What is shown in its place while that would take longer. */
  readonly drawing?: Svg | undefined
  /** Who looked at it. */
  readonly lookers: readonly CastName[]
  readonly saw: string
  readonly sawIcon: 'gold' | 'stone' | 'chest' | undefined
}

/** A place for the card in hand; something to choose. */
export type TargetMark = 'open' | 'pick'
/** The choice, as a card or a frame; a refusal; a card under attack. */
export type OtherMark = 'shown' | 'picked' | 'refused' | 'aimed'
export type Mark = TargetMark | OtherMark

/** All that the plan is drawn from. What changes with every press is apart from what stays. */
export interface MineShown {
  readonly cards: ReadonlyMap<At, CardShown>
  /** What a screen reader says of each cell, whatever is pointed at. */
  readonly labels: ReadonlyMap<At, string>
  readonly targets: ReadonlyMap<At, TargetMark>
  /** They lie over targets. */
  readonly marks: ReadonlyMap<At, OtherMark>
  /** Cards that do not lie yet: the one in hand where it is pointed at, one that may be stopped. */
  readonly previews: ReadonlyMap<At, string>
  /** Where the last move was. */
  readonly last: At | undefined
  /** What a screen reader says of a mark. */
  readonly markWords: Readonly<Record<Mark, string>>
}
