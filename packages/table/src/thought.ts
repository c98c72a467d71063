import { advise, botNamed, gnomeNamed, mixed } from '@adit/bots'
import { type AnyGame, asTold, asView, type Past, parseConfig, quickRandom } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import type { Task, Thought } from './ports.ts'

/**
 * A bot's answer to a question, in notation: what a thread of a server's pool and the page's worker
 * both do. `isSpent` is their clock. Whatever goes wrong is thrown.
 */
export function answerTask(task: Task, isSpent: () => boolean): Thought {
  const { title, bot: name, gnome } = task
  const bot = gnome === undefined ? botNamed(title, name) : gnomeNamed(title, name, gnome)
  if (bot === undefined) throw new Error(`no bot ${task.bot} plays ${task.title}`)
  const game = open(task)
  const read = (text: string): unknown => {
    const move = game.notation.parseMove(text)
    // Which one is not said: it may name a hidden card, and errors are logged.
    if (!move.ok) throw new Error(`a bot was given a move of ${task.title} that it cannot read`)
    return move.value
  }
  const legal = task.legal.map(read)
  const decision = {
    game,
    seat: task.seat,
    // The table made view and past with the game's own `view` and `redact`; here they were copied.
    view: asView(task.view),
    past: past(task),
    claims: task.claims,
    legal,
    budget: { playouts: task.playouts, isSpent },
  }
  if (task.chosen !== undefined) {
    const asked = { ...decision, random: quickRandom(task.seed) }
    const advice = advise(bot, asked, read(task.chosen))
    if (advice === undefined) return { move: task.chosen }
    const { better, ...rest } = advice
    return { move: game.notation.printMove(better), advice: rest }
  }
  const move = bot.choose({ ...decision, random: quickRandom(task.seed) })
  const found = { move: game.notation.printMove(move) }
  if (gnome === undefined) return found
  // Draws of its own: whether it speaks changes nothing about what it plays.
  const random = quickRandom(mixed(task.seed, 1))
  return { ...found, remarks: bot.remarks?.({ ...decision, random }, move) ?? [] }
}

function open({ title: name, config }: Task): AnyGame {
  const title = titleNamed(name)
  if (title === undefined) throw new Error(`no bot plays ${name}`)
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`a bot was given a bad configuration: ${checked.why.key}`)
  return title.open(checked.value)
}

function past(task: Task): Past<unknown, unknown> {
  return task.past.map(({ by, told, view }) => ({
    by,
    told: told.map(event => asTold(event)),
    ...(view === undefined ? {} : { view: asView(view) }),
  }))
}
