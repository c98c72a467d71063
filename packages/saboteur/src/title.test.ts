import { parseConfig, playOut, quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { configFor, fresh, given, type Table } from '../trial/testing.ts'
import { joinHooks } from './modules/hooks.ts'
import {
  base,
  championship,
  championshipNames,
  type Module,
  moduleNames,
  modules,
} from './modules/index.ts'
import type { Move } from './moves.ts'
import { setTable } from './parts/index.ts'
import { compile, mergeSeams } from './rules.ts'
import { cloneState, type State } from './state.ts'
import { saboteur } from './title.ts'

function against(choices: object): string | undefined {
  const config = parseConfig(saboteur, { seats: 5, ...choices })
  return config.ok ? undefined : config.why.rule
}

describe('what goes together', () => {
  it('[SAB-79] Saboteur 2 goes with 2011 and the Jubilee, the variants with the Jubilee', () => {
    expect(against({ edition: '2009', modules: ['saboteur-2'] })).toBe('SAB-79')
    expect(against({ edition: '2011', modules: ['saboteur-2'] })).toBeUndefined()
    expect(against({ edition: '2011', modules: ['tournament'] })).toBe('SAB-79')
    expect(against({ edition: '2009', modules: ['compromised'] })).toBe('SAB-79')
    expect(against({ edition: 'jubilee', modules: ['tournament'] })).toBeUndefined()
  })

  it('[SAB-79] championship cards and mini-expansions go with every edition, whose rows stay', () => {
    const all = {
      modules: ['gathering', 'party', 'goals', 'chests'],
      championship: [...championshipNames],
    }
    for (const edition of ['2009', '2011', 'jubilee']) {
      expect(against({ edition, ...all })).toBeUndefined()
    }
    const rules = compile(configFor({ edition: '2011', modules: ['chests'] }))
    expect([rules.laying, rules.sabotageOnSelf, rules.goldDrawn]).toEqual([
      'hanging',
      true,
      'players',
    ])
  })

  it('[CHM-24] the greedy gnome only with the base game', () => {
    expect(against({ modules: ['saboteur-2'], championship: ['greedy-gnome'] })).toBe('CHM-24')
    expect(against({ modules: ['saboteur-2'], championship: ['veto'] })).toBeUndefined()
  })

  it('[VAR-32] the tournament excludes greedy switch, compromised and Saboteur 2', () => {
    expect(against({ modules: ['tournament'], championship: ['greedy-gnome'] })).toBe('VAR-32')
    expect(against({ modules: ['tournament', 'compromised'] })).toBe('VAR-32')
    expect(against({ modules: ['tournament', 'saboteur-2'] })).toBe('VAR-32')
  })

  it('[MIN-83] the tournament excludes the dressing room, not the party', () => {
    expect(against({ modules: ['tournament', 'dressing-room'] })).toBe('MIN-83')
    expect(against({ modules: ['tournament', 'party'] })).toBeUndefined()
  })

  it('[MIN-21, MIN-31] two sides of one postcard: one or the other', () => {
    expect(against({ modules: ['dressing-room', 'party'] })).toBe('MIN-21')
  })

  it('[VAR-11] the compromised gnome is for the base game', () => {
    expect(against({ modules: ['compromised', 'saboteur-2'] })).toBe('VAR-11')
  })

  it('[SAB-24, SAB-60] the optional rules are those of the 2011 booklet', () => {
    expect(against({ edition: 'jubilee', connected: true })).toBe('SAB-24')
    expect(against({ edition: '2009', 'no-gold-for-broken': true })).toBe('SAB-60')
    expect(against({ edition: '2011', connected: true })).toBeUndefined()
    expect(against({ edition: '2011', modules: ['saboteur-2'], 'no-gold-for-broken': true })).toBe(
      'SAB-60',
    )
  })

  it('[SAB-02, SB2-01, VAR-21] seats: 3–10, with Saboteur 2 2–12, tournament 5–9', () => {
    expect(saboteur.seats).toEqual({ min: 2, max: 12 })
    expect(against({ seats: 2 })).toBe('SAB-02')
    expect(against({ seats: 11 })).toBe('SAB-02')
    expect(against({ seats: 2, modules: ['saboteur-2'] })).toBeUndefined()
    expect(against({ seats: 12, modules: ['saboteur-2'] })).toBeUndefined()
    expect(against({ seats: 4, modules: ['tournament'] })).toBe('VAR-21')
    expect(against({ seats: 10, modules: ['tournament'] })).toBe('VAR-21')
  })

  it('every legal pair of modules opens, every other is refused with a rule', () => {
    for (const one of moduleNames) {
      for (const other of moduleNames) {
        const config = parseConfig(saboteur, {
          seats: 6,
          modules: one === other ? [one] : [one, other],
        })
        if (config.ok) expect(saboteur.open(config.value).seats).toBe(6)
        else expect(config.why.rule).toBeDefined()
      }
    }
  })

  it('says what does not go together, and with what', () => {
    const why = (choices: object): unknown => {
      const config = parseConfig(saboteur, { seats: 5, ...choices })
      return config.ok ? undefined : [config.why.key, config.why.slots]
    }
    const notIn = (option: string, edition: string): unknown => [
      'config-not-in-edition',
      { option, edition },
    ]
    for (const module of ['saboteur-2', 'compromised', 'tournament']) {
      expect(why({ edition: '2009', modules: [module] })).toEqual(notIn(module, '2009'))
    }
    expect(why({ connected: true })).toEqual(notIn('connected', 'jubilee'))
    expect(why({ 'no-gold-for-broken': true })).toEqual(notIn('no-gold-for-broken', 'jubilee'))
    const apart = (one: string, other: string): unknown => ['config-not-together', { one, other }]
    for (const module of ['tournament', 'compromised']) {
      expect(why({ modules: ['saboteur-2', module] })).toEqual(apart(module, 'saboteur-2'))
    }
    for (const module of ['compromised', 'dressing-room']) {
      expect(why({ modules: ['tournament', module] })).toEqual(apart('tournament', module))
    }
    const greedy = { championship: ['greedy-gnome'] }
    expect(why({ modules: ['saboteur-2'], ...greedy })).toEqual(apart('greedy-gnome', 'saboteur-2'))
    expect(why({ modules: ['tournament'], ...greedy })).toEqual(apart('tournament', 'greedy-gnome'))
    expect(why({ modules: ['dressing-room', 'party'] })).toEqual(apart('dressing-room', 'party'))
    expect(why({ edition: '2011', modules: ['saboteur-2'], 'no-gold-for-broken': true })).toEqual(
      apart('no-gold-for-broken', 'saboteur-2'),
    )
    expect(why({ seats: 12 })).toEqual(['config-seats-for-modules', { min: 3, max: 10 }])
  })

  it('[SAB-45] what may be said of goals is the edition’s, unless the table says otherwise', () => {
    const talk = (choices: object): boolean => compile(configFor(choices)).goalTalk
    expect(['2009', '2011', 'jubilee'].map(edition => talk({ edition }))).toEqual([
      true,
      true,
      false,
    ])
    expect(talk({ edition: '2009', 'goal-talk': 'off' })).toBe(false)
    expect(talk({ edition: 'jubilee', 'goal-talk': 'on' })).toBe(true)
  })

  it('[SAB-77] nuggets change hands wherever something but gold cards is won or paid', () => {
    const tokens = (...modules: readonly (typeof moduleNames)[number][]): boolean =>
      compile(configFor({ seats: 5, modules })).tokens
    expect(tokens()).toBe(false)
    expect(tokens('chests')).toBe(false)
    for (const module of ['gathering', 'goals', 'saboteur-2', 'tournament'] as const) {
      expect([module, tokens(module)]).toEqual([module, true])
    }
  })

  it('the deck is in ascending order, with whatever single cards', () => {
    const { deck } = compile(
      configFor({ modules: ['saboteur-2'], championship: ['veto', 'craftsman'] }),
    )
    expect(deck).toHaveLength(119)
    expect(deck).toEqual(deck.toSorted((a, b) => a - b))
  })

  it('every module is called what an option calls it', () => {
    for (const name of moduleNames) expect(modules[name].name).toBe(name)
    for (const name of championshipNames) expect(championship(name).name).toBe(name)
    const names = compile(configFor({ edition: '2011', 'no-gold-for-broken': true })).modules
    expect(names).toEqual(['base', 'no-gold-for-broken'])
  })

  it('two modules that replace the same seam are an error naming both', () => {
    const first: Module = { name: 'one', seams: { aside: 1 } }
    const second: Module = { name: 'two', seams: { aside: 2 } }
    expect(() => mergeSeams([first, second])).toThrow('seam aside is filled by both one and two')
  })

  it('two modules that fill the same hook are an error naming both; all hear of what is lifted', () => {
    const share = (): number => 0
    const first: Module = { name: 'one', seams: {}, hooks: { share } }
    const second: Module = { name: 'two', seams: {}, hooks: { share } }
    expect(() => joinHooks(base.hooks, [first, second])).toThrow(
      'hook share is filled by both one and two',
    )
    expect(joinHooks(base.hooks, [first]).share).toBe(share)
    expect(joinHooks(base.hooks, [first]).mayTake).toBeNull()
    const heard: string[] = []
    const hearing = (name: string): Module => ({
      name,
      hooks: { onLift: (_state, at) => heard.push(`${name} ${at}`) },
    })
    const { state } = given({})
    joinHooks(base.hooks, [hearing('one'), hearing('two')]).onLift?.(state, 7)
    expect(heard).toEqual(['one 7', 'two 7'])
  })

  it('a table is set in the form that its copies have', () => {
    for (const { config } of saboteur.presets) {
      const table = setTable(compile(config))
      const copy = cloneState(table)
      expect(Object.keys(copy)).toEqual(Object.keys(table))
      expect(copy).toEqual(table)
    }
  })

  it('the presets open', () => {
    expect(
      saboteur.presets.map(({ name, config }) => [name, config.edition, config.seats]),
    ).toEqual([
      ['first-game', 'jubilee', 5],
      ['family', '2011', 4],
      ['saboteur-2', 'jubilee', 6],
      ['full-jubilee', 'jubilee', 8],
      ['tournament', 'jubilee', 7],
    ])
    expect(saboteur.presets.map(({ config }) => config.modules.join(' '))).toEqual([
      '',
      '',
      'saboteur-2',
      'saboteur-2 gathering party goals chests',
      'tournament',
    ])
    expect(saboteur.presets.map(({ config }) => config.championship.length)).toEqual([
      0, 0, 0, 7, 0,
    ])
    for (const { config } of saboteur.presets) {
      expect(parseConfig(saboteur, config)).toMatchObject({ ok: true })
      expect(saboteur.open(config).setup().round).toBe(1)
    }
  })

  it('who is silent lets a card pass, pays for nobody and robs nobody', () => {
    const passive = ({ game, state }: Table): string | undefined => {
      const move = game.passive?.(state, 1)
      return move === undefined ? undefined : game.notation.printMove(move)
    }
    const veto = given({ championship: ['veto'] }, 'hand 0: LR\nhand 1: TB')
    expect(passive(veto)).toBeUndefined()
    veto.play(0, 'lay LR 1,0')
    expect(passive(veto)).toBe('allow')
    const toll = given({ modules: ['gathering'] }, 'hand 0: LR\nhand 2: TB\nmover: 2\ndrawer: 2')
    toll.play(2, 'figure TB 1,0 left')
    toll.play(0, 'lay LR 1,0 asking 1')
    expect(passive(toll)).toBe('decline')
    const thief = given(
      { modules: ['saboteur-2'] },
      'deck:\nroles: green blue blue\nfront: thief - -\nthieves: 0\ngold: 0 1 0',
    )
    thief.play(0, 'pass')
    expect(passive(thief)).toBe('decline')
    const treasury = given({ championship: ['treasury'] }, 'hand 0: treasury\npile: LR TB')
    treasury.play(0, 'treasury')
    expect(passive(treasury)).toBeUndefined()
  })

  it('only the veto is a moment, which passes who has nothing to say', () => {
    const isMoment = ({ game, state }: Table): boolean | undefined => game.isMoment?.(state)
    const veto = given({ championship: ['veto'] }, 'hand 0: LR\nhand 1: TB')
    expect(isMoment(veto)).toBe(false)
    veto.play(0, 'lay LR 1,0')
    expect(isMoment(veto)).toBe(true)
    const treasury = given({ championship: ['treasury'] }, 'hand 0: treasury\npile: LR TB')
    treasury.play(0, 'treasury')
    expect(isMoment(treasury)).toBe(false)
  })

  it.each([{}, { championship: ['veto'] as const }, { seats: 10 }])(
    'a game in which all only pass ends within its bound, and that is not far off: %j',
    choices => {
      const { game, state } = fresh(choices)
      const random = quickRandom(2)
      const last = (_state: State, _seat: number, legal: readonly Move[]) => legal[legal.length - 1]
      let steps = 0
      playOut(game, state, random, last, () => steps++)
      expect(game.outcome(state)?.scores).toHaveLength(game.seats)
      expect(steps).toBeLessThan(game.bound)
      expect(game.bound).toBeLessThan(50 * steps)
    },
  )

  it('there is no outcome before the end, and the round is told', () => {
    const { game, state } = given({}, 'hand 0: TB\nround: 2')
    expect(saboteur.name).toBe('saboteur')
    expect(game.round?.(state)).toBe(2)
    expect(game.outcome(state)).toBeUndefined()
  })

  it('a view of a full Saboteur 2 table is at most 6 kB', () => {
    const { game } = fresh({ seats: 12, modules: ['saboteur-2'] })
    let seed = 1
    const random = {
      below: (limit: number): number => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
        return (seed >>> 8) % limit
      },
    }
    const state = game.setup()
    let largest = 0
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = 31 - Math.clz32(acting)
      if (seat === 30) game.step(state, seat, game.nature(state, random))
      else {
        const legal = game.legal(state, seat, [])
        const lays = legal.filter(move => typeof move === 'number' && move < 1 << 23)
        const moves = lays.length > 0 ? lays : legal
        game.step(state, seat, moves[random.below(moves.length)])
        largest = Math.max(largest, JSON.stringify(game.view(state, seat)).length)
      }
    }
    expect(largest).toBeLessThanOrEqual(6000)
  })
})
