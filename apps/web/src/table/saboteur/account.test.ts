import { roleOf } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { reasonsOf } from './account.ts'

const { digger, saboteur, greedy, green, blue, geologist } = roleOf

function rules(winners: readonly number[], roles: readonly number[]) {
  return (sharing: Parameters<typeof reasonsOf>[1]): readonly string[] =>
    reasonsOf({ winners, roles }, sharing).map(({ rule }) => rule)
}

describe('how gold was counted', () => {
  it('[SAB-54] gold cards go round among the diggers who win', () => {
    expect(rules([digger], [digger, saboteur, digger])('base')).toEqual(['SAB-54'])
  })

  it('[SAB-56, SAB-58] saboteurs are paid, if there are any', () => {
    expect(rules([saboteur], [digger, saboteur, digger])('base')).toEqual(['SAB-56'])
    expect(rules([saboteur], [digger, digger, digger])('base')).toEqual(['SAB-58'])
  })

  it('[CHM-16, VAR-23] a greedy gnome wins alone; a tournament pays in nuggets', () => {
    expect(rules([greedy], [digger, greedy, saboteur])('base')).toEqual(['CHM-16'])
    expect(rules([greedy], [digger, greedy, saboteur])('tournament')).toEqual(['VAR-23'])
  })

  it('[SB2-34, SB2-35] winners share by their number, geologists by crystals', () => {
    expect(rules([green], [green, blue])('saboteur-2')).toEqual(['SB2-34'])
    expect(rules([green], [green, geologist])('saboteur-2')).toEqual(['SB2-34', 'SB2-35'])
  })
})
