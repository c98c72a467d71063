import { quickRandom } from '@adit/kernel'
import { kindOf, roleOf } from '@adit/saboteur'
import { given } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import { castGold, castSaboteurs, castTeams } from './cast.ts'

const random = quickRandom(3)
const table = () =>
  given(
    { seats: 5 },
    'hand 0: TB\nroles: digger saboteur digger saboteur digger\nspare roles: digger',
  )

describe('roles cast into an imagined world', () => {
  it('make exactly those saboteurs, and leave the own role and the pot as they are', () => {
    const { game, view } = table()
    for (const saboteurs of [0b00110, 0b11000, 0b00010, 0b10100]) {
      const world = game.determinize(view(0), random)
      expect(castSaboteurs(view(0), world, saboteurs)).toBe(true)
      const cast = world.roles.reduce((set, role, seat) => set | (role << seat), 0)
      expect(cast).toBe(saboteurs)
      expect([...world.roles, ...world.spare].sort()).toEqual([0, 0, 0, 0, 1, 1])
    }
  })

  it('refuse what the pot does not hold', () => {
    const { game, view } = table()
    const world = game.determinize(view(0), random)
    expect(castSaboteurs(view(0), world, 0b11110)).toBe(false)
    expect([...world.roles, ...world.spare].sort()).toEqual([0, 0, 0, 0, 1, 1])
  })

  it('leave a world alone that is as wished', () => {
    const { game, state, view } = given(
      {},
      'hand 0: TB\nroles: digger saboteur digger\nspare roles: digger',
    )
    const world = game.clone(state)
    expect(castSaboteurs(view(0), world, 0b010)).toBe(true)
    expect(world).toEqual(state)
  })

  it('trade between players where nothing is left over', () => {
    const { game, state, view } = given(
      {},
      'hand 0: TB\nroles: digger saboteur digger\nspare roles:',
    )
    const world = game.clone(state)
    expect(castSaboteurs(view(0), world, 0b100)).toBe(true)
    expect(world.roles).toEqual([roleOf.digger, roleOf.digger, roleOf.saboteur])
  })

  it('neither change the own role nor take it for another', () => {
    const digger = table()
    const own = digger.game.clone(digger.state)
    expect(castSaboteurs(digger.view(0), own, 0b01011)).toBe(true)
    expect(own.roles).toEqual(digger.state.roles)
    const saboteur = given({}, 'hand 0: TB\nroles: saboteur digger digger\nspare roles: digger')
    const world = saboteur.game.clone(saboteur.state)
    expect(castSaboteurs(saboteur.view(0), world, 0b010)).toBe(false)
    expect(world.roles).toEqual(saboteur.state.roles)
  })

  it('leave what is known to be left over where it is', () => {
    const { game, state, view } = given(
      { modules: ['saboteur-2'] },
      `hand 0: TB
      roles: green blue boss
      spare roles: saboteur green
      spare roles known: 0 -`,
    )
    const world = game.clone(state)
    expect(castSaboteurs(view(0), world, 0b010)).toBe(false)
    expect(world.spare).toEqual(state.spare)
    // Another viewer does not know it.
    expect(castSaboteurs(view(2), world, 0b010)).toBe(true)
    expect(world.roles[1]).toBe(roleOf.saboteur)
  })

  it('never touch a role that was seen', () => {
    const inspected = given(
      { modules: ['saboteur-2'] },
      `hand 0: inspection TB
      hand 1: TB
      hand 2: TB
      roles: green blue boss
      spare roles: saboteur saboteur saboteur geologist geologist profiteer blue blue blue green green green`,
    )
    inspected.play(0, 'inspection 2')
    const view = inspected.view(0)
    for (let nth = 0; nth < 50; nth++) {
      const world = inspected.game.determinize(view, random)
      castSaboteurs(view, world, 0b110)
      expect(world.roles[2]).toBe(roleOf.boss)
      expect(world.roles[1]).toBe(roleOf.saboteur)
    }
  })
})

