import { describe, expect, it } from 'vitest'
import {
  bothOnly,
  hidden,
  open,
  ownOnly,
  partsOnly,
  type Tellings,
  targetOnly,
  tellBy,
} from './tellings.ts'

type Event =
  | { readonly type: 'knocked'; readonly seat: number }
  | { readonly type: 'drew'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'gave'; readonly seat: number; readonly target: number; readonly card: number }
  | {
      readonly type: 'slipped'
      readonly seat: number
      readonly target: number
      readonly card: number
    }
  | { readonly type: 'buried'; readonly card: number }
  | { readonly type: 'dealt'; readonly hands: readonly (readonly number[])[] }

const told: Tellings<Event> = {
  knocked: open,
  drew: ownOnly('cards'),
  gave: bothOnly('card'),
  slipped: targetOnly('card'),
  buried: hidden('card'),
  dealt: partsOnly('hands'),
}

const tell = tellBy(told)

/** What seats 0, 1 and 2, a spectator and a judge hear in that field. */
function heard(event: Event, field: string): unknown[] {
  return ([0, 1, 2, 'spectator', 'judge'] as const).map(viewer =>
    Reflect.get(tell(event, viewer), field),
  )
}

describe('tellings', () => {
  it('leave each viewer what the table says', () => {
    expect(heard({ type: 'knocked', seat: 1 }, 'seat')).toEqual([1, 1, 1, 1, 1])
    expect(heard({ type: 'drew', seat: 0, cards: [4, 5] }, 'cards')).toEqual([
      [4, 5],
      [-1, -1],
      [-1, -1],
      [-1, -1],
      [4, 5],
    ])
    const pass = { seat: 0, target: 1, card: 7 } as const
    expect(heard({ type: 'gave', ...pass }, 'card')).toEqual([7, 7, -1, -1, 7])
    expect(heard({ type: 'slipped', ...pass }, 'card')).toEqual([-1, 7, -1, -1, 7])
    expect(heard({ type: 'buried', card: 7 }, 'card')).toEqual([-1, -1, -1, -1, 7])
    expect(heard({ type: 'dealt', hands: [[1], [2, 3], []] }, 'hands')).toEqual([
      [[1], [-1, -1], []],
      [[-1], [2, 3], []],
      [[-1], [-1, -1], []],
      [[-1], [-1, -1], []],
      [[1], [2, 3], []],
    ])
  })

  it('do not touch what is told to others', () => {
    const event: Event = { type: 'drew', seat: 0, cards: [4, 5] }
    tell(event, 1)
    expect(event.cards).toEqual([4, 5])
  })

  it('have no word for an event that nobody listed', () => {
    const stranger: unknown = { type: 'whispered', seat: 0 }
    expect(() => tell(stranger as Event, 1)).toThrow()
  })

  it('are a type error when an event or a field is forgotten', () => {
    const { dealt: _dealt, ...others } = told
    // @ts-expect-error `dealt` is missing
    const short: Tellings<Event> = others
    // @ts-expect-error `drew` has no such field
    const wrong: Tellings<Event> = { ...told, drew: ownOnly('hand') }
    expect(Object.keys(short)).toHaveLength(5)
    expect(Object.keys(wrong)).toHaveLength(6)
  })
})
