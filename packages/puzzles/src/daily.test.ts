import { expect, test } from 'vitest'
import { digOf, digsOf, kindOn } from './daily.ts'
import { dayAfter } from './day.ts'
import { disprove } from './prove.ts'
import { type Dig, puzzled, puzzleKinds } from './puzzle.ts'

const week: string[] = ['2027-01-04']
while (week.length < 7) week.push(dayAfter(week[week.length - 1]))
const digs = week.flatMap(digsOf)

test('a week asks everything there is to ask, one puzzle a game and day', () => {
  expect(digs).toHaveLength(7 * puzzled.length)
  expect(new Set(digs.map(({ kind }) => kind))).toEqual(new Set(puzzleKinds))
  for (const dig of digs) expect(dig.kind).toBe(kindOn(dig.title, dig.day))
})

test('every solution is proved, and no puzzle is like another', () => {
  for (const dig of digs)
    expect(`${dig.day} ${dig.kind} ${disprove(dig)}`).toBe(`${dig.day} ${dig.kind} undefined`)
  expect(new Set(digs.map(({ turns }) => turns.join('\n'))).size).toBe(digs.length)
})

/**
 * The archive stays as it is: what these days ask was told to people. If this fails, a maker has changed; it
 * must begin on a later day, beside the old one.
 */
test('the puzzles of a day never change', () => {
  const marks = ['2027-01-01', '2027-01-06', '2027-02-02'].flatMap(digsOf).map(dig => mark(dig))
  expect(marks).toMatchInlineSnapshot(`
    [
      "gold 33 295129492",
      "split 139 2127892422",
      "take 123 -1754056956",
      "who 15 -1462897474",
      "split 131 -233143843",
      "take 32 916580728",
      "goal 19 918966048",
      "split 163 588814721",
      "take 109 1912151982",
    ]
  `)
})

function mark(dig: Dig): string {
  let sum = 0
  for (const sign of dig.turns.join('\n')) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0
  return `${dig.kind} ${dig.turns.length} ${sum}`
}

test('what a Thursday asked before there was another kind, it asks for ever', () => {
  expect(kindOn('saboteur', '2026-11-12')).toBe('goal')
  expect(kindOn('saboteur', '2026-11-19')).toBe('alive')
})

test('a proof that is spoilt does not pass', () => {
  const spoilt: Readonly<Record<Dig['kind'], (dig: Dig) => Dig>> = {
    gold: spoilAnswers,
    alive: spoilAnswers,
    goal: spoilTruth,
    who: spoilTruth,
    split: dig =>
      dig.kind === 'split' ? { ...dig, best: dig.best.with(0, dig.best[0] + 1) } : dig,
    take: dig => (dig.kind === 'take' ? { ...dig, draw: dig.draw + 1 } : dig),
  }
  for (const kind of puzzleKinds) {
    const dig = digs.find(one => one.kind === kind)
    if (dig === undefined) throw new Error(kind)
    expect(disprove(spoilt[kind](dig)), kind).toBeDefined()
  }
})

function spoilAnswers(dig: Dig): Dig {
  return 'answers' in dig ? { ...dig, answers: ['pass'] } : dig
}

function spoilTruth(dig: Dig): Dig {
  if (dig.kind !== 'goal' && dig.kind !== 'who') return dig
  return { ...dig, truth: (dig.truth + 1) % dig.candidates.length }
}

test('what is no day is refused', () => {
  expect(() => digOf('saboteur', '2027-02-29')).toThrow('no day')
})
