import { describe, expect, it } from 'vitest'
import {
  box,
  cards,
  colours,
  drivenBy,
  gems,
  hiddenBy,
  type Kinds,
  kindNamed,
  shapes,
} from './cards.ts'

const named = (name: string) => kindNamed(name) ?? -1
const namesIn = (kinds: Kinds) =>
  cards.filter((_card, kind) => (kinds & (1 << kind)) !== 0).map(card => card.name)
const copiesOf = (name: string) => box.filter(kind => kind === named(name)).length

describe('the box', () => {
  it('[NIM-01] holds 102 cards: 14 caves, 15 winds, 15 curses, 58 gems', () => {
    expect(box).toHaveLength(102)
    expect(copiesOf('cave')).toBe(14)
    for (const wind of ['wind-red', 'wind-yellow', 'wind-blue']) expect(copiesOf(wind)).toBe(5)
    expect(copiesOf('collapse')).toBe(6)
    for (const fog of ['fog-orange', 'fog-green', 'fog-purple']) expect(copiesOf(fog)).toBe(3)
    expect(box.filter(kind => gems.includes(kind))).toHaveLength(58)
  })

  it('[NIM-01] holds six gems of each colour and shape, and four diamonds', () => {
    for (const colour of colours) {
      for (const shape of shapes) expect(copiesOf(`${colour}-${shape}`)).toBe(6)
    }
    expect(copiesOf('diamond')).toBe(4)
  })

  it('names every kind once', () => {
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length)
    expect(kindNamed('opal-round')).toBeUndefined()
  })

  it.each([
    ['fog-orange', 'ruby', 'heliodor'],
    ['fog-green', 'heliodor', 'sapphire'],
    ['fog-purple', 'ruby', 'sapphire'],
  ])('[NIM-09] %s hides every %s and %s', (fog, one, other) => {
    const hidden = [one, other].flatMap(colour => shapes.map(shape => `${colour}-${shape}`))
    expect(namesIn(hiddenBy[named(fog)])).toEqual(hidden)
  })

  it.each([
    ['wind-red', 'fog-orange', 'fog-purple'],
    ['wind-yellow', 'fog-orange', 'fog-green'],
    ['wind-blue', 'fog-green', 'fog-purple'],
  ])('[NIM-10] %s drives off %s and %s', (wind, ...driven) => {
    expect(namesIn(drivenBy[named(wind)])).toEqual(driven)
  })
})
