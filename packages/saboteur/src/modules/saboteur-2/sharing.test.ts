import { describe, expect, it } from 'vitest'
import { given, type Table, those } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { roleOf } from '../../roles.ts'
import { ROUND_OVER } from '../../state.ts'

const LINE = 'LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

/** Seat 0 completes a tunnel that begins with the card at (1,0). */
function finished(edition: string, first: string, roles: string, text = ''): Table {
  const seats = roles.split(' ').length
  const table = given(
    { seats, edition: edition as 'jubilee', modules: ['saboteur-2'] },
    `laid: ${first} 1,0  ${LINE}\nhand 0: LR\nhand 1: TB\nroles: ${roles}\n${text}`,
  )
  table.play(0, 'lay LR 7,0')
  return table
}

function spent(edition: string, roles: string, text = ''): Table {
  const table = given(
    { seats: roles.split(' ').length, edition: edition as 'jubilee', modules: ['saboteur-2'] },
    `deck:\nroles: ${roles}\n${text}`,
  )
  table.play(0, 'pass')
  return table
}

describe('who wins when gold was reached', () => {
  it('[SB2-30] 2011: every team that no door of the other colour keeps out', () => {
    expect(finished('2011', 'LR', 'green blue saboteur').state.gold).toEqual([4, 4, 0])
    expect(finished('2011', 'LR:g', 'blue green saboteur').state.gold).toEqual([0, 5, 0])
    expect(finished('2011', 'LR:b', 'green blue saboteur').state.gold).toEqual([0, 5, 0])
  })

  it('[SB2-30] 2011: if neither gets through, the saboteurs and the profiteer', () => {
    const two = `LR:g 1,0  LR:b 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0`
    const table = given(
      { seats: 5, edition: '2011', modules: ['saboteur-2'] },
      `laid: ${two}\nhand 0: LR\nhand 1: TB\nroles: green blue saboteur profiteer boss`,
    )
    const [ended] = those(table.play(0, 'lay LR 7,0'), 'round-ended')
    expect(ended.winners).toEqual([roleOf.saboteur, roleOf.profiteer])
    expect(table.state.gold).toEqual([0, 0, 4, 2, 0])
  })

  it('[SB2-31] Jubilee: a digger who completed it wins with the own team alone', () => {
    expect(finished('jubilee', 'LR', 'green blue green').state.gold).toEqual([4, 0, 4])
    expect(finished('jubilee', 'LR', 'blue green blue').state.gold).toEqual([4, 0, 4])
  })

  it('[SB2-31] if that team cannot get through, the other wins', () => {
    expect(finished('jubilee', 'LR:g', 'blue green blue').state.gold).toEqual([0, 5, 0])
    expect(finished('jubilee', 'LR:b', 'green blue green').state.gold).toEqual([0, 5, 0])
  })

  it('[SB2-31] completed by no digger: every team that can get through', () => {
    expect(finished('jubilee', 'LR', 'saboteur blue green').state.gold).toEqual([0, 4, 4])
    expect(finished('jubilee', 'LR:b', 'saboteur blue green').state.gold).toEqual([0, 5, 0])
  })

  it('[SB2-31] if neither can, boss and profiteer, and no saboteur', () => {
    const two = `LR:g 1,0  LR:b 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0`
    const gold = (roles: string): number[] => {
      const table = given(
        { seats: 4, edition: 'jubilee', modules: ['saboteur-2'] },
        `laid: ${two}\nhand 0: LR\nhand 1: TB\nroles: ${roles}`,
      )
      table.play(0, 'lay LR 7,0')
      return table.state.gold
    }
    expect(gold('green blue saboteur boss')).toEqual([0, 0, 0, 4])
    expect(gold('green blue saboteur profiteer')).toEqual([0, 0, 0, 3])
    expect(gold('green boss saboteur profiteer')).toEqual([0, 3, 0, 2])
  })

  it('[SB2-53] a way round a door counts, and a ladder is one step from the start', () => {
    const round = given(
      { seats: 3, edition: 'jubilee', modules: ['saboteur-2'] },
      `laid: TBLR 1,0 LR:g 2,0 TR 1,1 LR 2,1 TBLR 3,0 TL 3,1 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR
      hand 1: TB
      roles: blue green saboteur`,
    )
    round.play(0, 'lay LR 7,0')
    expect(round.state.gold).toEqual([5, 0, 0])
    const ladder = given(
      { seats: 3, edition: 'jubilee', modules: ['saboteur-2'] },
      `laid: LR:g 1,0 BLR* 2,0 TR^ 2,1 LR 3,0 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR
      hand 1: TB
      roles: blue green saboteur`,
    )
    ladder.play(0, 'lay LR 7,0')
    expect(ladder.state.gold).toEqual([5, 0, 0])
  })

  it('[SB2-54] a team wins by the walk even if nobody holds its colour', () => {
    const table = finished('2011', 'LR:g', 'blue boss saboteur')
    // Green wins without a player: the boss alone shares.
    expect(table.state.gold).toEqual([0, 4, 0])
    expect(finished('2011', 'LR:g', 'blue blue saboteur').state.gold).toEqual([0, 0, 0])
  })

  it('[SAB-75] the role that counts is the one held when the round ends', () => {
    const table = given(
      { seats: 3, edition: 'jubilee', modules: ['saboteur-2'] },
      `laid: LR 1,0  ${LINE}
      hand 0: LR
      hand 2: swap-hats
      mover: 2
      drawer: 2
      roles: green blue saboteur
      spare roles: blue`,
    )
    table.play(2, 'swap-hats 0')
    table.play(0, 'lay LR 7,0')
    expect(table.state.gold).toEqual([4, 4, 0])
  })
})

