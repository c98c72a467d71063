import { nth } from '@adit/kernel'
import { cards } from '@adit/saboteur'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contours } from './contour.ts'
import { dig } from './dig.ts'
import { COLUMNS, depthAt, depthOf, type Field, MARGIN, STEP } from './field.ts'
import { heartOf, type TunnelCard } from './heart.ts'
import { HALF, HEIGHT, MOUTH, parseShape, type Side, sides, WIDTH } from './shape.ts'

const shaped: readonly TunnelCard[] = cards.filter(card => 'shape' in card)
const anyCard = fc.constantFrom(...shaped)
const digs = fc.tuple(anyCard, fc.string({ maxLength: 8 })).map(([card, seed]) => ({
  card,
  dug: dig(card.shape ?? '', seed, heartOf(card, 'party')?.chamber),
}))

/** Where a field crosses a level along one side of the card, from left to right or top to bottom. */
function crossings(field: Field, side: Side, level: number): number[] {
  const isLevel = side === 'T' || side === 'B'
  const [x, y] = [side === 'R' ? WIDTH : 0, side === 'B' ? HEIGHT : 0]
  return contours(field, level)
    .flatMap(loop => loop.filter(point => (isLevel ? point[1] === y : point[0] === x)))
    .map(point => (isLevel ? point[0] : point[1]))
    .filter(at => at > 0 && at < (isLevel ? WIDTH : HEIGHT))
    .sort((a, b) => a - b)
}

const middleOf = (side: Side): number => (side === 'T' || side === 'B' ? 50 : 70)

describe('mouths', () => {
  it('are 32 wide and centred on every open side, so that any two cards join', () => {
    fc.assert(
      fc.property(digs, ({ card, dug }) => {
        const open = parseShape(card.shape ?? '').flatMap(way => way.sides)
        for (const side of sides) {
          const found = crossings(dug.all, side, 0)
          const middle = middleOf(side)
          const wanted = open.includes(side) ? [middle - HALF, middle + HALF] : []
          expect(found.length, `${card.name} ${side}`).toBe(wanted.length)
          for (const [i, at] of found.entries())
            expect(Math.abs(at - nth(wanted, i))).toBeLessThan(0.1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('show the same steps of light on both sides of a joint', () => {
    fc.assert(
      fc.property(digs, digs, (one, other) => {
        for (const [side, facing] of [
          ['R', 'L'],
          ['B', 'T'],
        ] as const) {
          for (const level of [-10.5, -6.5, -2.8, 7, 14]) {
            const here = crossings(one.dug.all, side, level)
            const there = crossings(other.dug.all, facing, level)
            if (here.length !== 2 || there.length !== 2) continue
            for (const i of [0, 1])
              expect(Math.abs(nth(here, i) - nth(there, i))).toBeLessThan(0.15)
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

/** The sides that can be walked to from one side on the floor of a field. */
function walkFrom(field: Field, start: Side): Set<Side> {
  const knotAt = ([x, y]: readonly [number, number]): number =>
    Math.round((y + MARGIN) / STEP) * COLUMNS + Math.round((x + MARGIN) / STEP)
  const isInside = (knot: number): boolean => {
    const [x, y] = [(knot % COLUMNS) * STEP - MARGIN, Math.floor(knot / COLUMNS) * STEP - MARGIN]
    return x >= 0 && y >= 0 && x <= WIDTH && y <= HEIGHT
  }
  const seen = new Set([knotAt(MOUTH[start])])
  for (const knot of seen) {
    for (const next of [knot - 1, knot + 1, knot - COLUMNS, knot + COLUMNS]) {
      if (isInside(next) && depthOf(field, next) < 0) seen.add(next)
    }
  }
  return new Set(sides.filter(side => seen.has(knotAt(MOUTH[side]))))
}

describe('tunnels', () => {
  it('join exactly the sides that the ledger joins, whatever the seed', () => {
    fc.assert(
      fc.property(digs, ({ card, dug }) => {
        for (const [i, way] of dug.ways.entries()) {
          // On a bridge the two tunnels cross without meeting, so each is walked by itself.
          const walked = walkFrom(dug.isBridge ? nth(dug.fields, i) : dug.all, way.sides[0])
          expect([...walked].sort(), card.name).toEqual([...way.sides].sort())
        }
      }),
      { numRuns: 300 },
    )
  })

  it('leave rock in the middle of a card of stubs', () => {
    for (const card of shaped) {
      const dug = dig(card.shape ?? '', 'x', heartOf(card, 'party')?.chamber)
      if (dug.ways.every(way => way.stub)) expect(depthAt(dug.all, 50, 70)).toBeGreaterThan(8)
    }
  })
})
