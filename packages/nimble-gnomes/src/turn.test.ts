import { describe, expect, it } from 'vitest'
import { kindNamed } from './cards.ts'
import { given } from './testing.ts'

const kind = (name: string) => kindNamed(name) ?? -1

describe('a turn', () => {
  it('[NIM-03] takes a card first, from the deck or from the open ones', () => {
    const scene = given(`
      phase: take
      open: cave diamond cave
      hand 0: ruby-round
      laid 0: cave`)
    expect(scene.legal(0)).toEqual(['take deck', 'take open cave', 'take open diamond'])
    expect(scene.refused('0 lay ruby-round')).toEqual({ key: 'take-first', rule: 'NIM-03' })
    expect(scene.refused('0 take none')).toEqual({ key: 'must-take', rule: 'NIM-03' })
    expect(scene.refused('0 take open collapse')).toEqual({
      key: 'not-open',
      rule: 'NIM-03',
      slots: { card: 'collapse' },
    })
  })

  it('[NIM-03] draws the top of the deck', () => {
    const scene = given(`
      phase: take
      deck: collapse cave diamond`)
    expect(scene.play('0 take deck')).toEqual([{ type: 'drew', seat: 0, card: kind('collapse') }])
    expect(scene.field('hand 0')).toBe('collapse')
    expect(scene.field('deck')).toBe('cave diamond')
    expect(scene.field('phase')).toBe('play')
  })

  it('[NIM-03] refills the place of an open card at once', () => {
    const scene = given(`
      phase: take
      open: cave wind-red diamond
      deck: collapse cave`)
    expect(scene.play('0 take open wind-red')).toEqual([
      { type: 'took', seat: 0, place: 1, card: kind('wind-red') },
      { type: 'opened', place: 1, card: kind('collapse') },
    ])
    expect(scene.field('open')).toBe('cave collapse diamond')
    expect(scene.field('hand 0')).toBe('wind-red')
  })

  it('[NIM-03] then plays one card of the hand, and only one', () => {
    const scene = given(`
      hand 0: ruby-round ruby-round
      laid 0: cave`)
    expect(scene.refused('0 take deck')).toEqual({ key: 'taken-already', rule: 'NIM-03' })
    expect(scene.refused('0 lay diamond')).toEqual({
      key: 'not-in-hand',
      rule: 'NIM-03',
      slots: { card: 'diamond' },
    })
    expect(scene.refused('0 pass')).toEqual({ key: 'must-not-pass', rule: 'NIM-20' })
    expect(scene.legal(0)).toEqual(['lay ruby-round'])
    expect(scene.play('0 lay ruby-round').at(-1)).toEqual({ type: 'turn-began', seat: 1 })
    expect(scene.field('hand 0')).toBe('ruby-round')
  })

  it('[NIM-18] goes round clockwise, and nobody moves out of turn', () => {
    const scene = given(`
      turn: 2
      hand 2: cave`)
    expect(scene.refused('1 cave')).toEqual({ key: 'not-your-turn', rule: 'NIM-18' })
    scene.play('2 cave')
    expect(scene.field('turn')).toBe('0')
    expect(scene.legal(2)).toEqual([])
  })

  it('[NIM-31] may play the card just taken', () => {
    const scene = given(`
      phase: take
      open: cave wind-red diamond
      hand 0: collapse`)
    scene.play(`
      0 take open cave
      0 cave`)
    expect(scene.field('laid 0')).toBe('cave')
  })

  it('[NIM-20] passes without a single card', () => {
    const scene = given(`
      phase: take
      deck:
      hand 1: cave`)
    scene.play('0 take none')
    expect(scene.legal(0)).toEqual(['pass'])
    expect(scene.play('0 pass')).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'turn-began', seat: 1 },
    ])
  })
})

