import { eyeWord, type Named, writeAddress } from '../../client/replay/address.ts'
import { carrying } from '../../client/replay/link-record.ts'
import { sourceOf } from '../../client/replay/source.ts'
import { recordText } from '../../table/common/record-file.ts'

/**
 * A link that shows this game to whoever opens it, anywhere. A server's game has an address; one of
 * this device, or from a file, goes with the link. Undefined if it has no record to go.
 */
export async function linkTo(id: string, named: Named): Promise<string | undefined> {
  const { origin } = location
  if (sourceOf(id)?.at === 'server') return origin + writeAddress(`/replay/${id}`, named)
  const text = await recordText(id)
  if (text === undefined) return undefined
  return origin + (await carrying({ text, moment: named.moment }, eyeWord(named.eye)))
}
