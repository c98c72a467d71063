import { parseConfig, playOut, quickRandom, type Refusal } from '@adit/kernel'
import {
  atOf,
  codeOf,
  isLaying,
  type Move,
  refusalKeys,
  type State,
  saboteur,
  xOf,
} from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { explain } from '../teller.ts'
import { companyFor, GAP, onlookers, plain, tellerIn } from './testing.ts'

/** Values for every slot that a refusal may have. */
const slots = {
  side: 'top',
  card: 'rock-fall',
  seat: 1,
  most: 3,
  question: 'veto',
  text: 'xyz',
  field: 'front',
  row: 'row 0',
  place: '3,1',
  role: 'boss',
  min: 3,
  max: 10,
  option: 'connected',
  edition: '2009',
  one: 'greedy-gnome',
  other: 'saboteur-2',
  value: 3,
  chest: 'nugget',
}

describe.each(LANGUAGES)('refusals in words: %s', language => {
  const teller = tellerIn(language)

  it.each(refusalKeys)('%s', key => {
    const reason = explain({ key, slots }, language, teller, onlookers)
    expect(reason).toMatch(/[.!?]$/)
    expect(reason).not.toMatch(GAP)
  })
})

describe('refusals in words', () => {
  it.each<[Refusal, string]>([
    [
      { rule: 'SAB-22', key: 'lay-clash', slots: { side: 'left' } },
      'The left side does not fit: tunnel to tunnel, rock to rock. (SAB-22)',
    ],
    [
      { rule: 'SAB-41', key: 'break-already', slots: { seat: 1 } },
      'Глеб’s tool is broken already. (SAB-41)',
    ],
    [
      { key: 'card-not-held', slots: { card: 'TBR' } },
      'That card is not in your hand: T-junction ↑↓→.',
    ],
    [{ key: 'answer-not-offered', slots: { question: 'veto' } }, 'First: Veto?'],
    [{ key: 'card-unreadable', slots: { text: 'map' } }, 'This is not a card: “map”.'],
  ])('%j', (refusal, reason) => {
    expect(plain(explain(refusal, 'en', tellerIn('en'), onlookers))).toBe(reason)
  })

  it.each([
    [{ edition: '2009', modules: ['saboteur-2'] }, 'Saboteur 2 is not in Saboteur, 2009. (SAB-79)'],
    [
      { modules: ['saboteur-2'], championship: ['greedy-gnome'] },
      'Greedy gnome and Saboteur 2 exclude each other. (CHM-24)',
    ],
    [{ modules: ['tournament'] }, 'This choice is for 5 to 9 players. (VAR-21)'],
    [{ connected: true }, 'Unbroken tunnel is not in Jubilee edition, 2024. (SAB-24)'],
  ])('%j', (choices, reason) => {
    const config = parseConfig(saboteur, { seats: 3, ...choices })
    expect(config.ok ? '' : explain(config.why, 'en', tellerIn('en'))).toBe(reason)
  })
})

/** Digs for the goals, so that random games get to see them. */
function dig(legal: readonly Move[], lot: number): Move {
  if (lot % 4 === 0) return legal[lot % legal.length]
  const reach = (move: Move): number =>
    typeof move === 'number' && isLaying(codeOf(move)) ? xOf(atOf(move)) : -99
  return legal.reduce((best, move) => (reach(move) > reach(best) ? move : best))
}

describe.each(LANGUAGES)('whole games in words: %s', language => {
  const teller = tellerIn(language)

  it.each(saboteur.presets)('$name', ({ config }) => {
    const game = saboteur.open(config)
    const said = new Set<string>()
    const random = quickRandom(7)
    const viewers = ['judge', 'spectator', 0] as const
    const step = (state: State, seat: number, move: Move): void =>
      game.step(state, seat, move, event => {
        for (const viewer of viewers) {
          const told = game.redact(event, viewer)
          if (told !== undefined) said.add(teller.tell(told, companyFor(viewer)) ?? '')
        }
      })
    playOut({ ...game, step }, game.setup(), random, (state, seat, legal) => {
      const choices = legal.map(move => teller.say(move, companyFor(seat)))
      expect(new Set(choices).size, 'no two choices read alike').toBe(choices.length)
      for (const choice of choices) said.add(choice)
      for (const viewer of [seat, ...viewers]) {
        said.add(teller.prompt(game.view(state, viewer), viewer, companyFor(viewer)) ?? '')
      }
      return dig(legal, random.below(1 << 20))
    })
    expect([...said].filter(text => GAP.test(text))).toEqual([])
    expect(said.size).toBeGreaterThan(300)
  })
})
