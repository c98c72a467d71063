import { type AnyGame, type AnyTitle, parseConfig, type Refusal } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import { isOfTitle } from '@adit/words'
import { loadGames } from '../../client/games.ts'
import type { TableComponent } from '../../table/common/table-props.ts'
import { loadWords } from '../../words/speech.ts'
import { loadTable } from './tables.ts'

/** A game with the code that shows it. */
export interface LoadedGame {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly Table: TableComponent
}

export async function loadGame({ title: name, config }: TableShown): Promise<LoadedGame | Refusal> {
  const [games, Table] = await Promise.all([
    loadGames(),
    loadTable(name),
    loadWords(isOfTitle(name)),
  ])
  const title = games.titleNamed(name)
  if (title === undefined) return { key: 'table-unknown-title', slots: { title: name } }
  const read = parseConfig(title, config)
  return read.ok ? { title, Table, game: title.open(read.value) } : read.why
}
