import { playOut, quickRandom } from '@adit/kernel'
import { viewersOf } from '@adit/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { KINDS, kindNamed } from './cards.ts'
import { census } from './kit.ts'
import { HOLE } from './state.ts'
import { begin, given, type Scene } from './testing.ts'

const kind = (name: string) => kindNamed(name) ?? -1

const fieldSeen = ({ game, state }: Scene, viewer: number | 'spectator' | 'judge', name: string) =>
  game.notation
    .printPosition(game.view(state, viewer))
    .split('\n')
    .find(line => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim()

const table = `
  open: cave wind-red diamond
  deck: collapse cave
  discard: wind-blue diamond cave
  hand 0: cave ruby-round
  hand 1: collapse wind-red wind-red
  seen 1: wind-red
  laid 1: cave ruby-square`

describe('a view', () => {
  it('[NIM-18] hides the hands of others and the deck', () => {
    const scene = given(table)
    expect(fieldSeen(scene, 0, 'hand 0')).toBe('cave ruby-round')
    expect(fieldSeen(scene, 0, 'hand 1')).toBe('? ? ?')
    expect(fieldSeen(scene, 1, 'hand 1')).toBe('wind-red wind-red collapse')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(fieldSeen(scene, viewer, 'deck')).toBe('? ?')
    }
    expect(fieldSeen(scene, 'spectator', 'hand 0')).toBe('? ?')
    expect(fieldSeen(scene, 'judge', 'deck')).toBe('collapse cave')
  })

  it('[NIM-18] shows the laid and the open cards and the discard to all', () => {
    const scene = given(table)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(fieldSeen(scene, viewer, 'open')).toBe('cave wind-red diamond')
      expect(fieldSeen(scene, viewer, 'laid 1')).toBe('cave ruby-square')
      expect(fieldSeen(scene, viewer, 'discard')).toBe('wind-blue diamond cave')
    }
  })

  it('of a closed discard shows the top alone', () => {
    const scene = given(table, { discard: 'closed' })
    expect(fieldSeen(scene, 0, 'discard')).toBe('? ? cave')
    expect(fieldSeen(scene, 'spectator', 'discard')).toBe('? ? cave')
    expect(fieldSeen(scene, 'judge', 'discard')).toBe('wind-blue diamond cave')
  })

  it('[NIM-18] keeps what was taken from the open cards known until it may have been played', () => {
    const scene = given(`
      phase: take
      open: cave wind-red wind-red
      deck: cave cave cave cave
      hand 0: wind-red
      laid 0: fog-orange
      hand 1: cave
      hand 2: cave`)
    scene.play('0 take open wind-red')
    expect(fieldSeen(scene, 1, 'seen 0')).toBe('wind-red')
    expect(fieldSeen(scene, 1, 'hand 0')).toBe('? ?')
    scene.play('0 blow wind-red fog-orange')
    expect(fieldSeen(scene, 1, 'seen 0')).toBe('')
    expect(scene.field('hand 0')).toBe('wind-red')
  })
})

describe('what is told', () => {
  it('[NIM-18] names a drawn card to its drawer alone', () => {
    const scene = given('phase: take\ndeck: collapse cave')
    const [drew] = scene.play('0 take deck')
    expect(scene.game.redact(drew, 0)).toEqual(drew)
    expect(scene.game.redact(drew, 'judge')).toEqual(drew)
    for (const viewer of [1, 'spectator'] as const) {
      expect(scene.game.redact(drew, viewer)).toEqual({ type: 'drew', seat: 0, card: HOLE })
    }
  })

  it('[NIM-18] deals each hand face down to the others', () => {
    const { game, state } = begin()
    const shuffle = game.nature(state, quickRandom(3))
    game.step(state, 30, shuffle, event => {
      if (event.type !== 'dealt') return
      expect(game.redact(event, event.seat)).toEqual(event)
      const other = { ...event, cards: [HOLE, HOLE, HOLE, HOLE, HOLE] }
      expect(game.redact(event, 'spectator')).toEqual(other)
      expect(game.redact(event, (event.seat + 1) % 3)).toEqual(other)
    })
  })

  it('[NIM-18] names a card taken from the open ones to all', () => {
    const scene = given('phase: take')
    const [took] = scene.play('0 take open diamond')
    expect(scene.game.redact(took, 'spectator')).toEqual(took)
  })
})

describe('a world that fits a view', () => {
  it.each(['open', 'closed'] as const)('holds every card of the box, discard %s', discard => {
    const { game, state } = begin({ discard })
    const random = quickRandom(11)
    const box = [...census(state)].sort()
    playOut(game, state, random, undefined, () => {
      for (const viewer of viewersOf(game.seats)) {
        const world = game.determinize(game.view(state, viewer), random)
        expect([...census(world)].sort()).toEqual(box)
      }
    })
    for (const viewer of viewersOf(game.seats)) {
      const view = game.view(state, viewer)
      expect(game.view(game.determinize(view, random), viewer)).toEqual(view)
      expect(game.outcome(view)).toEqual(game.outcome(state))
    }
  })

  it('keeps the cards seen, and puts any unseen card anywhere', () => {
    const { game, state } = given(table)
    const random = quickRandom(7)
    const hands = new Set<string>()
    for (let nth = 0; nth < 300; nth++) {
      const world = game.determinize(game.view(state, 0), random)
      const hand = world.hands.slice(KINDS, 2 * KINDS)
      expect(hand[kind('wind-red')]).toBeGreaterThanOrEqual(1)
      hand.forEach((count, held) => {
        if (count > 0) hands.add(String(held))
      })
    }
    expect(hands.size).toBe(KINDS)
  })
})
