import type { AnyGame, AnyTitle } from '@adit/kernel'
import type { Component } from 'svelte'
import type { Face } from '../../art/index.ts'
import type { Mate } from '../../client/crew.ts'
import type { Seen } from '../../client/seen.ts'
import type { Showing } from '../../client/showing.ts'
import type { AnyTeller } from '../../words/explain-game.ts'
import type { Replaying } from './replaying.ts'

/** What the page of a game in play is given. All of it changes under the component. */
export interface TableProps {
  /** What can be done here: `move`, `do`, `listen` to news, `decision`. */
  readonly session: Showing
  /** How things stand; `seen.game` is there from the start of the game on. */
  readonly seen: Seen
  readonly title: AnyTitle
  /** `legal` and `refuse` answer on `seen.game.view` as the server does on the whole. */
  readonly game: AnyGame
  readonly teller: AnyTeller
  /** Everybody by seat, bots with a name and a face. */
  readonly crew: readonly Mate[]
  /** Only of a game that is looked at again. */
  readonly replay?: Replaying | undefined
}

/** What a move is about: where on the page, and the card that it plays. */
export interface Pointed {
  readonly spots: readonly string[]
  readonly face?: Face
}

export type TableComponent = Component<TableProps>
