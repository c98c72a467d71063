import { nth } from '@adit/kernel'
import { cellAt, type Event, faceOf, kindOf, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { climaxActs, climaxOf, climaxTimes, DYING_TIME, TURN_TIME, wayToGold } from './climax.ts'
import { sceneOf } from './scene.ts'

const { config } = nth(saboteur.presets, 0)

/** A mine in which only the last card of a straight tunnel to the middle goal is missing. */
function almostThere(): State {
  return saboteur.open(config).setup()
}

const at = cellAt(8, 0)
const turned = (kind: keyof typeof kindOf): Event => ({
  type: 'goal-turned',
  seat: 2,
  at,
  face: faceOf(kindOf[kind], 0),
})
const dug = (x: number, kind: number = kindOf.LR): Event => ({
  type: 'laid',
  seat: 1,
  at: cellAt(x, 0),
  face: faceOf(kind, 0),
})
const ended: Event = { type: 'round-ended', ending: 0, seat: 2, roles: [], winners: [] }

describe('what all have waited for', () => {
  it('is no climax without a goal or the end of a round', () => {
    expect(climaxOf(almostThere(), [])).toBeUndefined()
    expect(climaxOf(undefined, [turned('gold')])).toBeUndefined()
  })

  it('takes as long for gold as for stone, up to the turn', () => {
    const gold = climaxOf(almostThere(), [turned('gold'), ended])
    const stone = climaxOf(almostThere(), [turned('stone-left')])
    if (gold === undefined || stone === undefined) throw new Error('no climax')
    expect([gold.verdict, stone.verdict]).toEqual(['gold', 'stone'])
    expect(climaxTimes(stone).slice(0, 4)).toEqual(climaxTimes(gold).slice(0, 4))
    expect(gold.closed.lying.get(at)).toEqual(stone.closed.lying.get(at))
  })

  it('names what is found, and of several what ends the round', () => {
    const spider = { ...turned('spider'), at: cellAt(8, 2) }
    expect(climaxOf(almostThere(), [turned('dragon')])?.verdict).toBe('dragon')
    expect(climaxOf(almostThere(), [turned('bag-1')])?.verdict).toBe('bag')
    expect(climaxOf(almostThere(), [turned('stone-left'), spider, ended])?.verdict).toBe('spider')
  })

  it('shows the goal closed before it is open', () => {
    const gold = climaxOf(almostThere(), [turned('gold'), ended])
    expect(gold?.open.lying.get(at)?.face).toBe(faceOf(kindOf.gold, 0))
    expect(gold?.closed.lying.get(at)?.face).not.toBe(faceOf(kindOf.gold, 0))
  })

  it('leaves the picture of the mine where it is', () => {
    const mine = sceneOf(almostThere().maze)
    const { left, right, top, bottom } = mine
    const spent = climaxOf(almostThere(), [{ ...ended, ending: 3, seat: -1 }])
    expect(mine).toMatchObject({ left: -1, right: 8, top: -2, bottom: 2 })
    for (const scene of [spent?.closed, spent?.open])
      expect(scene).toMatchObject({ left, right, top, bottom })
  })

  it('runs the light to a stone as to gold, however the stone lies', () => {
    const tunnel = [1, 2, 3, 4, 5, 6, 7].map(x => dug(x))
    const ways = (['gold', 'stone-left', 'stone-right'] as const).map(
      kind => climaxOf(almostThere(), [...tunnel, turned(kind)])?.way,
    )
    expect(ways[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(x => cellAt(x, 0)))
    expect(ways).toEqual([ways[0], ways[0], ways[0]])
  })

  it('leads the light through no dead end, and down a ladder where no tunnel leads from the start', () => {
    const last = [4, 5, 6, 7].map(x => dug(x))
    const dead = dug(3, kindOf.lr)
    expect(climaxOf(almostThere(), [dug(1), dug(2), dead, ...last, turned('gold')])?.way).toEqual(
      [],
    )
    const ladder = dug(3, kindOf['R^'])
    const way = climaxOf(almostThere(), [ladder, ...last, turned('gold')])?.way
    expect(way).toEqual([3, 4, 5, 6, 7, 8].map(x => cellAt(x, 0)))
  })

  it('keeps the lit way in the picture of a mine whose gold was reached, and in no other', () => {
    const tunnel = [1, 2, 3, 4, 5, 6, 7].map(x => dug(x))
    const gold = climaxOf(almostThere(), [...tunnel, turned('gold'), ended])
    const stone = climaxOf(almostThere(), [...tunnel, turned('stone-left')])
    if (gold === undefined || stone === undefined) throw new Error('no climax')
    expect(wayToGold(gold.open)).toEqual(gold.way)
    expect(wayToGold(gold.closed)).toEqual([])
    expect(wayToGold(stone.open)).toEqual([])
  })

  it('tells what a goal is when it has turned, as late for gold as for stone', () => {
    const tunnel = [1, 2, 3, 4, 5, 6, 7].map(x => dug(x))
    const times = (['gold', 'stone-left'] as const).map(kind => {
      const climax = climaxOf(almostThere(), [...tunnel, turned(kind)])
      return climax && climaxTimes(climax).slice(0, climaxActs.indexOf('found'))
    })
    expect(times[0]).toEqual(times[1])
    expect(times[0]?.at(-1)).toBe(TURN_TIME)
  })

  it('lets the light of a mine without cards die from the ends of its tunnels to the start', () => {
    const up: Event = { type: 'laid', seat: 1, at: cellAt(2, -1), face: faceOf(kindOf.TB, 0) }
    const ladder: Event = { type: 'laid', seat: 1, at: cellAt(6, 1), face: faceOf(kindOf['R^'], 0) }
    const branches = [dug(1), dug(2, kindOf.TLR), up, dug(3), dug(4)]
    const spent = climaxOf(almostThere(), [...branches, ladder, ended])
    expect(spent?.dying).toEqual([
      [cellAt(6, 1)],
      [cellAt(4, 0)],
      [cellAt(2, -1), cellAt(3, 0)],
      [cellAt(2, 0)],
      [cellAt(1, 0)],
      [cellAt(0, 0)],
    ])
    expect(spent && climaxTimes(spent)[climaxActs.indexOf('light')]).toBe(DYING_TIME)
    expect(climaxOf(almostThere(), [...branches, turned('gold'), ended])?.dying).toEqual([])
  })

  it('has a title where a round is over, and none where the tunnel goes on', () => {
    const spent = climaxOf(almostThere(), [ended])
    const stone = climaxOf(almostThere(), [turned('stone-left')])
    if (spent === undefined || stone === undefined) throw new Error('no climax')
    expect(spent.verdict).toBe('spent')
    expect(climaxTimes(spent).at(-1)).toBeGreaterThan(0)
    expect(climaxTimes(stone).at(-1)).toBe(0)
  })
})
