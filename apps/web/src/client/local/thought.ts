import { botNamed } from '@adit/bots'
import { type AnyTitle, asView, parseConfig, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Task } from '@adit/table'

/** A bot's answer to a question, in notation. Throws if there is no such title or bot. */
export function answer(task: Task): string {
  const title = titleNamed(task.title)
  const bot = botNamed(task.title, task.bot)
  if (title === undefined || bot === undefined) throw new Error(`${task.bot} of ${task.title}?`)
  const game = open(title, task.config)
  const legal = task.legal.map(text => {
    const move = game.notation.parseMove(text)
    if (!move.ok) throw new Error(`not a move of ${title.name}: ${text}`)
    return move.value
  })
  // The host made it with the title's own `view`; on the way here it was only copied.
  const view = asView(task.view)
  return game.notation.printMove(bot.choose(view, task.seat, legal, quickRandom(task.seed)))
}

function open(title: AnyTitle, config: unknown): ReturnType<AnyTitle['open']> {
  const read = parseConfig(title, config)
  if (!read.ok) throw new Error(`not a table of ${title.name}: ${read.why.key}`)
  return title.open(read.value)
}