describe('the last round', () => {
  it('[NIM-14] begins when the last card of the deck is taken', () => {
    const scene = given(`
      phase: take
      deck: cave`)
    expect(scene.play('0 take deck').at(-1)).toEqual({ type: 'last-round-began' })
  })

  it('[NIM-14] does not begin while a card is left', () => {
    const scene = given(`
      phase: take
      deck: cave cave`)
    const types = scene.play('0 take deck\n0 cave').map(event => event.type)
    expect(types).not.toContain('last-round-began')
    expect(scene.legal(1)).not.toContain('take none')
  })

  it('[NIM-14] lets a player take an open card or none, and refills no more', () => {
    const scene = given(`
      phase: take
      turn: 1
      open: cave diamond cave
      deck:
      hand 1: collapse`)
    expect(scene.legal(1)).toEqual(['take none', 'take open cave', 'take open diamond'])
    expect(scene.refused('1 take deck')).toEqual({ key: 'deck-empty', rule: 'NIM-14' })
    const events = scene.play('1 take open diamond')
    expect(events).toEqual([{ type: 'took', seat: 1, place: 1, card: kind('diamond') }])
    expect(scene.field('open')).toBe('cave - cave')
    scene.play(`
      1 curse collapse 2
      2 take open cave`)
    expect(scene.field('open')).toBe('- - cave')
    expect(scene.refused('2 take none')).toEqual({ key: 'taken-already', rule: 'NIM-03' })
  })

  it('[NIM-14] leaves a hand smaller when none is taken', () => {
    const scene = given(`
      phase: take
      turn: 1
      deck:
      hand 1: cave cave`)
    expect(scene.play('1 take none')).toEqual([{ type: 'took-none', seat: 1 }])
    scene.play('1 cave')
    expect(scene.field('hand 1')).toBe('cave')
  })

  it('[NIM-14] ends with the seat before the first player', () => {
    const scene = given(`
      phase: take
      first: 1
      turn: 2
      deck: cave
      hand 0: cave`)
    scene.play(`
      2 take deck
      2 cave
      0 take none`)
    expect(scene.game.outcome(scene.state)).toBeUndefined()
    const events = scene.play('0 cave')
    expect(events.at(-1)?.type).toBe('ended')
    expect(scene.field('phase')).toBe('over')
    expect(scene.game.toAct(scene.state)).toBe(0)
    expect(scene.refused('1 take none')).toEqual({ key: 'game-over' })
  })

  it('[NIM-14] is over with the turn in which the last of the lap emptied the deck', () => {
    const scene = given(`
      phase: take
      turn: 2
      deck: cave`)
    scene.play(`
      2 take deck
      2 cave`)
    expect(scene.field('phase')).toBe('over')
  })

  it('[NIM-14] goes a whole lap less one when the first player empties the deck', () => {
    const scene = given(`
      phase: take
      deck: cave
      hand 1: cave
      hand 2: cave`)
    scene.play(`
      0 take deck
      0 cave
      1 take none
      1 cave
      2 take none
      2 cave`)
    expect(scene.field('phase')).toBe('over')
  })

  it('[NIM-19] begins also when a refill is the last card of the deck', () => {
    const scene = given(`
      phase: take
      deck: collapse
      hand 0: cave`)
    expect(scene.play('0 take open diamond')).toEqual([
      { type: 'took', seat: 0, place: 2, card: kind('diamond') },
      { type: 'opened', place: 2, card: kind('collapse') },
      { type: 'last-round-began' },
    ])
    scene.play('0 cave')
    expect(scene.legal(1)).toContain('take none')
    expect(scene.legal(1)).not.toContain('take deck')
  })

  it('[NIM-34] lets who brought out the last card finish that turn as usual', () => {
    const scene = given(`
      phase: take
      deck: collapse
      hand 0: cave`)
    scene.play('0 take open diamond')
    expect(scene.refused('0 pass')).toEqual({ key: 'must-not-pass', rule: 'NIM-20' })
    expect(scene.legal(0)).toEqual(['cave'])
    scene.play('0 cave')
    expect(scene.field('turn')).toBe('1')
    expect(scene.legal(1)[0]).toBe('take none')
  })
})
