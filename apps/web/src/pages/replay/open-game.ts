import { nth, type Refusal } from '@adit/kernel'
import { castNames } from '../../art/index.ts'
import type { Opened } from '../../client/replay/asking.ts'
import { takeInHand } from '../../client/replay/in-hand.ts'
import { carriedBy } from '../../client/replay/link-record.ts'
import type { Projector } from '../../client/replay/projector.ts'
import { sourceOf } from '../../client/replay/source.ts'
import { go } from '../../client/router/router.svelte.ts'

export async function openGame(projector: Projector, id: string): Promise<Opened | Refusal> {
  await takeCarried()
  const source = sourceOf(id)
  if (source === undefined) return { key: 'table-unknown' }
  const found = await projector.open(source)
  return 'key' in found ? found : withFaces(found)
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
