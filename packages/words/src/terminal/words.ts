import type { PuzzleKind } from '@adit/puzzles'
import type { BoardWords } from './boards.ts'
import type { HelpWords } from './help.ts'
import type { OwnRefusal } from './refusals.ts'

/** All the terminal program says. A key that is missing in a language is a type error. */
export interface TerminalWords {
  readonly error: string
  readonly bug: string
  /** Slots: move, text, reason. */
  readonly turnRefused: string
  readonly refusals: Readonly<Record<OwnRefusal, string>>
  readonly help: HelpWords
  readonly menu: MenuWords
  readonly play: PlayWords
  readonly replay: ReplayWords
  readonly verify: { readonly holds: string }
  readonly open: { readonly link: string }
  readonly records: RecordsWords
  /** How each kind is answered. Slots: answer, and where there are two, other. */
  readonly daily: Readonly<Record<PuzzleKind, string>>
  readonly learn: LearnWords
  readonly simulate: SimulateWords
  readonly arena: ArenaWords
  readonly bench: BenchWords
  readonly serve: ServeWords
  readonly db: DbWords
  readonly admin: AdminWords
  readonly boards: BoardWords
}

interface LearnWords {
  /** Slots: command. */
  readonly list: string
  /** Slots: move. */
  readonly press: string
  readonly look: string
  readonly left: string
}

interface MenuWords {
  readonly title: string
  readonly what: string
  readonly play: string
  readonly replay: string
  readonly rules: string
  readonly language: string
  readonly quit: string
  readonly whichGame: string
  readonly whichPreset: string
  readonly howManySeats: string
  readonly howManyHumans: string
  readonly whichBot: string
  readonly whichRecord: string
  readonly whichMove: string
  readonly moreRules: string
  readonly goodbye: string
}

interface PlayWords {
  readonly human: string
  readonly humans: string
  readonly bot: string
  readonly committed: string
  readonly revealed: string
  readonly help: string
  readonly commands: string
  /** On a page of further choices. */
  readonly back: string
  readonly quit: readonly string[]
  readonly noSuchChoice: string
  readonly whyNot: string
  readonly pass: string
  readonly passEnter: string
  readonly watching: string
  readonly goOn: string
  readonly left: string
  readonly saved: string
}

interface ReplayWords {
  readonly head: string
  readonly hash: string
  readonly hashAgrees: string
  readonly position: string
  readonly over: string
  readonly toAct: string
  readonly legal: string
  readonly notShown: string
}

interface RecordsWords {
  /** Slots: games, read. */
  readonly head: string
  readonly game: string
  readonly edition: string
  readonly seats: string
  readonly games: string
  readonly finished: string
  readonly moves: string
}

interface SimulateWords {
  readonly head: string
  readonly seat: string
  readonly bot: string
  readonly games: string
  readonly wins: string
  readonly shared: string
  readonly share: string
  readonly score: string
  readonly speed: string
  readonly written: string
  readonly stopped: string
}

interface ArenaWords {
  /** Slots: title, deals, seats, seed, playouts. */
  readonly head: string
  readonly bot: string
  readonly against: string
  readonly among: string
  readonly digs: string
  readonly hinders: string
  readonly share: string
  readonly score: string
  readonly as: string
  readonly digger: string
  readonly saboteur: string
  readonly player: string
  readonly rating: string
  readonly verdict: string
  readonly better: string
  readonly 'not better': string
  readonly 'go on': string
  readonly note: string
}

interface ServeWords {
  readonly open: string
  readonly onlyHere: string
  readonly forOthers: string
  readonly stop: string
  readonly closed: string
}

interface AdminWords {
  readonly none: string
  readonly noted: string
  /** Slots: seq, date, about, id, by, why, table. */
  readonly report: string
}

interface DbWords {
  readonly copied: string
  readonly sharedCopied: string
  readonly moved: string
  readonly movedOn: string
  readonly cooled: string
  readonly warmed: string
  readonly migrated: string
  readonly counts: string
  readonly others: string
  readonly digest: string
  readonly restored: string
  readonly sharedRestored: string
  readonly meaning: string
  readonly sound: string
  readonly unsound: string
  /** What is wrong with a table, and with an entry of it. */
  readonly problem: string
  readonly entry: string
}

interface BenchWords {
  readonly game: string
  readonly seats: string
  readonly sources: string
  readonly bundled: string
  readonly moves: string
  readonly clock: string
  readonly listed: string
  readonly clone: string
  readonly view: string
  readonly world: string
  readonly note: string
}
