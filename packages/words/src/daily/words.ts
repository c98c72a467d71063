import type { MovePuzzle, PuzzleKind } from '@adit/puzzles'

/** What the daily dig says, on the page and in the terminal. */
export interface DailyWords {
  readonly heading: string
  /** Slots: day, number. */
  readonly about: string
  /** Slots: days. */
  readonly streak: string
  readonly best: string
  readonly noStreak: string
  /** The word in a line that is shared. */
  readonly streakWord: string
  readonly kinds: Readonly<Record<PuzzleKind, KindWords>>
  /** From easy to very hard. */
  readonly grades: {
    readonly 1: string
    readonly 2: string
    readonly 3: string
    readonly 4: string
    readonly 5: string
  }
  readonly grade: string
  readonly goals: { readonly top: string; readonly middle: string; readonly bottom: string }
  readonly making: string
  readonly failed: string
  readonly solve: string
  readonly solved: string
  readonly giveUp: string
  readonly bet: string
  readonly betsMove: string
  readonly check: string
  readonly take: string
  readonly draw: string
  readonly byColour: string
  readonly byShape: string
  readonly diamondTo: string
  readonly yourSets: string
  readonly wrongMove: Readonly<Record<MovePuzzle['kind'], string>>
  readonly result: ResultWords
  readonly share: ShareWords
  readonly archive: ArchiveWords
  readonly cave: CaveWords
  readonly toList: string
}

interface KindWords {
  readonly title: string
  readonly ask: string
}

interface ResultWords {
  /** Slots: score. */
  readonly score: string
  /** Slots: score. */
  readonly bots: string
  readonly rightMove: Readonly<Record<MovePuzzle['kind'], string>>
  readonly givenUp: string
  /** Slots: move. */
  readonly moveWas: string
  readonly goalWas: string
  readonly whoWas: string
  readonly splitBest: string
  readonly splitWas: string
  /** Slots: take, draw. */
  readonly takeWas: string
  readonly you: string
  readonly bot: string
  readonly truth: string
}

interface ShareWords {
  readonly heading: string
  readonly send: string
  readonly copy: string
  readonly copied: string
  readonly about: string
  /** Slots: total. */
  readonly total: string
}

interface ArchiveWords {
  readonly heading: string
  readonly earlier: string
  readonly later: string
  readonly today: string
  readonly about: string
  /** Slots: day, count. */
  readonly day: string
}

interface CaveWords {
  readonly remembered: string
  readonly deck: string
  readonly rivals: string
  readonly place: string
  readonly empty: string
  readonly closed: string
}
