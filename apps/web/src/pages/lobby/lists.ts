import type { Listing, Message } from '@adit/protocol'

/** The tables one may join, and one's own. Undefined until they have been told. */
export interface Lists {
  readonly public: readonly Listing[] | undefined
  readonly mine: readonly Listing[] | undefined
}

export const unknownLists: Lists = { public: undefined, mine: undefined }

/** The lists after one more message. */
export function told(lists: Lists, message: Message): Lists {
  switch (message.type) {
    case 'tables':
      return { ...lists, [message.which]: message.tables }
    case 'listed':
      return {
        public: put(lists.public ?? [], message.listing),
        // One's own tables are told once; news of a public one brings them up to date.
        mine: lists.mine && replace(lists.mine, message.listing),
      }
    case 'unlisted':
      return { ...lists, public: lists.public?.filter(({ table }) => table !== message.table) }
    default:
      return lists
  }
}

function put(list: readonly Listing[], listing: Listing): readonly Listing[] {
  const isKnown = list.some(({ table }) => table === listing.table)
  return isKnown ? replace(list, listing) : [listing, ...list]
}

function replace(list: readonly Listing[], listing: Listing): readonly Listing[] {
  return list.map(one => (one.table === listing.table ? listing : one))
}

/** One's own tables: those that wait for me first, then what is being played, the latest first. */
export function inOrder(tables: readonly Listing[]): readonly Listing[] {
  const rank = ({ waiting, stage }: Listing): number =>
    waiting ? 0 : stage === 'playing' ? 1 : stage === 'open' ? 2 : 3
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated)
}

/** Public tables with a seat for someone who looks for a game. */
export function joinable(tables: readonly Listing[]): readonly Listing[] {
  return tables.filter(({ stage, mine }) => stage === 'open' && !mine)
}
