import { parseConfig } from '@adit/kernel'
import {
  type Config,
  cards,
  chests,
  compile,
  faceOf,
  HAND,
  type Kind,
  printCell,
  type Rules,
  roles,
  type State,
  saboteur,
} from '@adit/saboteur'

/** What a CHANCE move was drawn from, in the words of the notation, pile by pile. */
export type Piles = readonly (readonly string[])[]

type Text = readonly [seat: number, move: string]

/** The piles of Saboteur before one of her moves, from the turns before it; undefined of other verbs. */
export function pilesBefore(
  verb: string,
  given: unknown,
  turns: readonly Text[],
): Piles | undefined {
  const look = looks[verb]
  const config = parseConfig(saboteur, given)
  return look && config.ok
    ? look(compile(config.value), stateAfter(config.value, turns))
    : undefined
}

function stateAfter(config: Config, turns: readonly Text[]): State {
  const game = saboteur.open(config)
  const state = game.setup()
  for (const [seat, text] of turns) {
    const move = game.notation.parseMove(text)
    if (!move.ok) throw new Error(`no move: ${text}`)
    game.step(state, seat, move.value)
  }
  return state
}

type Look = (rules: Rules, state: State) => Piles

const { printMove } = saboteur.open(saboteur.presets[0].config).notation

const looks: Readonly<Record<string, Look | undefined>> = {
  roles: ({ pot }) => [pot.map(role => roles[role].name)],
  goals: ({ goalKinds }) => [goalKinds.map(nameOf)],
  places: ({ claimed }) => [claimed.map(printCell)],
  chests: (_rules, { chests: { spareTunnels, spareEffects } }) => [
    spareTunnels.map(nameOf),
    spareEffects.map(chest => chests[chest].name),
  ],
  middle: (_rules, { chance, deck }) =>
    deck.filter(kind => cards[kind].group === 'tunnel').map(kind => waysUp(chance, kind)),
  gold: (_rules, { goldPile }) => [goldPile.map(String)],
  deal: (_rules, { deck }) => [deck.map(nameOf)],
  party: (_rules, state) => [state.roles.map(role => roles[role].name)],
  drawn: (_rules, { hands, held, chooser }) => [
    hands.slice(chooser * HAND, chooser * HAND + held[chooser]).map(nameOf),
  ],
}

function nameOf(kind: Kind): string {
  return cards[kind].name
}

/** As printed, and turned; one of them where both look alike. */
function waysUp(verb: number, kind: Kind): string[] {
  const ways = [0, 1].map(turn => printMove([verb, faceOf(kind, turn)]).split(' ')[1] ?? '')
  return [...new Set(ways)]
}

/** The pile that a shuffle made this of: its swaps undone, the last first. */
export function unshuffled(pile: readonly string[], drew: readonly number[]): readonly string[] {
  const before = [...pile]
  for (let last = 1; last < before.length; last++) {
    const other = drew[before.length - 1 - last] ?? 0
    const held = before[last] ?? ''
    before[last] = before[other] ?? ''
    before[other] = held
  }
  return before
}
