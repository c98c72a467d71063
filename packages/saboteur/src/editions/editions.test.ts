import { describe, expect, it } from 'vitest'
import { configFor } from '../../trial/testing.ts'
import { compile } from '../rules.ts'
import { editionNames } from './editions.ts'

describe('the editions', () => {
  it('are called what an option calls them', () => {
    expect(editionNames).toEqual(['2009', '2011', 'jubilee'])
    for (const edition of editionNames) expect(configFor({ edition })).toMatchObject({ edition })
  })

  it.each([
    ['2009', 'linked', true, true, true, 'players', 'through'],
    ['2011', 'hanging', false, true, true, 'players', 'through'],
    ['jubilee', 'linked', false, false, false, 'diggers', 'finisher'],
  ] as const)('%s [SAB-23, SAB-24, SAB-32, SAB-40, SAB-45, SAB-53]', (edition, ...decided) => {
    const rules = compile(configFor({ edition }))
    const { laying, clashIsChosen, sabotageOnSelf, goalTalk, goldDrawn, teams } = rules
    expect([laying, clashIsChosen, sabotageOnSelf, goalTalk, goldDrawn, teams]).toEqual(decided)
  })
})
