export { digOf, digsOf, kindOn } from './daily.ts'
export {
  type Day,
  dayAfter,
  dayBefore,
  dayNumber,
  daysBetween,
  daysIn,
  numberInYear,
  printDay,
  weekdayOf,
} from './day.ts'
export { type Hardness, hardnessOf, judges } from './hardness.ts'
export { cellsOf, compareTallies, LINES, tallyOfSizes } from './nimble-gnomes/hasty.ts'
export type { Position } from './position.ts'
export { disprove } from './prove.ts'
export {
  type BetPuzzle,
  type Dig,
  type MovePuzzle,
  type Puzzle,
  type Puzzled,
  type PuzzleKind,
  puzzled,
  puzzleKinds,
  type Solution,
  type SplitPuzzle,
  type TakePuzzle,
} from './puzzle.ts'
export { betScore, FULL, LEAST_SHARE, rebalanced, scoreOf } from './score.ts'
export {
  bestStreak,
  type Diary,
  type Dug,
  shareText,
  signsOf,
  streakAt,
  totalOf,
} from './share.ts'
export { caveOf, storyOf, tableOf } from './tables.ts'
