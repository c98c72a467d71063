import type { Seat, Viewer } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { type Event, redact } from './events.ts'

const at = 0

/** Each event with something secret, who may hear it, and what the others hear instead. */
const secrets: readonly (readonly [Event, readonly Seat[], Partial<Record<string, unknown>>])[] = [
  [{ type: 'peeked', seat: 0, at, kind: 51, chest: 2 }, [0], { kind: -1, chest: -1 }],
  [
    { type: 'hands-swapped', seat: 0, target: 1, got: [1, 2], gave: [3] },
    [0, 1],
    { got: [-1, -1], gave: [-1] },
  ],
  [{ type: 'inspected', seat: 0, target: 1, role: 1 }, [0], { role: -1 }],
  [{ type: 'role-changed', seat: 1, role: 1 }, [1], { role: -1 }],
  [{ type: 'hats-swapped', seat: 0, target: 1, role: 1 }, [1], { role: -1 }],
  [{ type: 'looked', seat: 0, from: 'pile', cards: [1, 2] }, [0], { cards: [-1, -1] }],
  [{ type: 'passed', seat: 0, cards: [1, 2] }, [0], { cards: [-1, -1] }],
  [{ type: 'ransomed', seat: 0, removed: 1, cards: [1, 2] }, [0], { cards: [-1, -1] }],
  [{ type: 'drew', seat: 1, cards: [4] }, [1], { cards: [-1] }],
  [{ type: 'gold-offered', seat: 0, cards: [1, 3] }, [0], { cards: [-1, -1] }],
  [{ type: 'kept', seat: 0, kind: 4, back: 2 }, [0], { kind: -1 }],
  [{ type: 'figure-placed', seat: 0, at, side: 1, card: 4 }, [0], { card: -1 }],
  [{ type: 'card-snatched', seat: 0, target: 1, kind: 4 }, [0, 1], { kind: -1 }],
  [{ type: 'gold-found', seat: 0, value: 3 }, [0], { value: -1 }],
  [{ type: 'gold-taken', seat: 0, value: 3 }, [0], { value: -1 }],
  [{ type: 'paid', seat: 0, nuggets: 4, cards: 2 }, [0], { nuggets: -1 }],
]

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator']

describe('[SAB-76] what is told', () => {
  it.each(secrets)('hides what is secret: %j', (event, hearers, hidden) => {
    for (const viewer of viewers) {
      const hears = typeof viewer === 'number' && hearers.includes(viewer)
      expect(redact(event, viewer)).toEqual(hears ? event : { ...event, ...hidden })
    }
    expect(redact(event, 'judge')).toEqual(event)
  })

  it('shows everybody the own part of a deal', () => {
    const roles: Event = { type: 'roles-dealt', roles: [0, 1, 0], left: 1 }
    expect(redact(roles, 1)).toEqual({ ...roles, roles: [-1, 1, -1] })
    expect(redact(roles, 'spectator')).toEqual({ ...roles, roles: [-1, -1, -1] })
    expect(redact(roles, 'judge')).toEqual(roles)
    const party: Event = { type: 'party-held', roles: [0, 1, 0] }
    expect(redact(party, 2)).toEqual({ ...party, roles: [-1, -1, 0] })
    const cards: Event = { type: 'cards-dealt', hands: [[1, 2], [3], [4]], deck: 9 }
    expect(redact(cards, 0)).toEqual({ ...cards, hands: [[1, 2], [-1], [-1]] })
    expect(redact(cards, 'spectator')).toEqual({ ...cards, hands: [[-1, -1], [-1], [-1]] })
    expect(redact(cards, 'judge')).toEqual(cards)
  })

  it('[SAB-59] nuggets are paid openly, and what all see is told to all', () => {
    const nuggets: Event = { type: 'paid', seat: 0, nuggets: 4, cards: 0 }
    const laid: Event = { type: 'laid', seat: 0, face: 4, at }
    for (const viewer of viewers) {
      expect(redact(nuggets, viewer)).toEqual(nuggets)
      expect(redact(laid, viewer)).toEqual(laid)
    }
  })
})
