import type { Listing } from '@adit/protocol'
import { limits } from '@adit/protocol'
import { Hall } from './hall.ts'
import { Hosts, type House } from './hosts.ts'
import { listingOf } from './lists.ts'
import { cleanName } from './names.ts'
import type { HostPorts } from './ports.ts'
import { refuse } from './refusals.ts'
import { type ListedStore, stages } from './store/store.ts'

/** A hall that needs no server: a device's own, or a terminal's. */
export interface OwnHall {
  readonly hosts: Hosts
  readonly hall: Hall
  /** The tables this person sits at or sat at, the latest first. */
  mine(player: string): Promise<Listing[]>
}

const HOUSE: House = {
  idle: Number.POSITIVE_INFINITY,
  isTaken: async () => false,
  withdraw: async () => {},
}

/** No table is public here, and none leaves memory before the program does. */
export function openOwnHall(ports: HostPorts, lists: Pick<ListedStore, 'summaries'>): OwnHall {
  const hosts = new Hosts(ports, HOUSE)

  async function mine(member: string): Promise<Listing[]> {
    const pages = await Promise.all(stages.map(stage => lists.summaries({ stage, member })))
    const listings = pages.flat().flatMap(row => {
      const listing = listingOf(row, member)
      return listing.ok ? [listing.value] : []
    })
    return listings.sort((one, other) => other.updated - one.updated).slice(0, limits.listings)
  }

  const hall = new Hall({
    hosts,
    find: async (code, player) => {
      const found = (await mine(player)).find(listing => listing.code === code)
      return found ? { ok: true, value: found.table } : { ok: false, why: refuse('table-unknown') }
    },
    mine,
    browse: async (_reader, send) => {
      send({ type: 'tables', which: 'public', tables: [] })
      return () => {}
    },
    rename: async (who, looks) => {
      const name = cleanName(looks.name)
      if (typeof name !== 'string') return { ok: false, why: name }
      return { ok: true, value: { id: who.id, name, avatar: looks.avatar } }
    },
  })
  return { hosts, hall, mine }
}
