import { botNamed } from '@adit/bots'
import { asView, parseConfig, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Task } from '@adit/table'

/** What a thread of the pool does: asks one bot for one move. Whatever goes wrong is thrown. */
export function think({ title: name, config, bot: called, seat, view, legal, seed }: Task): string {
  const title = titleNamed(name)
  const bot = botNamed(name, called)
  if (title === undefined || bot === undefined) throw new Error(`no bot ${called} plays ${name}`)
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`a bot was given a bad configuration: ${checked.why.key}`)
  const { notation } = title.open(checked.value)
  const moves = legal.map(text => {
    const move = notation.parseMove(text)
    // Which one is not said: it may name a hidden card, and errors are logged.
    if (!move.ok) throw new Error(`a bot was given a move of ${name} that it cannot read`)
    return move.value
  })
  // The table made this view with the game's own `view` before it crossed to this thread.
  return notation.printMove(bot.choose(asView(view), seat, moves, quickRandom(seed)))
}
