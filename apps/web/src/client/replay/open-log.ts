import type { Item } from '@adit/protocol'
import { Projector } from './projector.ts'
import { sourceOf } from './source.ts'

/** All that was told in a finished game, with all cards open: by then everybody may know everything. */
export async function openLog(table: string): Promise<readonly Item[]> {
  const source = sourceOf(table)
  if (source === undefined) return []
  const { projector, opened } = Projector.opening(source, { eye: 'all', moment: 0 })
  const found = await opened
  projector.close()
  return 'key' in found ? [] : (found.first?.items ?? [])
}
