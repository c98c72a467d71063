import { quickRandom, shuffle } from '@adit/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cards, colours, DIAMOND, FIRST_GEM, type Kind, shapes } from './cards.ts'
import { splitOf } from './score.ts'
import { isSet, tallySets } from './sets.ts'
import { bestScore, bestSplit, type Gems, type Tally, tallyOf } from './split.ts'
import { given } from './testing.ts'

const CELLS = colours.length * shapes.length

/** Gems as a list of kinds. */
const listed = (gems: Gems): readonly Kind[] =>
  gems.flatMap((count, nth) => Array<Kind>(count).fill(FIRST_GEM + nth))

const counted = (kinds: readonly Kind[]): Gems =>
  Array.from(
    { length: CELLS + 1 },
    (_, nth) => kinds.filter(kind => kind === FIRST_GEM + nth).length,
  )

/**
 * Up to `most` gems of few kinds or of many, every number of both equally likely: left to itself
 * fast-check prefers small hands, and it is the large ones that have sixes.
 */
const handsOf = (most: number) =>
  fc
    .record({
      seed: fc.nat(),
      size: fc.noBias(fc.integer({ min: 0, max: most })),
      variety: fc.noBias(fc.integer({ min: 1, max: CELLS })),
      diamonds: fc.noBias(fc.integer({ min: 0, max: 4 })),
    })
    .map(({ seed, size, variety, diamonds }) => {
      const random = quickRandom(seed)
      const palette = shuffle([...Array(CELLS).keys()], random).slice(0, variety)
      return counted(
        Array.from({ length: size }, (_, nth) =>
          nth < diamonds ? DIAMOND : FIRST_GEM + palette[random.below(variety)],
        ),
      )
    })

/**
 * The rulebook and nothing else: every way to put the gems into sets. The best of what is left after
 * some set with the first gem is found once for each rest.
 */
function bruteForce(gems: Gems): Tally {
  const hand = listed(gems)
  const colourOf = (kind: Kind) => cards[kind].name.split('-')[0]
  const shapeOf = (kind: Kind) => cards[kind].name.split('-')[1]
  const members = (mask: number) => hand.filter((_, at) => (mask & (1 << at)) !== 0)
  const isValid = (mask: number): boolean => {
    const set = members(mask)
    const stones = set.filter(kind => cards[kind].name !== 'diamond')
    return (
      set.length <= 6 &&
      (new Set(stones.map(colourOf)).size <= 1 || new Set(stones.map(shapeOf)).size <= 1)
    )
  }
  const all = (1 << hand.length) - 1
  const sizes = Array.from({ length: all + 1 }, (_, mask) =>
    mask > 0 && isValid(mask) ? members(mask).length : 0,
  )
  // A tally as one number: base 16 holds the counts of twelve gems.
  const best: number[] = [0]
  for (let mask = 1; mask <= all; mask++) {
    const first = mask & -mask
    best[mask] = 0
    for (let others = mask ^ first; ; others = (others - 1) & (mask ^ first)) {
      const size = sizes[others | first]
      if (size > 0)
        best[mask] = Math.max(best[mask], 16 ** (size - 1) + best[mask ^ first ^ others])
      if (others === 0) break
    }
  }
  return [5, 4, 3, 2, 1, 0].map(digit => Math.floor(best[all] / 16 ** digit) % 16)
}

/** For larger hands: every sum of gems by line that can come about, each line cut as it is best. */
function everyLine(gems: Gems): Tally {
  let reached = new Map<string, readonly number[]>([['', [0, 0, 0, 0, 0, 0]]])
  for (const kind of listed(gems)) {
    const cell = kind - FIRST_GEM
    const homes = kind === DIAMOND ? [0, 1, 2, 3, 4, 5] : [Math.floor(cell / 3), 3 + (cell % 3)]
    const next = new Map<string, readonly number[]>()
    for (const lines of reached.values()) {
      for (const home of homes) {
        const grown = lines.with(home, lines[home] + 1)
        next.set(grown.join(), grown)
      }
    }
    reached = next
  }
  const tallies = [...reached.values()].map(lines => {
    const tally = [0, 0, 0, 0, 0, 0]
    for (const size of lines) {
      tally[0] += Math.floor(size / 6)
      if (size % 6 > 0) tally[6 - (size % 6)]++
    }
    return tally
  })
  return tallies.reduce((one, other) => (compare(one, other) < 0 ? other : one))
}

function compare(one: Tally, other: Tally): number {
  const at = one.findIndex((count, size) => count !== other[size])
  return at < 0 ? 0 : one[at] - other[at]
}