describe('teams cast into an imagined world', () => {
  const teams = given(
    { modules: ['saboteur-2'], seats: 5 },
    `hand 0: TB
    roles: boss green blue saboteur green
    spare roles: saboteur saboteur geologist geologist profiteer blue blue blue green green`,
  )

  it('follow what a seat leans to, and leave all other roles and the pot as they are', () => {
    const view = teams.view(0)
    let greens = 0
    for (let nth = 0; nth < 200; nth++) {
      const world = teams.game.determinize(view, random)
      const others = (roles: readonly number[]) =>
        roles.map(role => (role === roleOf.blue ? roleOf.green : role))
      const before = others(world.roles)
      castTeams(view, world, [0, 3, -3, 0, 0], random)
      expect(others(world.roles)).toEqual(before)
      expect([...world.roles, ...world.spare].filter(role => role === roleOf.green)).toHaveLength(4)
      if (world.roles[1] === roleOf.green) greens++
      if (world.roles[1] === roleOf.blue) greens--
    }
    expect(greens).toBeGreaterThan(50)
  })

  /** How many of 2000 times seat 1 is green in the end, if it leans to that three to one. */
  function greensOf(text: string): number {
    const { game, state, view } = given({ modules: ['saboteur-2'] }, `hand 0: TB\n${text}`)
    const own = view(0)
    const lots = quickRandom(5)
    let greens = 0
    for (let nth = 0; nth < 2000; nth++) {
      const world = game.clone(state)
      castTeams(own, world, [-9, Math.log(3), 0], lots)
      if (world.roles[1] === roleOf.green) greens++
    }
    return greens
  }

  it.each([
    ['another player', 'roles: boss blue green\nspare roles: saboteur'],
    ['what is left over', 'roles: green blue saboteur\nspare roles: saboteur green boss'],
  ])('are as likely as a seat leans, by trades with %s', (_whom, text) => {
    expect(Math.abs(greensOf(text) - 1500)).toBeLessThan(80)
  })

  it('trade between the teams only, and never with the own card', () => {
    const { game, state, view } = given(
      { modules: ['saboteur-2'] },
      'hand 0: TB\nroles: green blue saboteur\nspare roles: boss saboteur',
    )
    const world = game.clone(state)
    castTeams(view(0), world, [-40, 40, 40], random)
    expect(world).toEqual(state)
  })

  it('stay as they were dealt if nobody leans to either', () => {
    const world = teams.game.clone(teams.state)
    for (let nth = 0; nth < 9; nth++) castTeams(teams.view(0), world, [0, 0, 0, 0, 0], random)
    expect(world).toEqual(teams.state)
  })

  it('never touch a leftover role that was seen', () => {
    const looked = given(
      { modules: ['saboteur-2'], seats: 5 },
      `hand 0: TB
      roles: boss green blue saboteur green
      spare roles: saboteur saboteur geologist geologist profiteer blue blue blue green green
      spare roles known: - - - - - - - - - 0`,
    )
    const view = looked.view(0)
    const [seen] = view.spare
    expect(seen).toBe(roleOf.green)
    for (let nth = 0; nth < 50; nth++) {
      const world = looked.game.determinize(view, random)
      castTeams(view, world, [0, 3, 3, 3, 3], random)
      expect(world.spare[0]).toBe(seen)
    }
  })
})

describe('the gold of an imagined world', () => {
  const gold = (known: string, seat: number): number[] => {
    const { game, view } = given(
      {},
      `goals: stone-left gold stone-right\ngoals known: ${known}\nhand 0: TB\nroles: digger saboteur digger\nspare roles: digger`,
    )
    return Array.from({ length: 6 }, (_none, nth) => {
      const world = game.determinize(view(seat), random)
      castGold(view(seat), world, nth)
      return world.goals.indexOf(kindOf.gold)
    })
  }

  it('lies under each goal in turn that the viewer has not seen', () => {
    expect(gold('- - -', 0)).toEqual([0, 1, 2, 0, 1, 2])
    expect(gold('0 - -', 0)).toEqual([1, 2, 1, 2, 1, 2])
  })

  it('stays where the viewer saw it', () => {
    expect(gold('- 0 -', 0)).toEqual([1, 1, 1, 1, 1, 1])
  })
})
