import { cellAt, type Event, faceOf, kindOf, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { climaxOf, climaxTimes } from './climax.ts'

const [{ config }] = saboteur.presets

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

  it('shows the goal closed before it is open', () => {
    const gold = climaxOf(almostThere(), [turned('gold'), ended])
    expect(gold?.open.lying.get(at)?.face).toBe(faceOf(kindOf.gold, 0))
    expect(gold?.closed.lying.get(at)?.face).not.toBe(faceOf(kindOf.gold, 0))
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