describe('the best split', () => {
  it('[NIM-17] is what trying every split finds, on hands of up to twelve gems', () => {
    fc.assert(
      fc.property(handsOf(12), gems => {
        expect(tallyOf(bestScore(gems))).toEqual(bruteForce(gems))
      }),
      { numRuns: 300 },
    )
  })

  it('[NIM-17] is what trying every line finds, on larger hands', () => {
    fc.assert(
      fc.property(handsOf(30), gems => {
        expect(tallyOf(bestScore(gems))).toEqual(everyLine(gems))
      }),
      { numRuns: 60 },
    )
  })

  it('[NIM-15] [NIM-21] is made of real sets, and every gem is in exactly one', () => {
    fc.assert(
      fc.property(handsOf(58), gems => {
        const { sets, tally } = bestSplit(gems)
        expect(sets.every(set => isSet(set.gems))).toBe(true)
        expect(counted(sets.flatMap(set => set.gems))).toEqual(gems)
        expect(tallySets(sets.map(set => set.gems))).toEqual(tally)
        for (const set of sets) expect(sharedBy(set.gems)).toContain(set.alike)
      }),
      { numRuns: 300 },
    )
  })

  it('[NIM-17] is never beaten by a split of the player’s own making', () => {
    fc.assert(
      fc.property(handsOf(30), fc.infiniteStream(fc.nat()), (gems, choices) => {
        const sets: Kind[][] = []
        for (const kind of listed(gems)) {
          const open = sets.filter(set => isSet([...set, kind]))
          const chosen = choices.next().value % (open.length + 1)
          if (chosen < open.length) open[chosen].push(kind)
          else sets.push([kind])
        }
        const own = tallySets(sets)
        if (own === undefined) throw new Error('a split of real sets')
        expect(compare(own, bestSplit(gems).tally)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })

  it('[NIM-15] [NIM-17] leaves fogged gems out, as trying every split of the others does', () => {
    const fogSets = fc.subarray(['fog-orange', 'fog-green', 'fog-purple'])
    const hides: Record<string, string> = {
      'fog-orange': 'ruby heliodor',
      'fog-green': 'heliodor sapphire',
      'fog-purple': 'ruby sapphire',
    }
    fc.assert(
      fc.property(handsOf(12), fogSets, (gems, fogs) => {
        const names = listed(gems).map(kind => cards[kind].name)
        const scene = given(`laid 0: ${[...fogs, ...names].join(' ')}`)
        const hidden = fogs.flatMap(fog => hides[fog].split(' '))
        const seen = listed(gems).filter(kind => !hidden.includes(cards[kind].name.split('-')[0]))
        expect(splitOf(scene.state, 0).tally).toEqual(bruteForce(counted(seen)))
      }),
      { numRuns: 100 },
    )
  })

  it('[NIM-15] takes a set of one colour or of one shape, of one to six cards', () => {
    expect(bestSplit(hand('ruby-round ruby-square ruby-triangular')).sets).toEqual([
      { alike: 'ruby', gems: kinds('ruby-round ruby-square ruby-triangular') },
    ])
    expect(bestSplit(hand('ruby-round sapphire-round heliodor-round')).sets).toEqual([
      { alike: 'round', gems: kinds('ruby-round heliodor-round sapphire-round') },
    ])
    expect(bestSplit(hand('ruby-round sapphire-square')).tally).toEqual([0, 0, 0, 0, 0, 2])
    expect(bestSplit(hand('ruby-round '.repeat(7).trim())).tally).toEqual([1, 0, 0, 0, 0, 1])
    expect(bestSplit(hand('')).sets).toEqual([])
  })

  it('[NIM-12] completes a set of either sort with a diamond', () => {
    const round = 'ruby-round ruby-round sapphire-round sapphire-round heliodor-round'
    const yellow =
      'heliodor-round heliodor-round heliodor-square heliodor-triangular heliodor-square'
    for (const five of [round, yellow]) {
      expect(bestSplit(hand(`${five} diamond`)).tally).toEqual([1, 0, 0, 0, 0, 0])
    }
  })

  it('[NIM-21] allows a set of nothing but diamonds', () => {
    expect(bestSplit(hand('diamond diamond diamond diamond')).sets).toEqual([
      { alike: 'diamond', gems: Array(4).fill(DIAMOND) },
    ])
    const six = 'ruby-round '.repeat(6)
    expect(bestSplit(hand(`${six}diamond diamond`)).sets.map(set => set.alike)).toEqual([
      expect.stringMatching(/ruby|round/),
      'diamond',
    ])
  })
})

describe('a set', () => {
  it.each([
    ['ruby-round', true],
    ['ruby-round ruby-square', true],
    ['ruby-round sapphire-round', true],
    ['ruby-round diamond sapphire-square', false],
    ['ruby-round ruby-square sapphire-round', false],
    ['diamond diamond', true],
    ['ruby-round ruby-round ruby-round ruby-round ruby-round ruby-round', true],
    ['ruby-round ruby-round ruby-round ruby-round ruby-round ruby-round diamond', false],
    ['', false],
    ['cave', false],
  ])('[NIM-15] "%s": %s', (names, answer) => {
    expect(isSet(kinds(names))).toBe(answer)
    expect(tallySets([kinds(names)]) !== undefined).toBe(answer)
  })
})

function kinds(names: string): readonly Kind[] {
  return names === ''
    ? []
    : names.split(' ').map(name => cards.findIndex(card => card.name === name))
}

function hand(names: string): Gems {
  return counted(kinds(names))
}

/** What all gems of a set have in common; diamonds have whatever the others have. */
function sharedBy(set: readonly Kind[]): readonly string[] {
  const stones = set.filter(kind => kind !== DIAMOND).map(kind => cards[kind].name.split('-'))
  if (stones.length === 0) return ['diamond']
  return stones[0].filter(trait => stones.every(stone => stone.includes(trait)))
}
