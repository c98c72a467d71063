import type { Writable } from 'node:stream'
import type { AnyBot } from '@adit/bots'
import { nth, type Parsed, parsed, recordHash } from '@adit/kernel'
import { printRecordLine } from '@adit/shelf'
import { type Answer, CODES, done, refused, refusedRules } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import { type ConfigFlags, configFrom, findTitle, readCount } from '../config.ts'
import { looseSeed } from '../deal.ts'
import type { Desk } from '../desk.ts'
import { append, closeFile, openFile } from '../disk.ts'
import { scoreParts } from '../outcome.ts'
import { openProgress } from '../progress.ts'
import { type Results, resultsData, resultsText, type SeriesPlan } from '../results.ts'
import { botsNamed } from '../seating.ts'
import { count, newTally, type Played, playGame, seedOfGame } from '../series.ts'

export interface SimulateFlags extends ConfigFlags {
  readonly games?: string
  readonly bots?: string
  readonly rotate?: boolean
  readonly seed?: string
  readonly out?: string
}

const USUAL_GAMES = 100
/** How often the event loop gets a turn: often enough for Ctrl-C and the bar. */
const BREATH = 50

export async function simulate(desk: Desk, name: string, flags: SimulateFlags): Promise<Answer> {
  const plan = planFrom(desk, name, flags)
  if (!plan.ok) return refusedRules(desk, name, plan.why)
  const file = flags.out === undefined ? undefined : await openFile(desk.terminal, flags.out, 'w')
  if (file?.ok === false) return refused(desk, file.why, { code: CODES.refused })
  const results = await playSeries(desk, plan.value, file?.value)
  if (file !== undefined) {
    const closed = await closeFile(file.value, flags.out ?? '')
    if (!closed.ok) return refused(desk, closed.why, { code: CODES.refused })
  }
  const stopped = results.games < plan.value.games
  const text = resultsText(desk, plan.value, results, flags.out)
  const answer = done(text, resultsData(plan.value, results, flags.out))
  return stopped ? { ...answer, code: CODES.interrupted } : answer
}

function planFrom(desk: Desk, name: string, flags: SimulateFlags): Parsed<SeriesPlan> {
  const title = findTitle(name)
  if (!title.ok) return title
  const config = configFrom(title.value, flags)
  if (!config.ok) return config
  const bots = botsNamed(title.value, flags.bots, config.value.seats)
  if (!bots.ok) return bots
  const games = flags.games === undefined ? parsed(USUAL_GAMES) : readCount('--games', flags.games)
  if (!games.ok) return games
  const seed =
    flags.seed === undefined ? parsed(looseSeed(desk.terminal)) : readCount('--seed', flags.seed)
  if (!seed.ok) return seed
  return parsed({
    title: title.value,
    config: config.value,
    game: title.value.open(config.value),
    bots: bots.value,
    games: games.value,
    seed: seed.value,
    rotate: flags.rotate === true,
  })
}

async function playSeries(
  desk: Desk,
  plan: SeriesPlan,
  file: Writable | undefined,
): Promise<Results> {
  const { terminal } = desk
  const results: Results = {
    seats: plan.bots.map(newTally),
    bots: new Map(plan.bots.map(bot => [bot.name, newTally()])),
    games: 0,
    moves: 0,
    milliseconds: 0,
  }
  const progress = openProgress(terminal.errors, plan.games)
  const begun = terminal.now()
  let breath = begun
  while (results.games < plan.games && !terminal.interrupted.aborted) {
    const bots = seatedFor(plan, results.games)
    const played = playGame(plan.game, bots, seedOfGame(plan.seed, results.games))
    tally(plan, results, bots, played)
    if (file !== undefined) await append(file, recordLine(plan, bots, played))
    if (terminal.now() - breath > BREATH) {
      progress.show(results.games)
      await new Promise(resolve => setImmediate(resolve))
      breath = terminal.now()
    }
  }
  results.milliseconds = terminal.now() - begun
  progress.clear()
  return results
}

/** With `rotate`, everyone moves one seat on after each game, so that no bot keeps the best one. */
function seatedFor({ bots, rotate }: SeriesPlan, game: number): readonly AnyBot[] {
  return rotate ? bots.map((_bot, seat) => nth(bots, (seat + game) % bots.length)) : bots
}

function tally(
  { title, game }: SeriesPlan,
  results: Results,
  bots: readonly AnyBot[],
  { outcome, moves }: Played,
): void {
  const board = boardFor(title, game)
  const partsOf = (score: number) => scoreParts(board, score)
  results.games++
  results.moves += moves.length
  for (const [seat, bot] of bots.entries()) {
    count(nth(results.seats, seat), outcome, seat, partsOf)
    const ofBot = results.bots.get(bot.name)
    if (ofBot !== undefined) count(ofBot, outcome, seat, partsOf)
  }
}

/** Equal names get a number each: `apprentice 1`, `apprentice 2`. */
function toldApart(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter(other => other === name).length
    const alone = names.indexOf(name) === names.lastIndexOf(name)
    return alone ? name : `${name} ${before + 1}`
  })
}

function recordLine(
  { title, game, config }: SeriesPlan,
  bots: readonly AnyBot[],
  played: Played,
): string {
  const record = {
    title: title.name,
    revision: title.revision,
    config,
    seats: toldApart(bots.map(bot => bot.name)),
    moves: played.moves,
    hash: recordHash(played.moves, played.state),
  }
  return `${printRecordLine(game, record)}\n`
}
