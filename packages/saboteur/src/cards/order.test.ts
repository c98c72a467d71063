import { describe, expect, it } from 'vitest'
import {
  faceCount,
  faceOf,
  kindOfFace,
  layingRule,
  looksAlike,
  STRICT,
  shapeOf,
  turnOfFace,
} from '../maze/faces.ts'
import { chests } from '../modules/chests/contents.ts'
import { goldCards } from '../play/bank.ts'
import { roles } from '../roles.ts'
import { parseShape, sameShape, turnShape } from '../shapes.ts'
import { faceIn, printFace } from '../text/face-text.ts'
import { actions, copiesOf, deckOf } from './index.ts'
import {
  type Box,
  type Card,
  type Copies,
  cards,
  type Kind,
  kindOf,
  kindsOf,
  shapedKinds,
} from './order.ts'

const tunnelGroups: readonly Card['group'][] = ['start', 'tunnel', 'goal']

function count(box: Box, keep: (card: Card) => boolean): number {
  return cards
    .map((card: Card, kind) => (keep(card) ? (copiesOf(kind)[box] ?? 0) : 0))
    .reduce((sum, copies) => sum + copies, 0)
}

function roleCount(box: Box): number {
  return roles
    .map(({ copies }: { copies: Copies }) => copies[box] ?? 0)
    .reduce((sum, copies) => sum + copies, 0)
}

/** How many cards of a box show this, either way up. */
function showing(box: Box, notation: string): number {
  const wanted = parseShape(notation)
  return count(box, ({ shape, group }) => {
    if (shape === undefined || group !== 'tunnel') return false
    const printed = parseShape(shape)
    return sameShape(printed, wanted) || sameShape(turnShape(printed), wanted)
  })
}

describe('the base game', () => {
  it('[SAB-01] has 44 tunnel cards, 27 actions, 28 gold cards and 11 roles', () => {
    expect(count('base', ({ group }) => tunnelGroups.includes(group))).toBe(44)
    expect(count('base', ({ group }) => group === 'action')).toBe(27)
    expect(goldCards).toHaveLength(28)
    expect(roleCount('base')).toBe(11)
  })

  it('[SAB-01] has one start, three goals and 40 tunnels to play: 31 passages, 9 dead ends', () => {
    expect(count('base', ({ group }) => group === 'start')).toBe(1)
    expect(count('base', ({ group }) => group === 'goal')).toBe(3)
    expect(count('base', ({ group }) => group === 'tunnel')).toBe(40)
    expect(deckOf('base')).toHaveLength(67)
    const isDeadEnd = ({ shape = '', group }: Card) => group === 'tunnel' && shape.includes('x')
    expect(count('base', isDeadEnd)).toBe(9)
    expect(count('base', card => card.group === 'tunnel' && !isDeadEnd(card))).toBe(31)
  })

  it('[SAB-01] is not read from a card sheet that lies on its side', () => {
    // A sheet turned by 90° swaps these counts, and leaves crosses and totals as they are.
    expect([showing('base', 'T-B'), showing('base', 'L-R')]).toEqual([4, 3])
    expect([showing('base', 'T-R'), showing('base', 'T-L')]).toEqual([5, 4])
    expect([showing('base', 'T-B-R'), showing('base', 'L-R-T')]).toEqual([5, 5])
    expect(showing('base', 'T-B-L-R')).toBe(5)
    // A quarter turn takes a corner T-R to R-B, which is T-L upside down.
    expect(sameShape(turnShape(parseShape('T-L')), parseShape('R-B'))).toBe(true)
  })

  it('[SAB-01] has each dead end once, with all its stubs apart', () => {
    const deadEnds = 'Tx Rx Tx|Bx Lx|Rx Tx|Rx Tx|Lx Tx|Rx|Bx Lx|Rx|Bx Tx|Rx|Bx|Lx'.split(' ')
    for (const notation of deadEnds) expect(showing('base', notation), notation).toBe(1)
  })

  it('[SAB-01] has its actions and gold in the printed numbers', () => {
    const copies = (name: keyof typeof kindOf) => copiesOf(kindOf[name]).base
    for (const tool of ['pick', 'lamp', 'cart'] as const) {
      expect(copies(`broken-${tool}`)).toBe(3)
      expect(copies(`repair-${tool}`)).toBe(2)
    }
    expect(copies('repair-pick-lamp')).toBe(1)
    expect(copies('repair-pick-cart')).toBe(1)
    expect(copies('repair-lamp-cart')).toBe(1)
    expect(copies('rock-fall')).toBe(3)
    expect(copies('map')).toBe(6)
    expect([1, 2, 3].map(value => goldCards.filter(card => card === value).length)).toEqual([
      16, 8, 4,
    ])
    expect(goldCards.reduce((sum, value) => sum + value, 0)).toBe(44)
  })
})

