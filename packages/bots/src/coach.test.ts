import { Pasts, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { saboteur } from '@adit/saboteur'
import { given, type Table } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import type { AnyDecision } from './bot.ts'
import { advise } from './coach.ts'
import { botNamed } from './roster.ts'

const master = botNamed(saboteur.name, 'master')
const hands = 'hand 1: TB TB TB\nhand 2: TB TB TB\nhand 3: TB TB TB'
const straight = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0'

/** What is said to seat 0 about a move. */
function advice({ game, state }: Table, chosen: string) {
  const move = game.notation.parseMove(chosen)
  if (!move.ok || master === undefined) throw new Error('no such move')
  const decision: AnyDecision = {
    game,
    seat: 0,
    view: game.view(state, 0),
    past: new Pasts(game).of(0),
    legal: game.legal(state, 0, []),
    budget: { playouts: 300 },
    random: quickRandom(1),
  }
  const found = advise(master, decision, move.value)
  return (
    found && {
      better: game.notation.printMove(
        found.better as Parameters<typeof game.notation.printMove>[0],
      ),
      worth: found.worth,
      own: found.own,
      because: found.because,
    }
  )
}

const gold = given(
  { seats: 4 },
  `${straight}\ngoals known: - 0 -\nhand 0: LR lr broken-pick TB\n${hands}\nroles: digger digger digger saboteur`,
)

describe('the coach', () => {
  it('asks a digger who would throw away the card that reaches the gold', () => {
    const said = advice(gold, 'pass LR')
    expect(said?.better).toBe('lay LR 7,0')
    expect(said?.worth).toBeGreaterThan(0.9)
    expect((said?.worth ?? 0) - (said?.own ?? 1)).toBeGreaterThanOrEqual(0.15)
  })

  it('says what strikes the eye: the way to the gold, as the seat knows it', () => {
    expect(advice(gold, 'pass LR')?.because).toEqual({ on: 'nearer', of: 'better', count: 1 })
  })

  it('says how likely the next card is an orc, where it is drawn or not', () => {
    const game = myTreasure.open({ ...myTreasure.presets[0].config, seats: 2 })
    const view = { ...game.view(game.setup(), 0), deck: [-1, -1, -1, -1, -1], orcs: 4 }
    const asked = { game, seat: 0, view, past: [], legal: [], budget: { playouts: 1 } }
    const decision = { ...asked, random: quickRandom(1) }
    const of = (chosen: object, better: object) =>
      botNamed(myTreasure.name, 'master')?.because?.(decision, chosen, better)
    const [draw, take] = [{ type: 'draw' }, { type: 'take', token: 0, place: 1 }]
    expect(of(draw, take)).toEqual({ on: 'orc', chance: 0.4 })
    expect(of(take, draw)).toEqual({ on: 'orc', chance: 0.4 })
    expect(of(take, { ...take, place: 2 })).toBeUndefined()
  })

  it('has nothing to say about the best move', () => {
    expect(advice(gold, 'lay LR 7,0')).toBeUndefined()
  })

  it('asks nothing where moves differ little', () => {
    const calm = given(
      { seats: 4 },
      `hand 0: TBLR TLR TBR LR\n${hands}\nroles: digger digger digger saboteur`,
    )
    expect(advice(calm, 'lay TBLR 1,0')).toBeUndefined()
  })

  it('says the same whatever lies where the seat cannot see', () => {
    const world = (goals: string) =>
      given(
        { seats: 4 },
        `${straight}\ngoals: ${goals}\nhand 0: LR lr broken-pick TB\n${hands}\nroles: digger digger digger saboteur`,
      )
    const [one, other] = ['gold stone-left stone-right', 'stone-left stone-right gold'].map(world)
    expect(advice(one, 'pass LR')).toEqual(advice(other, 'pass LR'))
  })

  it('is a bot that looks ahead: others have no such judgement', () => {
    for (const title of [saboteur.name, myTreasure.name, 'nimble-gnomes']) {
      expect(botNamed(title, 'master')?.weigh).toBeDefined()
      expect(botNamed(title, 'miner')?.weigh).toBeUndefined()
    }
  })
})
