import { fill } from '@adit/i18n'
import type { Seat } from '@adit/kernel'
import { reasonFor } from './answer.ts'
import type { Choices } from './boards/index.ts'
import { counted, numbered } from './columns.ts'
import { bold, cyan, dim, yellow } from './paint.ts'
import type { Session } from './session.ts'
import { show } from './showing.ts'

/** One decision of a person's; false if the person left instead. */
export async function playHuman(session: Session, seat: Seat): Promise<boolean> {
  const { table, screen, desk, teller, memory } = session
  const { words, language } = desk
  memory.hurried = false
  if (!(await passKeyboard(session, seat))) return false
  const legal = table.legal(seat)
  const choices = choicesOf(session, legal)
  let note = dim(words.play.commands)
  show(session, seat, { choices: choices.text, note })
  for (;;) {
    const line = await screen.ask(` ${bold(`${table.names[seat]}>`)} `)
    if (line === undefined) return false
    const reply = readReply(session, legal, choices, line.trim())
    if (reply.type === 'quit') return false
    if (reply.type === 'help') {
      await showHelp(session)
      if (screen.live) show(session, seat, { choices: choices.text, note })
      continue
    }
    if (reply.type === 'move') {
      const before = table.happened
      const refusal = table.play(seat, reply.move)
      if (refusal === undefined) {
        memory.seen.set(seat, before)
        memory.shuffled = false
        return true
      }
      const reason = reasonFor(desk, refusal, teller)
      note = yellow(fill(language, words.play.whyNot, { reason }))
    } else {
      note = reply.note
    }
    if (screen.live || line.trim() === '') show(session, seat, { choices: choices.text, note })
    else screen.show(note)
  }
}

/** Between two people the screen is wiped, and stays empty until the next one sits there. */
async function passKeyboard(session: Session, seat: Seat): Promise<boolean> {
  const { screen, table, desk, bots, memory } = session
  const alone = bots.filter(bot => bot === undefined).length === 1
  const same = memory.keyboard === seat
  memory.keyboard = seat
  if (alone || same) return true
  const { pass, passEnter } = desk.words.play
  const slots = { name: table.names[seat] }
  screen.wipe()
  screen.show(`\n\n  ${bold(fill(desk.language, pass, slots))}\n`)
  const line = await screen.ask(`  ${fill(desk.language, passEnter, slots)} `)
  return line !== undefined
}

type Reply =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'help' }
  | { readonly type: 'quit' }

function readReply(
  session: Session,
  legal: readonly unknown[],
  { numbers }: Choices,
  line: string,
): Reply {
  const { desk, table, teller } = session
  const { words, language } = desk
  if (line === '') return { type: 'note', note: dim(words.play.commands) }
  if (line === '?') return { type: 'help' }
  if (words.play.quit.includes(line.toLowerCase())) return { type: 'quit' }
  if (/^[0-9]+$/.test(line)) {
    const chosen = legal[numbers.indexOf(Number(line))]
    if (chosen !== undefined) return { type: 'move', move: chosen }
    const note = fill(language, words.play.noSuchChoice, { number: line })
    return { type: 'note', note: yellow(note) }
  }
  const move = table.game.notation.parseMove(line)
  if (move.ok) return { type: 'move', move: move.value }
  return { type: 'note', note: yellow(reasonFor(desk, move.why, teller)) }
}

async function showHelp({ board, desk, teller, screen }: Session): Promise<void> {
  const { language, words } = desk
  const thumb = board.thumb?.(language) ?? teller.words.tagline
  screen.show([bold(teller.words.title), thumb, words.play.help].join('\n\n'))
  if (screen.live) await screen.ask(`\n${cyan(words.play.goOn)} `)
}

function choicesOf(session: Session, legal: readonly unknown[]): Choices {
  const { board, teller, table, desk, screen } = session
  const arranged = board.choices?.(legal, desk.language)
  if (arranged !== undefined) return arranged
  const sentences = legal.map(move => teller.say(move, table.names))
  return { text: numbered(sentences, screen.columns), numbers: counted(legal) }
}