describe('Saboteur 2', () => {
  it('[SB2-02] brings 30 tunnel cards and 20 actions: 117 in the deck with the base game', () => {
    expect(count('saboteur-2', ({ group }) => group === 'tunnel')).toBe(30)
    expect(count('saboteur-2', ({ group }) => group === 'action')).toBe(20)
    expect(deckOf('base').length + deckOf('saboteur-2').length).toBe(117)
  })

  it('[SB2-01] brings 15 roles', () => {
    expect(roleCount('saboteur-2')).toBe(15)
  })

  it('[SB2-10][SB2-11][SB2-12][SB2-13][SB2-14] has its bridges, curves, ladders, doors and crystals', () => {
    expect(showing('saboteur-2', 'T-B|L-R')).toBe(2)
    expect(showing('saboteur-2', 'T-L|R-B')).toBe(2)
    expect(count('saboteur-2', card => card.ladder === true)).toBe(4)
    expect(count('saboteur-2', card => card.door === 'green')).toBe(3)
    expect(count('saboteur-2', card => card.door === 'blue')).toBe(3)
    expect(count('saboteur-2', card => card.crystal === true)).toBe(10)
    expect(count('saboteur-2', card => card.confidence === 'inferred')).toBe(6)
  })

  it('[SB2-52] knows the cards with two tunnels', () => {
    const strict = [...layingRule.keys()].filter(kind => layingRule[kind] === STRICT)
    expect(strict).toEqual([kindOf['TB|LR'], kindOf['TL|BR']])
  })
})

describe('the Jubilee box', () => {
  it('[CHM-16][CHM-24] brings nine championship cards: seven actions, two greedy gnomes', () => {
    const printed = deckOf('championship').map(kind => actions[kind].rule)
    const seven = Array.from({ length: 7 }, (_, nth) => `CHM-${17 + nth}`)
    expect(printed.filter(rule => seven.includes(rule))).toEqual(seven)
    expect(roleCount('championship')).toBe(2)
  })

  it('[MIN-41] brings eight goals, gold first', () => {
    expect(kindsOf('goal', 'new-goals')).toHaveLength(8)
    expect(kindsOf('goal', 'new-goals')[0]).toBe(kindOf.gold)
    expect(kindsOf('goal', 'base')).toEqual([
      kindOf.gold,
      kindOf['stone-right'],
      kindOf['stone-left'],
    ])
  })

  it('[MIN-51] brings seven chest tunnels, one of each passage shape, and ten chests', () => {
    const passages = kindsOf('tunnel', 'base').filter(kind => !shapeText(kind).includes('x'))
    const tunnels = kindsOf('cache-tunnel', 'chests')
    expect(count('chests', ({ group }) => group === 'cache-tunnel')).toBe(7)
    expect(tunnels.map(shapeText)).toEqual(passages.map(shapeText))
    expect(chests).toHaveLength(10)
    expect(new Set(chests.map(chest => chest.rule)).size).toBe(10)
  })
})

describe('a card', () => {
  it('has its row in the ledger', () => {
    for (const { rule } of actions) expect(rule).toMatch(/^(SAB|SB2|CHM)-[0-9]+$/)
  })

  it('has a name of its own, and a tunnel is called by what it shows', () => {
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length)
    for (let kind = 0; kind < shapedKinds; kind++) {
      expect(printFace(faceOf(kind, 0))).toBe(cards[kind].name)
    }
  })

  it('fits the bits that the maze has for it', () => {
    expect(shapedKinds).toBeLessThanOrEqual(64)
    expect(cards.length).toBeLessThanOrEqual(128)
    expect(cards.findIndex((card: Card) => card.shape === undefined)).toBe(shapedKinds)
  })

  it('[SAB-20] is read back from its word, each way up', () => {
    for (let face = 0; face < faceCount; face++) {
      const isSecond = turnOfFace(face) === 1 && looksAlike[kindOfFace(face)] === 1
      const read = faceIn(printFace(face))
      if (!isSecond) expect(read).toBe(face)
    }
    expect(faceIn('TBL')).toBe(faceOf(kindOf.TBR, 1))
    expect(faceIn('BRt')).toBe(faceOf(kindOf.TLb, 1))
    expect(faceIn('stone-left~')).toBe(faceOf(kindOf['stone-left'], 1))
    for (const wrong of ['', 'BT', 'TB~', 'map', 'TB*', 'xx', 'gold~']) {
      expect(faceIn(wrong), wrong).toBeUndefined()
    }
  })

  it('looks alike both ways up only if nothing on it moves', () => {
    const alike = [...looksAlike.keys()].filter(kind => looksAlike[kind] === 1)
    for (const kind of alike) {
      expect(sameShape(shapeOf(faceOf(kind, 0)), shapeOf(faceOf(kind, 1)))).toBe(true)
    }
    const names = alike.map(kind => cards[kind].name)
    expect(names).toContain('TL|BR')
    expect(names).toContain('TBlr')
    expect(names).toContain('tb')
    expect(names).not.toContain('TBr:g')
    expect(names).not.toContain('TL')
  })
})

function shapeText(kind: Kind): string {
  return (cards[kind] as Card).shape ?? ''
}
