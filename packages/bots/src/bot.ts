import type { Random, Seat, View } from '@adit/kernel'

/** Holds a seat. It is given what that seat may know and nothing else, as a player is. */
export interface Bot<State, Move> {
  readonly name: string
  /** One of `legal`, which is never empty. */
  choose(view: View<State>, seat: Seat, legal: readonly Move[], random: Random): Move
}

export type AnyBot = Bot<unknown, unknown>

/** Any legal move, each equally likely. Plays every title. */
export const randomBot: AnyBot = {
  name: 'random',
  choose: (_view, _seat, legal, random) => legal[random.below(legal.length)],
}
