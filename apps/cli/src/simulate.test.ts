import { type Bot, randomBot } from '@adit/bots'
import { type Event, HOLE, type Move, myTreasure, type State } from '@adit/my-treasure'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'
import { playGame, seedOfGame } from './series.ts'

const simulate = (...more: string[]) => runIn({}, 'simulate', 'my-treasure', ...more)

describe('adit simulate', () => {
  it('plays the same games from the same seed', async () => {
    const argv = ['--games', '20', '--seed', '9', '--out', 'g', '--json']
    const [first, second] = [await simulate(...argv), await simulate(...argv)]
    expect(first.files.get('g')).toBe(second.files.get('g'))
    const other = await simulate('--games', '20', '--seed', '10', '--out', 'g', '--json')
    expect(other.files.get('g')).not.toBe(first.files.get('g'))
  })

  it('counts every game once, and a win for somebody in each', async () => {
    const { out } = await simulate('--games', '50', '--seed', '2', '--seats', '3', '--json')
    const { seats, bots, games } = JSON.parse(out)
    expect(games).toBe(50)
    for (const tally of seats) expect(tally.games).toBe(50)
    const shares = seats.map(({ share }: { share: number }) => share)
    expect(shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(50)
    expect(bots.miner.games).toBe(150)
  })

  it('shows that the apprentice beats chance', async () => {
    const argv = ['--games', '60', '--seed', '1', '--bots', 'random,apprentice', '--rotate']
    const { bots } = JSON.parse((await simulate(...argv, '--json')).out)
    expect(bots.apprentice.share).toBeGreaterThan(50)
    const { out } = await simulate(...argv)
    expect(out).toMatch(/^ +seat +bot +games +wins +shared +share +score$/m)
    expect(out).toMatch(/^ +random +120 +\d+ +\d+ +\d+\.\d % +\d\.\d\d$/m)
    expect(out).toMatch(/[\d,]+ games a second/)
  })

  it('keeps the seed of a series that was given none, so that it can be repeated', async () => {
    const { seed } = JSON.parse((await simulate('--games', '1', '--json')).out)
    const again = JSON.parse((await simulate('--games', '1', '--seed', `${seed}`, '--json')).out)
    expect(again.seed).toBe(seed)
  })

  it('writes a record a line, with names, hash and nothing of the clock', async () => {
    const { files } = await simulate('--games', '3', '--out', 'g', '--bots', 'random')
    const lines = (files.get('g') ?? '').split('\n')
    expect(lines).toHaveLength(4)
    expect(JSON.parse(lines[0])).toMatchObject({
      title: 'my-treasure',
      seats: ['random 1', 'random 2', 'random 3', 'random 4'],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  it('says where it cannot write, before it plays', async () => {
    const { code, err } = await simulate('--games', '3', '--out', '/nowhere/g')
    expect([code, err]).toEqual([1, 'No: There is no folder /nowhere.\n'])
  })

  it('shows a bar to a person only', async () => {
    const watched = await runIn({ tty: true }, 'simulate', 'my-treasure', '--games', '300')
    expect(watched.err).toContain('█')
    expect((await simulate('--games', '300')).err).toBe('')
  })

  it('stops at Ctrl-C and gives what there is', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    const argv = ['simulate', 'my-treasure', '--games', '100000000', '--json']
    const { code, out } = await runIn({ interrupted: stop.signal }, ...argv)
    expect(code).toBe(130)
    expect(JSON.parse(out).games).toBeLessThan(100000000)
  })
})

describe('playGame', () => {
  it('gives bots views, never the state', () => {
    const game = myTreasure.open({ seats: 3, first: 'random' })
    let asked = 0
    const watcher: Bot<State, Move, Event> = {
      name: 'watcher',
      choose({ view: { deck }, legal, random }) {
        expect(new Set(deck)).toEqual(new Set(deck.length > 0 ? [HOLE] : []))
        asked++
        return legal[random.below(legal.length)]
      },
    }
    playGame(game, [watcher, watcher, watcher], 3)
    expect(asked).toBeGreaterThan(20)
  })

  it.each(shelf.map(title => [title.name, title] as const))(
    'plays %s to its end',
    (_name, title) => {
      const game = title.open(title.presets[0].config)
      const bots = Array.from({ length: game.seats }, () => randomBot)
      expect(playGame(game, bots, seedOfGame(1, 1)).outcome.scores).toHaveLength(game.seats)
    },
  )
})
