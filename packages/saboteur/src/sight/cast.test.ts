import { quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { roleOf } from '../roles.ts'
import { given } from '../testing.ts'
import { castSaboteurs, castTeams } from './cast.ts'

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
