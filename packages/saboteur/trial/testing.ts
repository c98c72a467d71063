import {
  CHANCE,
  canonical,
  has,
  parseConfig,
  printFields,
  quickRandom,
  type Refusal,
  type Seat,
  splitWords,
  type View,
  type Viewer,
} from '@adit/kernel'
import { cards, shapedKinds } from '../src/cards/order.ts'
import type { Event, EventType } from '../src/events.ts'
import { refusalKeys } from '../src/legal/refusal-keys.ts'
import { NOWHERE, parseCell } from '../src/maze/cells.ts'
import { faceOf, looksAlike } from '../src/maze/faces.ts'
import { placementOf } from '../src/maze/placements.ts'
import { LAY, type Move, pack, playOf } from '../src/moves.ts'
import type { Config } from '../src/options.ts'
import { listHand } from '../src/play/hands.ts'
import { retell, summary } from '../src/retelling.ts'
import { compile, type Rules } from '../src/rules.ts'
import type { State } from '../src/state.ts'
import { printPosition, readPosition } from '../src/text/position-text.ts'
import { openGame, type SaboteurGame, saboteur } from '../src/title.ts'

/**
 * A position typed in text, played on in text: what scenario tests are written in.
 *
 * The fields are those of position-text.ts. What is not said: a turn of seat 0 is due, everyone is a digger, a saboteur
 * was set aside, gold lies in the middle and there are six straights in the deck.
 */
export interface Table {
  readonly game: SaboteurGame
  readonly rules: Rules
  readonly state: State
  /** Plays a seat's move and tells all that came of it; fails on a refused one. */
  play(seat: Seat, move: string): readonly Event[]
  /** Everyone who is asked lets the card pass. */
  allow(): readonly Event[]
  chance(move: string): readonly Event[]
  refusal(seat: Seat, move: string): Refusal | undefined
  /** The ledger's id that stands against a move. */
  ruleAgainst(seat: Seat, move: string): string | undefined
  /** The legal moves of a seat, in text; those with that verb if one is named. */
  moves(seat: Seat, verb?: string): readonly string[]
  hand(seat: Seat): string
  view(viewer: Viewer): View<State>
  asks(seat: Seat): boolean
}

export function configFor(choices: Partial<Config>): Config {
  const config = parseConfig(saboteur, { seats: 3, ...choices })
  if (!config.ok) throw new Error(`no configuration: ${JSON.stringify(config.why)}`)
  return config.value
}

export function given(choices: Partial<Config>, text = ''): Table {
  const rules = compile(configFor(choices))
  const game = openGame(rules)
  const position = readPosition(rules, fill(rules, text))
  if (!position.ok) throw new Error(`no position: ${JSON.stringify(position.why)}`)
  return tableOf(game, rules, position.value)
}

/** A table before the first deal, for tests of the set-up. */
export function fresh(choices: Partial<Config>): Table {
  const rules = compile(configFor(choices))
  const game = openGame(rules)
  return tableOf(game, rules, game.setup())
}

function fill(rules: Rules, text: string): string {
  const said = new Map<string, readonly string[]>()
  for (const line of text.split('\n')) {
    const match = /^\s*([a-z][a-z0-9 -]*):\s*(.*?)\s*$/.exec(line)
    if (match !== null) said.set(match[1], splitWords(match[2].replace(/ +/g, ' ')) ?? [])
    else if (line.trim() !== '') throw new Error(`no field: ${line}`)
  }
  const goals = rules.goalCells.length === 3 ? 'stone-right gold stone-left' : NEW_GOALS
  return printFields(
    new Map<string, readonly string[]>([
      ['stage', ['turn']],
      ['chance', ['-']],
      ['roles', Array<string>(rules.seats).fill('digger')],
      ['spare roles', ['saboteur']],
      ['goals', goals.split(' ')],
      ['spare goals', []],
      ['deck', Array<string>(6).fill('TB')],
      ...said,
    ]),
  )
}

const NEW_GOALS = 'bag-1 dragon gold stone-left stone-right'

function tableOf(game: SaboteurGame, rules: Rules, state: State): Table {
  const read = (text: string): Move => {
    const move = game.notation.parseMove(text)
    if (!move.ok) throw new Error(`no move: ${text}`)
    return move.value
  }
  const refusal = (seat: Seat, text: string): Refusal | undefined => {
    const move = read(text)
    const why = game.refuse(state, seat, move)
    if (why !== undefined) agree(`the sentence ${why.key}`, isRefusal(why), true)
    if (has(game.toAct(state), seat) && seat !== CHANCE) {
      const listed = choicesOf(game, rules, state, seat).includes(move)
      agree(`refused and listed ${text}`, why === undefined, listed)
    }
    return why
  }
  const play = (seat: Seat, text: string): readonly Event[] => {
    const why = refusal(seat, text)
    if (why !== undefined) throw new Error(`refused: ${seat} ${text}: ${JSON.stringify(why)}`)
    return stepLawfully(game, rules, state, seat, read(text))
  }
  const allow = (): readonly Event[] => {
    const events: Event[] = []
    const asked = game.toAct(state)
    for (let seat = 0; seat < rules.seats; seat++) {
      if (has(asked, seat)) events.push(...play(seat, 'allow'))
    }
    return events
  }
  return {
    game,
    rules,
    state,
    play,
    allow,
    chance: text => play(CHANCE, text),
    refusal,
    ruleAgainst: (seat, text) => refusal(seat, text)?.rule,
    // Array.from sees a gap in the list, where map would step over it.
    moves: (seat, verb = '') =>
      Array.from(choicesOf(game, rules, state, seat), move => game.notation.printMove(move)).filter(
        text => verb === '' || text.split(' ')[0] === verb,
      ),
    hand: seat =>
      listHand(state, seat)
        .map(kind => cards[kind].name)
        .join(' '),
    view: viewer => game.view(state, viewer),
    asks: seat => has(game.toAct(state), seat),
  }
}

