import { type Game, type Parsed, parseTurn, type Refusal, type Seat } from '@adit/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Config } from './options.ts'
import type { State } from './state.ts'
import { nimbleGnomes } from './title.ts'

/** For tests: a position in text, moves in text, and what came of them in text. */
export interface Scene {
  readonly game: Game<State, Move, Event>
  readonly state: State
  /** Makes the moves, one a line; throws if one is refused. Returns the events of all. */
  play(turns: string): readonly Event[]
  refused(turn: string): Refusal | undefined
  legal(seat: Seat): readonly string[]
  /** One field of the position as it is now. */
  field(name: string): string
}

const standard: Config = { seats: 3, first: 0, 'quick-start': false, discard: 'open' }

/** The middle of a game, seat 0 about to play; `position` says what is different. */
export function given(position: string, choices: Partial<Config> = {}): Scene {
  const config: Config = { ...standard, ...choices }
  const fields = new Map([
    ['phase', 'play'],
    ['first', '0'],
    ['turn', '0'],
    ['open', 'cave wind-red diamond'],
    ['deck', 'ruby-round ruby-square ruby-triangular'],
    ['discard', ''],
  ])
  for (let seat = 0; seat < config.seats; seat++) {
    for (const name of ['hand', 'seen', 'laid']) fields.set(`${name} ${seat}`, '')
  }
  for (const line of linesOf(position)) {
    const [name, words] = line.split(/: */)
    if (!fields.has(name)) throw new Error(`no field "${name}" in a position`)
    fields.set(name, words)
  }
  const text = [...fields].map(([name, words]) => `${name}: ${words}`.trimEnd()).join('\n')
  const game = nimbleGnomes.open(config)
  return sceneOf(game, must(game.notation.parsePosition(text)))
}

/** A game from its very beginning. */
export function begin(choices: Partial<Config> = {}): Scene {
  const game = nimbleGnomes.open({ ...standard, ...choices })
  return sceneOf(game, game.setup())
}

function sceneOf(game: Game<State, Move, Event>, state: State): Scene {
  const { parseMove, printMove, printPosition } = game.notation
  const turnIn = (text: string): readonly [Seat, Move] => {
    const [seat, move] = must(parseTurn(text))
    return [seat, must(parseMove(move))]
  }
  return {
    game,
    state,
    play(turns) {
      const events: Event[] = []
      for (const line of linesOf(turns)) {
        const [seat, move] = turnIn(line)
        const refusal = game.refuse(state, seat, move)
        if (refusal !== undefined) throw new Error(`"${line}" is refused: ${refusal.key}`)
        game.step(state, seat, move, event => events.push(event))
      }
      return events
    },
    refused: turn => game.refuse(state, ...turnIn(turn)),
    legal: seat => game.legal(state, seat, []).map(printMove),
    field(name) {
      const line = linesOf(printPosition(state)).find(text => text.startsWith(`${name}:`))
      if (line === undefined) throw new Error(`no field "${name}" in a position`)
      return line.slice(name.length + 1).trim()
    },
  }
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function must<T>(reading: Parsed<T>): T {
  if (!reading.ok) throw new Error(`unreadable: ${JSON.stringify(reading.why)}`)
  return reading.value
}
