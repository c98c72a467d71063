import { type AnyTitle, type ConfigOf, canonical, type Options, quickRandom } from '@adit/kernel'
import type { AnyBot, AnyDecision } from '../bot.ts'
import { mixed, playBots } from '../playing.ts'

/** What came of watching a bot. */
export interface Watched {
  /** Questions it was asked. */
  asked: number
  /** Moves that were none. */
  illegal: number
  /** Times the table was dealt anew behind an equal view and past; how often it chose or spoke otherwise. */
  redealt: number
  differing: number
}

interface Answer {
  readonly move: unknown
  readonly said: string
}

export interface Watching {
  readonly title: AnyTitle
  readonly config: ConfigOf<Options>
  readonly bot: AnyBot
  readonly games: number
  /** Every so manieth question is asked again over another deal. */
  readonly every: number
  readonly playouts: number
}

/**
 * Lets a bot hold every seat of some games, and asks it again with the table dealt anew behind what its
 * seat may know: a bot that sees more than it should would sometimes choose otherwise.
 */
export function watchBot({ title, config, bot, games, every, playouts }: Watching): Watched {
  const game = title.open(config)
  const watched: Watched = { asked: 0, illegal: 0, redealt: 0, differing: 0 }
  const lots = quickRandom(11)
  const watcher: AnyBot = {
    name: bot.name,
    choose(decision) {
      const seed = lots.below(1 << 30)
      const legal = decision.legal.slice()
      const answer = (asked: AnyDecision): Answer => {
        const fresh = (): AnyDecision => ({ ...asked, legal, random: quickRandom(seed) })
        const move = bot.choose(fresh())
        return { move, said: canonical(bot.remarks?.(fresh(), move) ?? []) }
      }
      const first = answer(decision)
      const { move } = first
      watched.asked++
      if (!legal.includes(move)) watched.illegal++
      if (game.refuse(decision.view, decision.seat, move) !== undefined) watched.illegal++
      if (watched.asked % every === 0) askAgain(decision, first, answer)
      return move
    },
  }
  for (let nth = 0; nth < games; nth++) {
    playBots(
      game,
      game.setup(),
      Array.from({ length: game.seats }, () => watcher),
      {
        chance: quickRandom(mixed(nth, 1)),
        seed: nth,
        budget: { playouts },
      },
    )
  }
  return watched

  function askAgain(
    decision: AnyDecision,
    first: Answer,
    answer: (asked: AnyDecision) => Answer,
  ): void {
    const world = game.determinize(decision.view, lots)
    const view = game.view(world, decision.seat)
    // Where a world is only nearly one behind the view, it proves nothing.
    if (canonical(view) !== canonical(decision.view)) return
    watched.redealt++
    const { move, said } = answer({ ...decision, view, past: decision.past.slice() })
    if (move !== first.move || said !== first.said) watched.differing++
  }
}
