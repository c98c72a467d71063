import { nth, type Seat } from '@adit/kernel'
import { fill } from '@adit/words'
import { reasonFor } from './answer.ts'
import { type Choices, choicesOf, follow } from './choices.ts'
import { counted, flowing, numbered } from './columns.ts'
import { type Page, runningPage } from './page.ts'
import { bold, cyan, dim, yellow } from './paint.ts'
import { glimpse, type Session } from './session.ts'
import { sceneFor, show } from './showing.ts'

/** With fewer, choices stand beside each other, and the lines go to the log. */
const AMPLE_ROWS = 30

/** One decision of a person's; false if the person left instead. */
export async function playHuman(session: Session, seat: Seat): Promise<boolean> {
  const { table, screen, desk, memory } = session
  const legal = table.legal(seat)
  if (goesWithoutSaying(session, legal)) {
    await table.play(seat, legal[0])
    return true
  }
  memory.hurried = false
  if (!(await passKeyboard(session, seat))) return false
  const first = choicesFor(session, seat, legal)
  let page = first
  let note = dim(desk.words.play.commands)
  showChoices(session, seat, page, note)
  for (;;) {
    const line = await screen.ask(` ${bold(`${table.names[seat]}>`)} `)
    if (line === undefined) return false
    const reply = readReply(session, first, page, line.trim())
    switch (reply.type) {
      case 'quit':
        return false
      case 'help':
        await showHelp(session)
        if (screen.live) showChoices(session, seat, page, note)
        break
      case 'page':
        page = reply.page
        note = dim(page === first ? desk.words.play.commands : desk.words.play.back)
        if (screen.live || page === first) showChoices(session, seat, page, note)
        else screen.show(runningPage(bare(page, note), screen))
        break
      case 'move': {
        const whyNot = await play(session, seat, reply.move)
        if (whyNot === undefined) return true
        note = yellow(whyNot)
        remark(session, seat, page, note)
        break
      }
      case 'note':
        note = yellow(reply.note)
        remark(session, seat, page, note)
        break
    }
  }
}

/** Why not, in words; undefined if the move was made. */
async function play(session: Session, seat: Seat, move: unknown): Promise<string | undefined> {
  const { table, desk, teller, memory } = session
  const before = table.happened
  const refusal = await table.play(seat, move)
  if (refusal !== undefined) {
    const reason = reasonFor(desk, refusal, teller, { names: table.names, self: seat })
    return fill(desk.language, desk.words.play.whyNot, { reason })
  }
  memory.seen.set(seat, before)
  await glimpse(session, seat, before)
  return undefined
}

/** Among several people the question is always put: that one was not asked would tell the others. */
function goesWithoutSaying(session: Session, legal: readonly unknown[]): boolean {
  const { board } = session
  return isAlone(session) && legal.length === 1 && board.goesWithoutSaying?.(legal[0]) === true
}

function isAlone({ bots }: Session): boolean {
  return bots.filter(bot => bot === undefined).length === 1
}

/** Between two people the screen is wiped, and stays empty until the next one sits there. */
async function passKeyboard(session: Session, seat: Seat): Promise<boolean> {
  const { screen, table, desk, memory } = session
  const same = memory.keyboard === seat
  memory.keyboard = seat
  if (isAlone(session) || same) return true
  const { pass, passEnter } = desk.words.play
  const slots = { name: nth(table.names, seat) }
  screen.wipe()
  screen.show(`\n\n  ${bold(fill(desk.language, pass, slots))}\n`)
  const line = await screen.ask(`  ${fill(desk.language, passEnter, slots)} `)
  return line !== undefined
}

type Reply =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'page'; readonly page: Choices }
  | { readonly type: 'note'; readonly note: string }
  | { readonly type: 'help' }
  | { readonly type: 'quit' }

function readReply(session: Session, first: Choices, page: Choices, line: string): Reply {
  const { desk, table, teller } = session
  const { words, language } = desk
  if (line === '') return { type: 'page', page: first }
  if (line === '?') return { type: 'help' }
  if (words.play.quit.includes(line.toLowerCase())) return { type: 'quit' }
  const typed = line.split(/\s+/)
  const entry = follow(page, typed) ?? follow(first, typed)
  if (entry?.move !== undefined) return { type: 'move', move: entry.move }
  if (entry?.more !== undefined) return { type: 'page', page: entry.more() }
  if (/^[-0-9, ]+$/.test(line)) {
    return { type: 'note', note: fill(language, words.play.noSuchChoice, { number: line }) }
  }
  const move = table.game.notation.parseMove(line)
  if (move.ok) return { type: 'move', move: move.value }
  return { type: 'note', note: reasonFor(desk, move.why, teller, { names: table.names }) }
}

async function showHelp({ board, desk, teller, screen }: Session): Promise<void> {
  const { language, words } = desk
  const thumb = board.thumb?.(language) ?? teller.words.tagline
  screen.show([bold(teller.words.title), thumb, words.play.help].join('\n\n'))
  if (screen.live) await screen.ask(`\n${cyan(words.play.goOn)} `)
}

function showChoices(session: Session, seat: Seat, { text, board }: Choices, note: string): void {
  show(session, seat, { choices: text, note, ...(board === undefined ? {} : { board }) })
}

/** A page of further choices, without what was read a moment ago. */
function bare({ board = '', text }: Choices, note: string): Page {
  return { board, old: [], news: [], choices: text, note }
}

/** On running text the page is still to be read just above. */
function remark(session: Session, seat: Seat, page: Choices, note: string): void {
  if (session.screen.live) showChoices(session, seat, page, note)
  else session.screen.show(note)
}

function choicesFor(session: Session, seat: Seat, legal: readonly unknown[]): Choices {
  const { board, teller, table, screen } = session
  const arranged = board.choices?.(sceneFor(session, seat), legal)
  if (arranged !== undefined) return arranged
  const company = { names: table.names, self: seat }
  const sentences = legal.map(move => teller.say(move, company))
  const text =
    screen.live && screen.rows < AMPLE_ROWS
      ? flowing(
          sentences.map((sentence, at) => `${bold(String(at + 1))} ${sentence}`),
          screen.columns,
        )
      : numbered(sentences, screen.columns)
  return choicesOf(text, legal, counted(legal))
}
