import { nth } from '@adit/kernel'
import type { Because } from './because.ts'
import type { Bot, Decision } from './bot.ts'

/** A much better move than the one somebody has in mind. */
export interface Advice<Move> {
  readonly better: Move
  /** What each is worth, from 0 to 1, by the bot's own play-outs. */
  readonly worth: number
  readonly own: number
  readonly because?: Because | undefined
}

/** It pays to ask from here on, if it is no matter of luck. */
const MUCH = 0.15
const SURE = 3

/**
 * What a bot in the same seat would do instead, from the same view and past. Undefined where the move in
 * mind is as good, or nearly, or it cannot be told for certain.
 */
export function advise<State, Move, Event>(
  bot: Bot<State, Move, Event>,
  decision: Decision<State, Move, Event>,
  chosen: Move,
): Advice<Move> | undefined {
  const { printMove } = decision.game.notation
  const better = bot.choose(decision)
  if (bot.weigh === undefined || printMove(better) === printMove(chosen)) return undefined
  const { worths, doubt } = bot.weigh({ ...decision, legal: [chosen, better] })
  const [own, worth] = [nth(worths, 0), nth(worths, 1)]
  const ahead = worth - own
  if (ahead < MUCH || ahead <= SURE * doubt) return undefined
  return { better, worth, own, because: bot.because?.(decision, chosen, better) }
}
