import { describe, expect, it } from 'vitest'
import { editionNames } from '../src/editions/editions.ts'
import { championshipNames, moduleNames } from '../src/modules/index.ts'
import { deals } from './deals.ts'
import { perft } from './perft.ts'
import { given } from './testing.ts'

/** Ways through 1, 2, 3 and 4 moves: a change of any rule for what is legal changes a number. */
const table = `
  2009                       24     299    4351   74099
  2011                       24     299    4432   77260
  jubilee                    23     285    3871   64471
  connected                  24     299    4351   74099
  no-gold-for-broken         23     308    2091   32943
  2011 saboteur-2             6      36     221    2553
  saboteur-2                 13      62     362    4282
  gathering                  32    1116   28344  505539
  dressing-room              18     420    5126   50448
  party                      18     420    5068   48797
  goals                      23     341    4783   82523
  chests                     16     231    4583   43376
  compromised                23     307    1763   27881
  tournament                 25     310    4848   26764
  greedy-gnome               23     284    3870   64470
  vein-swap                  14     156    2056   25281
  treasury                   12     123    1630   15718
  veto                       14      42      90     577
  turn-about                 12     133    1736   17438
  craftsman                   5      32     153     516
  pathfinder                 22     251    3136   54482
  diversion                  19     202    2595   39006
  everything                 31     655   10290   72517
`

const lines = new Map(
  table
    .trim()
    .split('\n')
    .map(line => /^\s*(.*?)((?: +\d+)+)$/.exec(line))
    .map(match => [match?.[1] ?? '', match?.[2].trim().split(/ +/).map(Number) ?? []]),
)

describe('perft', () => {
  it.each(Object.entries(deals))('%s', (name, { choices, text }) => {
    const { game, state } = given(choices, text)
    expect([1, 2, 3, 4].map(depth => perft(game, state, depth))).toEqual(lines.get(name))
  })

  it('every edition, module and championship card has a line, and no line is idle', () => {
    const names = [...editionNames, ...moduleNames, ...championshipNames]
    expect(names.filter(name => !(name in deals))).toEqual([])
    expect([...lines.keys()].filter(name => !(name in deals))).toEqual([])
  })
})