describe('who wins without gold', () => {
  it('[SB2-32] saboteurs and profiteer; with no saboteur the profiteer alone', () => {
    expect(spent('2011', 'green saboteur profiteer boss').state.gold).toEqual([0, 4, 2, 0])
    expect(spent('jubilee', 'green saboteur profiteer boss').state.gold).toEqual([0, 4, 2, 0])
    expect(spent('jubilee', 'green blue profiteer boss').state.gold).toEqual([0, 0, 3, 0])
  })

  it('[SB2-33] the boss wins with any digger team, the profiteer always', () => {
    expect(finished('jubilee', 'LR', 'green boss profiteer').state.gold).toEqual([3, 2, 1])
    expect(spent('jubilee', 'green boss profiteer').state.gold).toEqual([0, 0, 3])
  })
})

describe('shares', () => {
  it('[SB2-34] 5, 4, 3, 2, 1 by the number of winners; never below nothing', () => {
    const gold = (roles: string): number[] => finished('2011', 'LR', roles).state.gold
    expect(gold('green saboteur saboteur')).toEqual([5, 0, 0])
    expect(gold('green blue saboteur')).toEqual([4, 4, 0])
    expect(gold('green blue green')).toEqual([3, 3, 3])
    expect(gold('green blue green blue')).toEqual([2, 2, 2, 2])
    expect(gold('green blue green blue boss profiteer')).toEqual([1, 1, 1, 1, 0, 0])
  })

  it('[SB2-35, SB2-50] geologists share all crystals in the maze, linked or not', () => {
    const crystals = 'laid: BLR* 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0  TBL* 3,5 t* 4,5'
    const gold = (roles: string, text = ''): number[] => {
      const table = given(
        { seats: 3, modules: ['saboteur-2'] },
        `${crystals}\nhand 0: LR\nhand 1: TB\nroles: ${roles}\n${text}`,
      )
      table.play(0, 'lay LR 7,0')
      return table.state.gold
    }
    expect(gold('green geologist saboteur')).toEqual([5, 3, 0])
    expect(gold('green geologist geologist')).toEqual([5, 1, 1])
    expect(gold('green geologist geologist', 'front: - trap -')).toEqual([5, 0, 3])
    expect(spent('jubilee', 'green geologist saboteur').state.gold).toEqual([0, 0, 5])
  })

  it('[SB2-26, SB2-36] the trapped get nothing and are not counted', () => {
    expect(finished('2011', 'LR', 'green green saboteur', 'front: - trap -').state.gold).toEqual([
      5, 0, 0,
    ])
  })
})

