import { type AnyBot, botNamed, mixed, playing } from '@adit/bots'
import {
  type AnyGame,
  type Game,
  type Options,
  Pasts,
  parseConfig,
  parseTurn,
  printTurn,
  quickRandom,
  type Seat,
  type Title,
} from '@adit/kernel'

/** A moment of a game: all moves so far, and who is to move and has to solve it. */
export interface Position {
  readonly title: string
  readonly config: { readonly seats: number; readonly first: number }
  readonly seat: Seat
  /** The moves so far, CHANCE's too, in notation. */
  readonly turns: readonly string[]
}

/** A moment as a maker of puzzles looks at it; the state is the game's own and changes with its next move. */
export interface Moment<State, Move, Event> {
  readonly game: Game<State, Move, Event>
  readonly state: State
  readonly seat: Seat
  readonly position: Position
}

/**
 * Who plays the games that puzzles are taken from: bots that never change and reckon with sums and products
 * only, so that a day's puzzle is the same on every machine and in every later version.
 */
const MAKER = 'apprentice-0.1'

export function maker(title: string): AnyBot {
  const bot = botNamed(title, MAKER)
  if (bot === undefined) throw new Error(`nobody makes puzzles of ${title}`)
  return bot
}

/** The moments before each decision of a game between bots; all of it follows from the seed. */
export function* moments<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
  config: Position['config'],
  seed: number,
  bot: AnyBot = maker(title.name),
): Generator<Moment<State, Move, Event>, void, void> {
  const game = open(title, config)
  const state = game.setup()
  const turns: string[] = []
  const play = playing(plain(game), state, {
    chance: quickRandom(mixed(seed, 1)),
    seed: mixed(seed, 2),
    budget: { playouts: 0 },
    played(seat, move) {
      turns.push(printTurn(seat, plain(game).notation.printMove(move)))
      return true
    },
  })
  for (let asked = play.next(); asked.done !== true; ) {
    const { seat } = asked.value
    yield { game, state, seat, position: { title: title.name, config, seat, turns } }
    asked = play.next(bot.choose(asked.value))
  }
}

/** What a position is, played again from its turns. */
export interface Replayed<State, Move, Event> {
  readonly game: Game<State, Move, Event>
  readonly state: State
  readonly pasts: Pasts<State, Move, Event>
}

/** Plays a position's turns again; `made` is called behind each with the state as it is then. */
export function replayed<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
  position: Position,
  made?: (seat: Seat, events: readonly Event[], state: State) => void,
): Replayed<State, Move, Event> {
  const game = open(title, position.config)
  const state = game.setup()
  const pasts = new Pasts(game)
  for (const line of position.turns) {
    const turn = parseTurn(line)
    const move = turn.ok ? game.notation.parseMove(turn.value[1]) : turn
    if (!turn.ok || !move.ok) throw new Error(`no turn: ${line}`)
    const events: Event[] = []
    game.step(state, turn.value[0], move.value, event => events.push(event))
    pasts.note(turn.value[0], events, state)
    made?.(turn.value[0], events, state)
  }
  return { game, state, pasts }
}

function open<O extends Options, State, Move, Event>(
  title: Title<O, State, Move, Event>,
  config: Position['config'],
): Game<State, Move, Event> {
  const read = parseConfig(title, config)
  if (!read.ok) throw new Error(`no game: ${read.why.key}`)
  return title.open(read.value)
}

/** Bots play any game. */
function plain<State, Move, Event>(game: Game<State, Move, Event>): AnyGame {
  return game
}
