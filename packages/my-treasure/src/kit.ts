import { has, type Random, shuffle, type Viewer } from '@adit/kernel'
import type { AnyKit, Kit } from '@adit/kernel/conformance'
import { KINDS, NONE, ORC, wholeDeck } from './cards.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { ALL_TOKENS, type State } from './state.ts'
import { myTreasure } from './title.ts'

/** What everyone at the table can count along (TRE-22). */
interface Facts {
  round: number
  first: number
  deck: number
  orcs: number
  drawn: boolean
  heights: number[]
  closed: number
  tokens: number
  blind: number
  held: number[]
  stacks: number[]
  coins: number[]
}

const kit: Kit<typeof myTreasure.options, State, Move, Event, Facts> = {
  title: myTreasure,
  configs: [2, 3, 4].flatMap(seats => [
    { seats, first: 'random' as const },
    { seats, first: seats - 1 },
  ]),
  disguise,
  census,
  summary: view => ({
    round: view.round,
    first: view.first,
    deck: view.deck.length,
    orcs: view.orcs,
    drawn: view.drawn !== NONE,
    heights: view.places.map(stack => stack.length),
    closed: view.closed,
    tokens: view.tokens,
    blind: view.blind.length,
    held: [...view.held],
    stacks: view.stacks.map(stack => stack.length),
    coins: [...view.coins],
  }),
  retell,
}

/** What holds the title to the laws. */
export const kits = (): readonly AnyKit[] => [kit]

/**
 * The rulebook's secrets, for everyone alike: the deck's order, the cards under the top card of each
 * stack until the round is scored, and tokens that lie or were taken gnome side up.
 */
function disguise(state: State, viewer: Viewer, random: Random): State {
  if (viewer === 'judge' || state.round === 0) return state
  const counted = state.phase === 'shuffle' || state.phase === 'over'
  const covered = [...state.places, ...(counted ? [] : state.stacks)]
  const hidden = covered.flatMap(stack => stack.slice(0, -1))
  const pool = shuffle([...hidden, ...state.deck.filter(card => card !== ORC)], random)
  for (const stack of covered) {
    for (let at = 0; at < stack.length - 1; at++) stack[at] = pool.pop() ?? NONE
  }
  const orcs = state.deck.filter(card => card === ORC)
  state.deck = shuffle([...pool, ...orcs], random)
  if (counted) return state
  const isBlind = (_token: number, seat: number) => has(state.fled, seat)
  const tokens = shuffle([...state.blind, ...state.held.filter(isBlind)], random)
  state.held = state.held.map((token, seat) =>
    isBlind(token, seat) ? (tokens.pop() ?? NONE) : token,
  )
  state.blind = tokens
  return state
}

function census(state: State): string[] {
  const tokens = [
    ...[...KINDS.keys()].filter(kind => (state.tokens & (1 << kind)) !== 0),
    ...state.blind,
    ...state.held.filter(token => token !== NONE),
  ].map(token => `token ${token}`)
  const orcs = Array<number>(state.orcs).fill(ORC)
  const lying = [state.deck, orcs, state.drawn === NONE ? [] : [state.drawn], state.places.flat()]
  const cards = state.round === 0 ? wholeDeck() : [...lying.flat(), ...state.stacks.flat()]
  return [...cards.map(String), ...tokens]
}

function retell(facts: Facts, told: Event): void {
  switch (told.type) {
    case 'began':
      facts.first = told.first
      return
    case 'shuffled':
      Object.assign(facts, {
        round: told.round,
        first: told.first,
        deck: wholeDeck().length,
        orcs: 0,
        heights: facts.heights.map(() => 0),
        closed: 0,
        tokens: ALL_TOKENS,
        blind: 0,
        held: facts.held.map(() => NONE),
        stacks: facts.stacks.map(() => 0),
      })
      return
    case 'drew':
      facts.deck--
      facts.drawn = true
      return
    case 'met-orc':
      facts.deck--
      facts.orcs = told.orcs
      return
    case 'placed':
      facts.heights[told.place]++
      facts.drawn = false
      return
    case 'alarmed':
      facts.tokens = 0
      facts.blind = told.tokens
      return
    case 'took':
    case 'fled':
      if (told.type === 'took') facts.tokens &= ~(1 << told.token)
      else facts.blind--
      facts.held[told.seat] = told.token
      facts.stacks[told.seat] = facts.heights[told.place]
      facts.heights[told.place] = 0
      facts.closed |= 1 << told.place
      return
    case 'scored':
      facts.held = [...told.held]
      facts.coins = [...told.coins]
      facts.first = (facts.first + 1) % facts.held.length
      return
    case 'ended':
      // The winners were told; nobody begins another round.
      facts.first = (facts.first + facts.held.length - 1) % facts.held.length
  }
}
