import { nth, type Refusal } from '@adit/kernel'
import { isOfTitle } from '@adit/words'
import { castNames } from '../../art/index.ts'
import { readAddress } from '../../client/replay/address.ts'
import type { Opened } from '../../client/replay/asking.ts'
import { takeInHand } from '../../client/replay/in-hand.ts'
import { carriedBy } from '../../client/replay/link-record.ts'
import type { Projector } from '../../client/replay/projector.ts'
import { sourceOf } from '../../client/replay/source.ts'
import { go } from '../../client/router/router.svelte.ts'
import { loadWords } from '../../words/speech.ts'

interface Ways {
  /** It is being opened already. */
  readonly begun?: Promise<Opened | Refusal> | undefined
  /** The moment that the address names is looked at first. */
  readonly isLook?: boolean
}

export async function openGame(
  projector: Projector,
  id: string,
  { begun, isLook = false }: Ways = {},
): Promise<Opened | Refusal> {
  await takeCarried()
  const source = sourceOf(id)
  if (source === undefined) return { key: 'table-unknown' }
  const wanted = isLook ? readAddress(location.search, location.hash) : undefined
  const found = await (begun ?? projector.open(source, wanted))
  if (!('key' in found)) return withFaces(found)
  // What its game says of it is said in the game's words.
  const { title } = found.slots ?? {}
  if (typeof title === 'string') await loadWords(isOfTitle(title))
  return found
}

/** A record that came with the address is in hand from then on; the address names its moment. */
async function takeCarried(): Promise<void> {
  const carried = await carriedBy(location.hash)
  if (carried === undefined) return
  takeInHand(carried.text)
  go(`${location.pathname}${location.search}#${carried.moment ?? 0}`, { replace: true })
}

/** Whoever has no face is given one. */
function withFaces({ info, ...rest }: Opened): Opened {
  const seats = info.seats.map((seat, at) =>
    seat.name === undefined || seat.avatar !== undefined
      ? seat
      : { ...seat, avatar: nth(castNames, (at * 5) % castNames.length) },
  )
  return { ...rest, info: { ...info, seats } }
}
