import { expect, test } from 'vitest'
import { digOf } from './daily.ts'
import { hardnessOf } from './hardness.ts'
import { betScore, rebalanced, scoreOf } from './score.ts'

test('an even bet earns nothing, to be sure and right everything, to be sure and wrong nothing', () => {
  expect(betScore({ truth: 1 }, [25, 25, 25, 25])).toBe(0)
  expect(betScore({ truth: 1 }, [0, 100, 0, 0])).toBe(100)
  expect(betScore({ truth: 1 }, [97, 1, 1, 1])).toBe(0)
  expect(betScore({ truth: 1 }, [8, 62, 20, 10])).toBe(66)
})

test('each wrong try costs a quarter', () => {
  const dig = digOf('saboteur', '2027-01-04')
  if (dig.kind !== 'gold') throw new Error(dig.kind)
  const [move] = dig.answers
  expect([1, 2, 3, 6].map(tries => scoreOf(dig, { kind: 'move', move, tries }))).toEqual([
    100, 75, 50, 0,
  ])
  expect(scoreOf(dig, { kind: 'move', move: 'pass', tries: 1 })).toBe(0)
  expect(scoreOf(dig, { kind: 'given-up' })).toBe(0)
})

test('a split earns as much as was found of the best, from the sixes down', () => {
  const dig = digOf('nimble-gnomes', '2027-01-04')
  if (dig.kind !== 'split') throw new Error(dig.kind)
  expect(scoreOf(dig, { kind: 'sets', tally: dig.best })).toBe(100)
  expect(scoreOf(dig, { kind: 'sets', tally: dig.best.with(0, 9) })).toBe(0)
  expect(scoreOf(dig, { kind: 'sets', tally: dig.best.with(5, 9) })).toBe(80)
})

test('the worse choice costs what it loses', () => {
  const dig = digOf('my-treasure', '2027-01-04')
  if (dig.kind !== 'take') throw new Error(dig.kind)
  const worse = dig.better === 'take' ? 'draw' : 'take'
  const loss = Math.abs(dig.draw - dig.take) / dig.parts
  expect(scoreOf(dig, { kind: 'choice', choice: dig.better })).toBe(100)
  expect(scoreOf(dig, { kind: 'choice', choice: worse })).toBe(
    Math.round(100 - 80 * Math.min(1, loss)),
  )
})

test('bets always add up to a hundred, and none is nothing', () => {
  let bets: readonly number[] = [25, 25, 25, 25]
  for (const [at, to] of [
    [0, 97],
    [1, 50],
    [2, 200],
    [3, 0],
    [0, 33],
    [1, -5],
  ]) {
    bets = rebalanced(bets, at, to)
    expect(bets.reduce((sum, one) => sum + one, 0)).toBe(100)
    expect(Math.min(...bets)).toBeGreaterThanOrEqual(1)
  }
  expect(rebalanced([25, 25, 25, 25], 0, 97)).toEqual([97, 1, 1, 1])
})

test('how hard it is, is how the bots fare', () => {
  const dig = digOf('my-treasure', '2027-01-05')
  const { grade, scores } = hardnessOf(dig, 4)
  expect(scores).toHaveLength(3)
  expect(grade).toBeGreaterThanOrEqual(1)
  expect(grade).toBeLessThanOrEqual(5)
  expect(hardnessOf(dig, 4)).toEqual({ grade, scores })
})
