import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'

const arena = (files: Map<string, string>, ...more: string[]) =>
  runIn({ files }, 'arena', '--seed', '3', '--jobs', '1', '--json', ...more)

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url))

describe('adit arena', () => {
  const duel = ['--bots', 'apprentice-0.1,random', '--games', '12']

  it('plays each deal both ways, and says who is stronger and by how much', async () => {
    const { out, code } = await arena(new Map(), ...duel)
    const { pairs, ratings, deals } = JSON.parse(out)
    expect(code).toBe(0)
    expect(deals).toBe(12)
    const [pair] = pairs
    expect(pair).toMatchObject({ kind: 'roles', one: 'apprentice-0.1', other: 'random' })
    expect(pair.s.mean).toBeCloseTo((pair.goldOfOne.mean + 1 - pair.goldOfOther.mean) / 2)
    expect(pair.s.mean).toBeGreaterThan(0.6)
    expect(pair.s.within).toBeGreaterThan(0)
    const mu = (bot: string, as: string) =>
      ratings.find((each: { bot: string; as: string }) => each.bot === bot && each.as === as).mu
    expect(mu('apprentice-0.1', 'digger')).toBeGreaterThan(mu('random', 'digger'))
    expect(mu('apprentice-0.1', 'saboteur')).toBeGreaterThan(mu('random', 'saboteur'))
  })

  it('finds equal bots equal: the same deal both ways comes out the same', async () => {
    const { out } = await arena(new Map(), '--bots', 'random,random', '--games', '5')
    expect(JSON.parse(out).pairs[0].s).toEqual({ mean: 0.5, within: 0, deals: 5 })
  })

  it('gives a table in words too', async () => {
    const { out } = await runIn({}, 'arena', '--seed', '3', '--jobs', '1', ...duel)
    expect(out).toMatch(/^ +apprentice-0\.1 +random +\d+\.\d ± \d+\.\d %/m)
    expect(out).toMatch(/^ +random +saboteur +\d+\.\d ± \d+\.\d$/m)
  })

  it('goes on from the file of an interrupted run, and refuses that of another', async () => {
    const files = new Map<string, string>()
    await arena(files, ...duel.slice(0, 2), '--games', '4', '--out', 'a')
    const first = files.get('a') ?? ''
    // Half a line, as after a crash.
    files.set('a', first.slice(0, -20))
    const { out } = await arena(files, ...duel, '--out', 'a')
    const whole = JSON.parse((await arena(new Map(), ...duel)).out)
    expect(JSON.parse(out).pairs).toEqual(whole.pairs)
    const other = await arena(files, '--bots', 'random,apprentice-0.1', '--out', 'a')
    expect(other.code).toBe(1)
    expect(JSON.parse(other.out).error.key).toBe('arena-other-file')
  })

  it('rotates one bot among others through every seat of any game', async () => {
    const bots = ['--bots', 'apprentice-0.1,random', '--games', '6', '--seats', '3']
    const { out } = await arena(new Map(), '--game', 'my-treasure', ...bots)
    const [pair] = JSON.parse(out).pairs
    expect(pair.kind).toBe('mixed')
    expect(pair.share.mean).toBeGreaterThan(1.2)
    expect(pair.score.mean).toBeGreaterThan(1)
  })

  it('stops early when it is clear, if asked to', async () => {
    const bots = ['--bots', 'apprentice-0.1,random', '--games', '400', '--sprt']
    const { deals, pairs } = JSON.parse((await arena(new Map(), ...bots)).out)
    expect(deals).toBeLessThan(400)
    expect(pairs[0].sprt.verdict).toBe('better')
  })

  it('gives the same results on several threads', async () => {
    const argv = ['arena', '--seed', '3', '--json', ...duel]
    const many = JSON.parse((await runIn({}, ...argv, '--jobs', '2')).out)
    expect(many.pairs).toEqual(JSON.parse((await runIn({}, ...argv, '--jobs', '1')).out).pairs)
  })

  it.each([
    [['--bots', 'random'], 'arena-needs-two'],
    [['--bots', 'random,nobody'], 'unknown-bot'],
    [['--bots', 'random,random', '--game', 'chess'], 'unknown-game'],
    [['--bots', 'random,random', '--games', 'many'], 'bad-number'],
  ])('refuses %j', async (argv, key) => {
    const { out, code } = await arena(new Map(), ...argv)
    expect(code).toBe(2)
    expect(JSON.parse(out).error.key).toBe(key)
  })
})

describe("somebody's own program", () => {
  it('in JavaScript plays a whole match', async () => {
    const bots = `${example('lucky.mjs')},random`
    const { out, code } = await arena(new Map(), '--bots', bots, '--games', '2')
    expect(code).toBe(0)
    expect(JSON.parse(out).pairs[0].s.deals).toBe(2)
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  it.skipIf(!hasPython)('in Python plays a whole match (skipped without python3)', async () => {
    const bots = `${example('careful.py')},random`
    const { out, code } = await arena(new Map(), '--bots', bots, '--games', '2')
    expect(code).toBe(0)
    expect(JSON.parse(out).pairs[0].s.deals).toBe(2)
  })

  it('that is not there, or talks nonsense, ends the match with its name', async () => {
    const missing = await arena(new Map(), '--bots', './no-such-bot,random', '--games', '1')
    expect(missing.code).toBe(1)
    expect(JSON.parse(missing.out).error).toMatchObject({
      key: 'arena-program-failed',
      slots: { program: './no-such-bot' },
    })
    const echo = await arena(new Map(), '--bots', '/bin/cat,random', '--games', '1')
    expect(JSON.parse(echo.out).error.key).toBe('arena-program-failed')
  })
})
