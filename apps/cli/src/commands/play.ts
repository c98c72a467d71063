import { type AnyTitle, type GameRecord, type Parsed, parsed, quickRandom } from '@adit/kernel'
import { printRecord } from '@adit/shelf'
import { botLevel, fill, tellerFor } from '@adit/words'
import { type Answer, CODES, done, refused, refusedRules } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import { type Config, type ConfigFlags, configFrom, findTitle, readCount } from '../config.ts'
import { looseSeed, seedFor } from '../deal.ts'
import type { Desk } from '../desk.ts'
import { saveFile, tryFile } from '../disk.ts'
import { scoresText } from '../outcome.ts'
import { runningPage } from '../page.ts'
import { bold, dim } from '../paint.ts'
import { printText } from '../print.ts'
import { openScreen } from '../screen.ts'
import { type Seating, type SeatingFlags, seatingFor } from '../seating.ts'
import { type Ending, newMemory, playOn, type Session } from '../session.ts'
import { onlooker, pageFor } from '../showing.ts'
import { openTable, type Table } from '../table.ts'
import { columnsOf, rowsOf } from '../terminal.ts'

export interface PlayFlags extends ConfigFlags, SeatingFlags {
  readonly seed?: string
  readonly save?: string
  readonly pace?: string
}

const PACE = 700

interface Plan {
  readonly title: AnyTitle
  readonly config: Config
  readonly seating: Seating
  readonly seed: number | undefined
  readonly pace: number
}

export async function play(desk: Desk, name: string, flags: PlayFlags): Promise<Answer> {
  const plan = planFrom(desk, name, flags)
  if (!plan.ok) return refusedRules(desk, name, plan.why)
  const writable = flags.save === undefined ? parsed('') : await tryFile(desk.terminal, flags.save)
  if (!writable.ok) return refused(desk, writable.why, { code: CODES.refused })

  const opened = await openSession(desk, plan.value)
  if (!opened.ok) return refused(desk, opened.why, { code: CODES.usage })
  const session = opened.value
  const ending = await playOn(session).finally(() => session.screen.close())

  const record = await session.table.record()
  await session.table.close()
  const text = printRecord(session.table.game, record)
  const saved =
    flags.save === undefined ? undefined : await saveFile(desk.terminal, flags.save, text)
  if (saved?.ok === false) return refused(desk, saved.why, { code: CODES.refused })
  return answerOf(session, record, ending, saved?.value)
}

function planFrom(desk: Desk, name: string, flags: PlayFlags): Parsed<Plan> {
  const title = findTitle(name)
  if (!title.ok) return title
  const config = configFrom(title.value, flags)
  if (!config.ok) return config
  const seating = seatingFor(desk, title.value, config.value.seats, flags)
  if (!seating.ok) return seating
  const seed = flags.seed === undefined ? parsed(undefined) : readCount('--seed', flags.seed)
  if (!seed.ok) return seed
  const pace = flags.pace === undefined ? parsed(PACE) : readCount('--pace', flags.pace)
  if (!pace.ok) return pace
  return parsed({
    title: title.value,
    config: config.value,
    seating: seating.value,
    seed: seed.value,
    pace: pace.value,
  })
}

async function openSession(
  desk: Desk,
  { title, config, seating, seed, pace }: Plan,
): Promise<Parsed<Session>> {
  const { terminal, language } = desk
  const { names, bots } = seating
  const serverSeed = seedFor(terminal, seed)
  const random = quickRandom(seed ?? looseSeed(terminal))
  const opened = await openTable({ title, config, names, serverSeed, random })
  if (!opened.ok) return opened
  const table = opened.value
  const output = desk.json ? terminal.errors : terminal.output
  printText(terminal, output, greeting(desk, table, seating))
  return parsed({
    desk,
    table,
    board: boardFor(title, table.game),
    teller: tellerFor(title, language),
    screen: openScreen(terminal, output),
    bots,
    pace,
    memory: newMemory(),
  })
}

/** Printed before the first card: a promise made later would prove nothing. */
function greeting({ language, words }: Desk, table: Table, seating: Seating): string {
  const { title, tagline } = tellerFor(table.title, language).words
  const players = seating.names.map((name, seat) => {
    const bot = seating.bots[seat]
    return bot === undefined
      ? name
      : fill(language, words.play.bot, { name, bot: botLevel(language, bot.name) })
  })
  const promise = fill(language, words.play.committed, { commitment: table.commitment })
  return `${bold(title)}\n${tagline}\n\n${players.join(', ')}\n\n${dim(promise)}\n`
}

function answerOf(
  session: Session,
  { hash, deal, config, moves }: GameRecord<unknown, unknown>,
  ending: Ending,
  saved: string | undefined,
): Answer {
  const { desk, table } = session
  const { language, words, terminal } = desk
  const { outcome } = table
  const parts: string[] = []
  if (outcome === undefined) {
    parts.push(words.play.left)
  } else {
    const size = { columns: columnsOf(terminal.output), rows: rowsOf(terminal.output) }
    const page = pageFor(session, onlooker(session), notYetShown(session))
    parts.push(
      runningPage(page, size).replace(/^\n/, ''),
      scoresText(session.board, table.names, outcome),
    )
  }
  parts.push(dim(fill(language, words.play.revealed, { seed: deal?.serverSeed ?? '' })))
  if (saved !== undefined) {
    parts.push(fill(language, words.play.saved, { path: saved }))
  }
  const data = {
    title: table.title.name,
    config,
    seats: table.names,
    finished: ending === 'over',
    outcome: outcome ?? null,
    moves: moves.length,
    hash,
    deal,
    saved: saved ?? null,
  }
  const answer = done(parts.join('\n\n'), data)
  return ending === 'interrupted' ? { ...answer, code: CODES.interrupted } : answer
}

const LAST_NEWS = 6

/** A live screen is gone with all it showed: its last few events are told again. */
function notYetShown(session: Session): number {
  const { table, screen, memory } = session
  return screen.live
    ? Math.max(0, table.happened - LAST_NEWS)
    : (memory.seen.get(onlooker(session)) ?? 0)
}