describe('thieves', () => {
  const THIEVES = 'roles: saboteur green green blue\ngold: 0 2 1 0'

  function stealing(text: string): Table {
    const table = given({ seats: 4, modules: ['saboteur-2'] }, `deck:\n${text}`)
    table.play(0, 'pass')
    return table
  }

  it('[SB2-20] after the sharing a thief may take one nugget from another who has some', () => {
    const table = stealing(`${THIEVES}\nfront: - thief - -\nthieves: 1`)
    expect(table.state.gold).toEqual([5, 2, 1, 0])
    expect(table.moves(1)).toEqual(['rob 0', 'rob 2', 'decline'])
    expect(those(table.play(1, 'rob 0'), 'stole')).toHaveLength(1)
    expect(table.state.gold).toEqual([4, 3, 1, 0])
    expect(table.state.front).toEqual([0, 0, 0, 0])
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SB2-21] that somebody has gold is public, how much is not', () => {
    const table = stealing(`${THIEVES}\nfront: - thief - -\nthieves: 1`)
    expect(table.view(3).gold).toEqual([-1, -1, -1, 0])
  })

  it('[SB2-21, SB2-55] the latest thief first, then clockwise; each sees what was left', () => {
    const table = stealing(
      'roles: geologist green green blue\ngold: 0 1 0 0\nfront: thief - thief thief\nthieves: 3 0 2',
    )
    expect(table.moves(2)).toEqual(['rob 1', 'decline'])
    table.play(2, 'rob 1')
    expect(table.moves(3)).toEqual(['rob 2', 'decline'])
    table.play(3, 'decline')
    expect(table.asks(0)).toBe(true)
    table.play(0, 'rob 2')
    expect(table.state.gold).toEqual([1, 0, 0, 0])
  })

  it('[SB2-55] from the latest thief on clockwise, past the last seat', () => {
    const table = spent(
      '2011',
      'green green green blue',
      'front: thief thief thief -\nthieves: 2 0 1\ngold: 0 0 0 3',
    )
    for (const seat of [1, 2, 0]) {
      expect([seat, table.asks(seat)]).toEqual([seat, true])
      table.play(seat, 'decline')
    }
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SB2-20] a thief is not asked when nobody else has gold', () => {
    const nobody = 'front: thief - -\nthieves: 0'
    expect(spent('2011', 'green blue blue', nobody).state.stage).toBe(ROUND_OVER)
    const alone = spent('2011', 'green blue blue', `${nobody}\ngold: 2 0 0`)
    expect(alone.state.stage).toBe(ROUND_OVER)
    expect(alone.state.gold).toEqual([2, 0, 0])
    expect(alone.state.front[0]).toBe(0)
    expect(alone.state.pile).toEqual([kindOf.thief])
  })

  it('[SB2-34] who gets nothing is not paid', () => {
    const table = given({ modules: ['saboteur-2'] }, 'deck:\nroles: saboteur green geologist')
    const paid = those(table.play(0, 'pass'), 'paid')
    expect(paid).toEqual([{ type: 'paid', seat: 0, nuggets: 5, cards: 0 }])
  })

  it('[SB2-20, SB2-55] a trapped thief does not steal, but may be robbed', () => {
    const table = stealing(
      'roles: geologist green green blue\ngold: 0 1 1 0\nfront: thief thief+trap - -\nthieves: 0 1',
    )
    expect(table.moves(0)).toEqual(['rob 1', 'rob 2', 'decline'])
    table.play(0, 'rob 1')
    expect(table.state.stage).toBe(ROUND_OVER)
  })
})

describe('the printed examples', () => {
  // Seats: blue, green, green, boss, profiteer, saboteur, saboteur, geologist, geologist.
  const ROLES = 'blue green green boss profiteer saboteur saboteur geologist geologist'

  function example(edition: '2011' | 'jubilee', roles: string, front: string): Table {
    const table = given(
      { seats: roles.split(' ').length, edition, modules: ['saboteur-2'] },
      `laid: LR:b 1,0  BLR* 2,0  BLR* 3,0  LRb* 4,0  BLR* 5,0  TBL* 2,1  LR 6,0
      hand 3: LR
      hand 4: TB
      mover: 3
      drawer: 3
      roles: ${roles}
      front: ${front}
      thieves: 5 6`,
    )
    table.play(3, 'lay LR 7,0')
    return table
  }

  it('[SB2-37] 2011: blue 3, boss 2, profiteer 1, free geologist 5, one theft', () => {
    const table = example('2011', ROLES, '- - - - - thief thief+trap - trap')
    expect(table.state.gold).toEqual([3, 0, 0, 2, 1, 0, 0, 5, 0])
    table.play(5, 'rob 7')
    expect(table.state.gold).toEqual([3, 0, 0, 2, 1, 1, 0, 4, 0])
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SB2-37] with both geologists free each gets 2', () => {
    const table = example('2011', ROLES, '- - - - - thief thief+trap - -')
    expect(table.state.gold.slice(7)).toEqual([2, 2])
  })

  it('[SB2-37] had green completed it, blue would still win', () => {
    const roles = 'blue green boss green profiteer saboteur saboteur geologist geologist'
    const table = example('2011', roles, '- - - - - thief thief+trap - trap')
    expect(table.state.gold.slice(0, 5)).toEqual([3, 0, 2, 0, 1])
  })

  it('[SB2-38] Jubilee: the same without geologists', () => {
    const roles = 'blue green green boss profiteer saboteur saboteur'
    const table = example('jubilee', roles, '- - - - - thief thief+trap')
    expect(table.state.gold).toEqual([3, 0, 0, 2, 1, 0, 0])
    table.play(5, 'rob 0')
    expect(table.state.gold).toEqual([2, 0, 0, 2, 1, 1, 0])
    expect(table.state.stage).toBe(ROUND_OVER)
  })
})
