import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { type Eye, type Glimpse, type Looking, marks } from './asking.ts'
import { Screening } from './screening.ts'
import { replayOfBots } from './testing.ts'

const saboteur = replayOfBots('saboteur')

function looker(eye: Eye, replay = saboteur) {
  const screening = new Screening(replay)
  let at: Glimpse | undefined
  return (aim: Looking['aim']): Glimpse => {
    at = screening.look({ eye, from: at?.moment ?? 0, aim, have: at?.until ?? 0 })
    return at
  }
}

describe('a screening', () => {
  it('begins where an address says, with its eyes or with those of who opens it', () => {
    const begun = (eye: Eye | undefined, own: number | undefined, moment?: number) =>
      new Screening(saboteur).begin({ eye, moment }, own)
    const moment = nth(saboteur.stops, 9)
    expect(begun('all', 2, moment)).toMatchObject({ eye: 'all', moment })
    expect(begun(3, 2, moment)).toMatchObject({ eye: 3, moment })
    expect(begun(undefined, 2)).toMatchObject({ eye: 2, moment: saboteur.stops[0] })
    // Nobody is shown more than they asked for: a seat that is not there is no eye at all.
    expect(begun(saboteur.game.seats, undefined)).toMatchObject({ eye: 'public' })
    expect(begun(undefined, undefined, moment).until).toBe(moment)
  })

  it('brings each picture of what that eye sees once', () => {
    const look = looker('public')
    expect(look({ to: 'first' }).drawn.map(([key]) => key)).toEqual([
      expect.stringMatching(/^start\//),
    ])
    const seen = [look({ to: 'last' }), look({ to: 'first' }), look({ to: 'last' })]
    const [news = 0, ...again] = seen.map(one => one.drawn.length)
    expect(news).toBeGreaterThan(5)
    expect(again).toEqual([0, 0])
  })

  it('goes step by step through all stops and back', () => {
    const look = looker('all')
    const { stops } = saboteur
    expect(look({ to: 'first' }).moment).toBe(stops[0])
    for (const moment of stops.slice(1)) expect(look({ to: 'step', by: 1 }).moment).toBe(moment)
    expect(look({ to: 'step', by: 1 })).toMatchObject({ moment: saboteur.length, isLast: true })
    for (const moment of stops.slice(0, -1).reverse()) {
      expect(look({ to: 'step', by: -1 }).moment).toBe(moment)
    }
  })

  it('goes from round to round and from mark to mark', () => {
    const look = looker('all')
    const { stretches } = look({ to: 'first' })
    expect(stretches.map(one => one.round)).toEqual([1, 2, 3])
    expect(look({ to: 'round', by: 1 })).toMatchObject({ round: 2, turn: 0 })
    expect(look({ to: 'step', by: -1 })).toMatchObject({ round: 1 })
    look({ to: 'round', by: 1 })
    look({ to: 'step', by: 1 })
    expect(look({ to: 'round', by: -1 })).toMatchObject({ round: 2, turn: 0 })
    expect(look({ to: 'round', by: -1 })).toMatchObject({ round: 1, turn: 0 })
    const first = look({ to: 'mark', by: 1, kinds: marks })
    const known = first.marks.map(mark => mark.stop)
    expect(first.stop).toBe(Math.min(...known.filter(stop => stop > 0)))
    const goals = first.marks.filter(mark => mark.kind === 'goal')
    expect(goals.length).toBeGreaterThan(2)
    look({ to: 'first' })
    expect(look({ to: 'mark', by: 1, kinds: ['goal'] }).stop).toBe(nth(goals, 0).stop)
    expect(look({ to: 'last' }).isLast).toBe(true)
    expect(look({ to: 'mark', by: 1, kinds: marks }).isLast).toBe(true)
  })

  it('tells who wants no spoilers nothing of what is ahead', () => {
    const look = looker('public')
    const early = look({ to: 'moment', moment: nth(saboteur.stops, 10) })
    expect(early).toMatchObject({ turn: 10, turns: undefined })
    expect(early.stops).toHaveLength(11)
    expect(early.until).toBe(early.moment)
    expect(early.items.filter(item => item.type === 'moved')).toHaveLength(early.moment)
    expect(early.marks.every(mark => mark.stop <= 10)).toBe(true)
    expect(early.stretches).toHaveLength(1)
    expect(nth(early.stretches, 0).isOver).toBe(false)
    // As long as all cards would make it, whatever happened.
    const other = looker('public', replayOfBots('saboteur', 8))
    const elsewhere = nth(other({ to: 'moment', moment: 0 }).stretches, 0).length
    expect(nth(look({ to: 'first' }).stretches, 0).length).toBe(elsewhere)
    const second = look({ to: 'round', by: 1 })
    expect(second.stretches.map(one => one.isOver)).toEqual([true, false])
    // What has been seen stays known.
    expect(look({ to: 'first' }).stretches).toEqual(second.stretches)
    expect(look({ to: 'last' }).stretches.map(one => one.isOver)).toEqual([true, true, true])
  })

  it('gives the page no hidden card without spoilers, and only its own to a seat', () => {
    const look = looker('public')
    const own = looker(2)
    for (let step = 0; step < saboteur.stops.length; step++) {
      const aim = { to: 'stop', stop: step } as const
      expect(look(aim).game.view).toEqual(
        saboteur.sight(nth(saboteur.stops, step), 'spectator').game.view,
      )
      expect(own(aim).game.view).toEqual(saboteur.sight(nth(saboteur.stops, step), 2).game.view)
    }
  })

  it('sends what happened once', () => {
    const look = looker(1)
    const first = look({ to: 'first' })
    expect(first.until).toBe(saboteur.length)
    expect(first.items.length).toBe(saboteur.length)
    expect(look({ to: 'last' }).items).toEqual([])
  })

  it.each(['nimble-gnomes', 'my-treasure'])('marks what is telling in %s', name => {
    const look = looker('all', replayOfBots(name))
    const { marks: found, stretches, stops } = look({ to: 'last' })
    expect(found.some(mark => mark.kind === 'end')).toBe(true)
    expect(stretches.reduce((sum, one) => sum + one.length, 0)).toBe(stops.length)
  })

  it('keeps the board as large as the round needs, and tells no more of it than has been seen', () => {
    const open = looker('all')
    const first = open({ to: 'first' }).extent
    expect(first).toBeDefined()
    for (const stop of saboteur.stops.keys()) {
      const { extent, round } = open({ to: 'stop', stop })
      if (round === 1) expect(extent).toEqual(first)
    }
    const blind = looker('public')
    const early = blind({ to: 'first' }).extent
    expect(early).not.toEqual(first)
    // The last look at the round that is over: now all of it is known.
    const over = saboteur.stops.findLastIndex(moment => saboteur.roundAt(moment) === 1)
    blind({ to: 'stop', stop: over })
    expect(blind({ to: 'first' }).extent).toEqual(first)
  })
})
