import { type Event, HOLE, kindOf, roleOf } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { showOf } from './shows.ts'

describe('how events are shown', () => {
  const roles = [roleOf.saboteur, HOLE, HOLE]
  const open: Event = { type: 'laid', seat: 1, face: 2, at: 3 }

  it.each<[string, Event, Event | undefined]>([
    [
      'roles',
      { type: 'roles-dealt', roles, left: 1 },
      { type: 'roles-dealt', roles: [HOLE, HOLE, HOLE], left: 1 },
    ],
    [
      'roles of a party',
      { type: 'party-held', roles },
      { type: 'party-held', roles: [HOLE, HOLE, HOLE] },
    ],
    [
      'a changed role',
      { type: 'role-changed', seat: 0, role: 1 },
      { type: 'role-changed', seat: 0, role: HOLE },
    ],
    ['what others draw', { type: 'drew', seat: 1, cards: [HOLE] }, undefined],
    [
      'a role given to the reader',
      { type: 'hats-swapped', seat: 1, target: 0, role: 1 },
      { type: 'hats-swapped', seat: 1, target: 0, role: HOLE },
    ],
  ])('an open log does not show %s', (_what, event, written) => {
    expect(showOf(event).written?.(event, 0)).toEqual(written)
  })

  it('[SAB-76] what the reader alone was told is marked as a secret, what all see is not', () => {
    const seen = { type: 'peeked', seat: 0, at: 3, kind: kindOf.gold, chest: HOLE } as const
    const unseen = { ...seen, kind: HOLE }
    expect(showOf(seen).isSecret?.(seen)).toBe(true)
    expect(showOf(unseen).isSecret?.(unseen)).toBe(false)
    expect(showOf(open).isSecret).toBeUndefined()
  })

  it('a card flies to another seat, and not to the own one', () => {
    const harm = { type: 'broke', seat: 0, target: 1, tool: 1 } as const
    const own = { ...harm, target: 0 }
    expect(showOf(harm).flight?.(harm)).toBeGreaterThan(0)
    expect(showOf(own).flight?.(own)).toBe(0)
    expect(showOf(harm).sound?.(harm, 1)).toBe('hit')
    expect(showOf(harm).sound?.(harm, 2)).toBe('break')
  })

  it('a card that lays nothing is shown before it is played', () => {
    const played = {
      type: 'played',
      seat: 0,
      kind: kindOf.map,
      move: (2 << 23) | (kindOf.map << 16),
    } as const
    expect(showOf(played).flight?.(played)).toBeGreaterThan(0)
    expect(showOf(open).flight?.(open)).toBeGreaterThan(0)
  })
})