/** The legal moves, and what holds of them always: none is refused, and the seat's own view lists the same. */
function choicesOf(game: SaboteurGame, rules: Rules, state: State, seat: Seat): readonly Move[] {
  const legal = game.legal(state, seat, [])
  agree('choices by a view and by the state', game.legal(game.view(state, seat), seat, []), legal)
  for (const move of legal) agree('a listed move and no refusal', game.refuse(state, seat, move))
  if (!has(game.toAct(state), seat)) return legal
  if (state.windows.length === 0 && seat === state.mover) holdHand(game, rules, state, legal)
  const picked = game.pick?.(state, seat, quickRandom(legal.length))
  agree('a picked move and a listed one', picked !== undefined && legal.includes(picked), true)
  return legal
}

/** Each card of the mover's hand is listed exactly where it is not refused: on a target, or on a free cell. */
function holdHand(game: SaboteurGame, rules: Rules, state: State, legal: readonly Move[]): void {
  const listed = new Set(legal)
  for (const kind of new Set(listHand(state, state.mover))) {
    const faces = looksAlike[kind] === 1 ? [0] : [0, 1]
    const named =
      kind < shapedKinds
        ? faces.flatMap(turn =>
            state.maze.frontier.map(at => pack(LAY, placementOf(faceOf(kind, turn), at))),
          )
        : Array.from({ length: rules.actions[kind].aim.size(rules, state) }, (_, number) =>
            rules.actions[kind].aim.nth(rules, state, number),
          )
            .filter(target => target >= 0)
            .map(target => playOf(kind, target))
    for (const move of named) {
      const why = game.refuse(state, state.mover, move)
      const isFree = why === undefined
      if (!isFree) agree(`the sentence ${why.key}`, isRefusal(why), true)
      agree(`refused and listed ${game.notation.printMove(move)}`, isFree, listed.has(move))
    }
  }
}

/** A step, and what holds at every one of them, whatever its test is about. */
function stepLawfully(
  game: SaboteurGame,
  rules: Rules,
  state: State,
  seat: Seat,
  move: Move,
): readonly Event[] {
  const viewers: readonly Viewer[] = [0, 1, 'spectator']
  const facts = viewers.map(viewer => summary(game.view(state, viewer), viewer))
  const before = JSON.stringify(state)
  const unheard = game.clone(state)
  game.step(unheard, seat, move)
  agree('a table before and after a step on its copy', before, JSON.stringify(state))
  const events: Event[] = []
  game.step(state, seat, move, event => {
    events.push(event)
    for (const [at, viewer] of viewers.entries()) {
      const told = game.redact(event, viewer)
      if (told !== undefined) retell(facts[at], told, viewer)
    }
  })
  const shown = viewers.map(viewer => summary(game.view(state, viewer), viewer))
  agree('what is told and what is shown', canonical(facts), canonical(shown))
  agree('a step with and without a listener', unheard, state)
  for (const known of [state, ...viewers.map(viewer => game.view(state, viewer))]) {
    const again = readPosition(rules, printPosition(rules, known))
    agree('a position and its text', again.ok ? again.value : again.why, known)
  }
  return events
}

/** Every language has a sentence for it. */
function isRefusal({ key }: Refusal): boolean {
  return refusalKeys.some(known => known === key)
}

function agree(what: string, one: unknown, other?: unknown): void {
  const [here, there] = [JSON.stringify(one), JSON.stringify(other)]
  if (here !== there) throw new Error(`${what} differ:\n${here}\n${there}`)
}

/** The events of one type. */
export function those<T extends EventType>(
  events: readonly Event[],
  type: T,
): readonly Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
}

/** Six straights from the start: one more reaches the middle goal. */
export const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

export const PILE = 'gold pile: 3 2 2 1 1 1 1 1'

/** Seat 0 completes the tunnel to gold. */
export function finished(choices: Partial<Config>, text: string): Table {
  const table = given(choices, `${LINE}\nhand 0: LR\nhand 1: TB\n${text}`)
  table.play(0, 'lay LR 7,0')
  return table
}

/** The cards are spent without gold. */
export function spent(choices: Partial<Config>, text: string): Table {
  const table = given(choices, `deck:\n${text}`)
  table.play(0, 'pass')
  return table
}

/** A table with one card of the championship, or its role. */
export function withCard(
  card: Config['championship'][number],
  text: string,
  choices: Partial<Config> = {},
): Table {
  return given({ championship: [card], ...choices }, text)
}

/** Saboteur 2 for three, who have these roles. */
export const SECOND_ROLES = 'roles: green blue boss\nspare roles: geologist saboteur'

export function second(text: string, choices: Partial<Config> = {}): Table {
  return given({ modules: ['saboteur-2'], ...choices }, `${SECOND_ROLES}\n${text}`)
}

/** `3,-1` as the rules number it. */
export function cellNamed(cell: string): number {
  return parseCell(cell) ?? NOWHERE
}
