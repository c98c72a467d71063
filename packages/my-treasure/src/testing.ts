import { CHANCE, type Refusal, type Seat } from '@adit/kernel'
import { cardName, wholeDeck } from './cards.ts'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { State } from './state.ts'
import { myTreasure } from './title.ts'

/** For tests that read: given a position, when someone moves, then this happened. */
export interface Scenario {
  readonly state: State
  readonly events: readonly Event[]
  /** Plays moves written as in a record: `0 draw`, `* tokens ring gem`. */
  play(...turns: readonly string[]): Scenario
  /** The reason why a move is refused; undefined if it is legal. */
  refusal(turn: string): Refusal | undefined
  /** The legal moves of a seat, in notation. */
  legal(seat: Seat): readonly string[]
}

const DECK_END = 'orc orc orc orc orc orc'

/** A position in the middle of round 1, seat 0 to move; the fields given replace these. */
export function given(fields: Readonly<Record<string, string>>, seats = 3): Scenario {
  const each = (value: string): string => Array(seats).fill(value).join(' ')
  const whole: Record<string, string> = {
    phase: 'turn',
    round: '1',
    first: '0',
    mover: '0',
    deck: `ring-a gem-a sword-a ${DECK_END}`,
    drawn: '-',
    orcs: '0',
    'place 0': '',
    'place 1': '',
    'place 2': '',
    'place 3': '',
    closed: '',
    tokens: 'ring gem sword necklace coin potion',
    blind: '',
    held: each('-'),
    fled: '',
    ...Object.fromEntries(Array.from({ length: seats }, (_none, seat) => [`stack ${seat}`, ''])),
    coins: each('0'),
    gold: '',
    ...fields,
  }
  const text = Object.entries(whole).map(([name, words]) => `${name}: ${words}`.trimEnd())
  const position = notation.parsePosition(text.join('\n'))
  if (!position.ok) throw new Error(`${position.why.key} ${JSON.stringify(position.why.slots)}`)
  return scenario(position.value, [], seats)
}

/** A fresh game from its first move on. */
export function fresh(config: {
  readonly seats: number
  readonly first: number | 'random'
}): Scenario {
  return scenario(myTreasure.open(config).setup(), [], config.seats)
}

function scenario(state: State, events: readonly Event[], seats: number): Scenario {
  const game = myTreasure.open({ seats, first: 'random' })
  const read = (turn: string) => {
    const [sign, ...words] = turn.split(' ')
    const move = notation.parseMove(words.join(' '))
    if (!move.ok) throw new Error(`not a move: ${turn}`)
    return [sign === '*' ? CHANCE : Number(sign), move.value] as const
  }
  return {
    state,
    events,
    play(...turns) {
      const next = game.clone(state)
      const happened: Event[] = []
      for (const turn of turns) {
        const [seat, move] = read(turn)
        const why = game.refuse(next, seat, move)
        if (why !== undefined) throw new Error(`${turn} is refused: ${why.key}`)
        game.step(next, seat, move, event => happened.push(event))
      }
      return scenario(next, happened, seats)
    },
    refusal(turn) {
      const [seat, move] = read(turn)
      return game.refuse(state, seat, move)
    },
    legal: seat => game.legal(state, seat, []).map(notation.printMove),
  }
}

/** CHANCE shuffles these to the top. */
export function shuffleOf(...top: readonly string[]): string {
  const rest = wholeDeck().map(cardName)
  for (const name of top) rest.splice(rest.indexOf(name), 1)
  return `* shuffle ${[...top, ...rest].join(' ')}`
}
