import { type AnyGame, type AnyTitle, parseConfig, type Refusal } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import { isOfTitle } from '@adit/words'
import { loadGames } from '../../client/games.ts'
import type { TableComponent } from '../../table/common/table-props.ts'
import { loadWords } from '../../words/speech.ts'
import { loadTable } from './tables.ts'

/** What a game is shown with: the same table as when it was played. */
export interface Props {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly Table: TableComponent
}

export async function openStage({ title: name, config }: TableShown): Promise<Props | Refusal> {
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
