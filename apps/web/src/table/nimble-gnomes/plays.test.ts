import { KINDS, type Kind, kindNamed, nimbleGnomes, type State } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { handOf, meantMove, moveOnto, movesWith, stillToMove } from './plays.ts'

const game = nimbleGnomes.open({ seats: 3, first: 0, 'quick-start': true, discard: 'open' })
const kind = (name: string): Kind => kindNamed(name) ?? -1

/** Seat 0 is to play with these cards; others may lie in front of it. */
function table(hand: readonly string[], front: readonly string[] = []): State {
  const state = game.setup()
  state.phase = 'play'
  for (const name of hand) addTo(state.hands, kind(name))
  for (const name of front) addTo(state.laid, kind(name))
  state.handSizes[0] = hand.length
  return state
}
function addTo(counts: number[], at: Kind): void {
  counts[at] = (counts[at] ?? 0) + 1
}
const legalIn = (state: State) => game.legal(state, 0, [])

describe('a hand', () => {
  it('shows equal cards side by side', () => {
    const hand = handOf(table(['wind-red', 'collapse', 'wind-red']), 0)
    expect(hand).toEqual([kind('wind-red'), kind('wind-red'), kind('collapse')])
  })

  it('of which nothing is known is empty', () => {
    const state = table([])
    state.hands.fill(-1, KINDS, 2 * KINDS)
    expect(handOf(state, 1)).toEqual([])
  })
})

describe('what a card can do', () => {
  it('[NIM-06] is one move for each rival it may curse', () => {
    const state = table(['collapse'])
    expect(movesWith(kind('collapse'), legalIn(state))).toHaveLength(2)
    expect(moveOnto('seat-2', kind('collapse'), legalIn(state))).toMatchObject({ target: 2 })
    expect(moveOnto('own', kind('collapse'), legalIn(state))).toBeUndefined()
  })

  it('[NIM-10] is one move for each fog that the wind drives off', () => {
    const state = table(['wind-red'], ['fog-orange', 'fog-green'])
    const onto = (fog: string) => moveOnto(`fog-${kind(fog)}`, kind('wind-red'), legalIn(state))
    expect(onto('fog-orange')).toMatchObject({ type: 'blow' })
    expect(onto('fog-green')).toBeUndefined()
  })

  it('[NIM-11] is only to be thrown away when nothing can be played', () => {
    const state = table(['wind-red'])
    expect(moveOnto('discard', kind('wind-red'), legalIn(state))).toMatchObject({ type: 'discard' })
  })
})

describe('why a card cannot be played', () => {
  it.each([
    [['ruby-round'], ['fog-orange'], 'fogged'],
    [['cave'], [], 'cave-not-needed'],
    [['wind-blue'], ['fog-orange'], 'wrong-wind'],
    [['wind-blue'], [], 'no-such-fog'],
    [['diamond'], ['collapse'], 'collapsed'],
  ] as const)('%s with %s in front: %s', (hand, front, key) => {
    const state = table(hand, front)
    expect(game.refuse(state, 0, meantMove(kind(hand[0]), state, 0))?.key).toBe(key)
  })
})

describe('the last round', () => {
  it('[NIM-14] ends before the one who began', () => {
    const state = table([])
    expect(stillToMove({ ...state, first: 0, turn: 0 })).toEqual([0, 1, 2])
    expect(stillToMove({ ...state, first: 0, turn: 1 })).toEqual([1, 2])
    expect(stillToMove({ ...state, first: 2, turn: 1 })).toEqual([1])
  })
})
