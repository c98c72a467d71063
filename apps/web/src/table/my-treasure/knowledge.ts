import type { Seat } from '@adit/kernel'
import type { Event } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { toldIn } from '../common/knowing.ts'

/** What all know of a stack: in which turns they saw a card come to lie on it, and who took it when. */
interface StackKnown {
  readonly laid: readonly number[]
  readonly taken: { readonly seat: Seat; readonly turn: number } | undefined
}

/** A find token: since when it is held, and whether anybody has seen it (TRE-16). */
interface FindKnown {
  readonly turn: number
  readonly isSeen: boolean
}

/** What this round has told of stacks and tokens. */
export interface RoundKnown {
  /** By place. */
  readonly stacks: ReadonlyMap<number, StackKnown>
  /** By seat, of those who are out. */
  readonly finds: ReadonlyMap<Seat, FindKnown>
  /** The turn in which everything was opened and counted. */
  readonly opened: number | undefined
}

const NOTHING: StackKnown = { laid: [], taken: undefined }

export function knownIn(log: readonly Item[]): RoundKnown {
  const stacks = new Map<number, StackKnown>()
  const finds = new Map<Seat, FindKnown>()
  let opened: number | undefined
  for (const { told, turn } of toldIn(log, isShuffled)) {
    // A record's events are its own title's.
    const event = told as Event
    switch (event.type) {
      case 'shuffled':
        stacks.clear()
        finds.clear()
        opened = undefined
        break
      case 'placed': {
        const stack = stacks.get(event.place) ?? NOTHING
        stacks.set(event.place, { ...stack, laid: [...stack.laid, turn] })
        break
      }
      case 'took':
      case 'fled': {
        const { seat, place } = event
        stacks.set(place, { ...(stacks.get(place) ?? NOTHING), taken: { seat, turn } })
        finds.set(seat, { turn, isSeen: event.type === 'took' })
        break
      }
      case 'scored':
        opened = turn
        break
      case 'began':
      case 'drew':
      case 'met-orc':
      case 'alarmed':
      case 'ended':
    }
  }
  return { stacks, finds, opened }
}
const isShuffled = (told: unknown): boolean => (told as Event).type === 'shuffled'
