import { nth } from '@adit/kernel'
import { KINDS, worth } from '@adit/my-treasure'
import { gems } from '@adit/nimble-gnomes'
import {
  caveOf,
  type Dig,
  dayNumber,
  digOf,
  hardnessOf,
  numberInYear,
  puzzled,
  type Solution,
  scoreOf,
  storyOf,
  tableOf,
} from '@adit/puzzles'
import { chapter, crewNames, fill, type Language, tellerFor } from '@adit/words'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import { cardName } from '../boards/nimble-gnomes.ts'
import type { Desk } from '../desk.ts'
import { logLine } from '../log-line.ts'
import { bold, dim } from '../paint.ts'
import { columnsOf } from '../terminal.ts'

export interface DailyFlags {
  readonly date?: string
  readonly game?: string
  readonly answer?: string
  readonly reveal?: boolean
}

/** How often each level of bots is asked how it would do. */
const TIMES = 6

/** The puzzles of a day; of one game its position, and what an answer is worth. */
export async function daily(desk: Desk, flags: DailyFlags): Promise<Answer> {
  const { date = desk.terminal.today(), game } = flags
  if (dayNumber(date) === undefined) {
    const why = { key: 'bad-date', slots: { text: date.slice(0, 40) } }
    return refused(desk, why, { code: CODES.usage })
  }
  const titles = puzzled.filter(title => game === undefined || title === game)
  if (titles.length === 0) {
    const why = { key: 'unknown-game', slots: { game: game ?? '', games: puzzled.join(', ') } }
    return refused(desk, why, { code: CODES.usage })
  }
  const digs = titles.map(title => digOf(title, date))
  const words = chapter(desk.language, 'daily')
  const slots = { day: date, number: numberInYear(date) }
  const head = `${bold(words.heading)}\n${dim(fill(desk.language, words.about, slots))}`
  if (flags.answer !== undefined && game !== undefined) {
    const dig = nth(digs, 0)
    const solution = readAnswer(dig, flags.answer)
    if (solution === undefined) {
      const why = { key: 'bad-answer', slots: { text: flags.answer.slice(0, 60) } }
      return refused(desk, why, { code: CODES.usage })
    }
    const score = scoreOf(dig, solution)
    const text = `${fill(desk.language, words.result.score, { score })}\n${revealed(desk, dig)}`
    return done(`${head}\n\n${text}`, { ...slots, game, kind: dig.kind, score })
  }
  const shown = digs.map(dig => describe(desk, dig, flags))
  return done([head, ...shown].join('\n\n'), { ...slots, puzzles: digs.map(data) })
}

/** Everything of a puzzle, the way it was made and its solution included. */
function data(dig: Dig): unknown {
  return { ...dig, hardness: hardnessOf(dig, TIMES) }
}

function describe(desk: Desk, dig: Dig, { game, reveal = false }: DailyFlags): string {
  const words = chapter(desk.language, 'daily')
  const { title, ask } = words.kinds[dig.kind]
  const { grade } = hardnessOf(dig, TIMES)
  const named = Object.entries(words.grades).find(([number]) => Number(number) === grade)?.[1] ?? ''
  const { words: box } = tellerFor({ name: dig.title }, desk.language)
  const parts = [`${bold(title)} ${dim(`(${box.title}, ${named})`)}`, ask]
  if (game === undefined) parts.push(dim(`adit daily --date ${dig.day} --game ${dig.title}`))
  else parts.push(drawn(desk, dig), howTo(desk, dig))
  if (reveal) parts.push(revealed(desk, dig))
  return parts.join('\n')
}

/** What an answer looks like; never the right one. */
const EXAMPLES: Readonly<Record<Dig['kind'], string>> = {
  gold: '"lay LR 3,0"',
  alive: '"rock-fall 3,0"',
  goal: '"20 60 20"',
  who: '"10 60 20 10"',
  split: '"6 5 2"',
  take: 'take',
}

function howTo({ language, words }: Desk, { kind }: Dig): string {
  const slots = { answer: `--answer ${EXAMPLES[kind]}`, other: '--answer draw' }
  return fill(language, words.daily[kind], slots)
}

/** The position as its seat sees it, with what that seat has seen before. */
function drawn(desk: Desk, dig: Dig): string {
  const { language, terminal } = desk
  const names = crewNames(language, dig.config.seats, dig.seat)
  const { game, state } = tableOf(dig)
  const view = game.view(state, dig.seat)
  const size = { columns: columnsOf(terminal.output), rows: Number.POSITIVE_INFINITY }
  const scene = { view, viewer: dig.seat, names, language, ...size }
  const lines = [boardFor({ name: dig.title }, game).draw(scene)]
  if (dig.kind === 'goal' || dig.kind === 'who') lines.unshift(...clues(desk, dig), '')
  if (dig.kind === 'split') lines.push(gemLine(dig.gems, language))
  if (dig.kind === 'take') lines.push(...caveLines(desk, dig))
  return `\n${lines.join('\n')}\n`
}

/** All that happened so far, as the seat was told it. */
function clues({ language }: Desk, dig: Dig): readonly string[] {
  const company = { names: crewNames(language, dig.config.seats, dig.seat), self: dig.seat }
  const teller = tellerFor({ name: dig.title }, language)
  const board = boardFor({ name: dig.title }, tableOf(dig).game)
  const lines = storyOf(dig).flatMap(told => logLine(board, teller, company, told))
  return lines.map(line => ` · ${line}`)
}

function gemLine(counts: readonly number[], language: Language): string {
  return counts
    .flatMap((count, at) => (count === 0 ? [] : [`${cardName(nth(gems, at), language)} ×${count}`]))
    .join(' · ')
}

/** What lies in each stack, counted by kind: all have seen it. */
function caveLines({ language }: Desk, dig: Dig): readonly string[] {
  const words = chapter(language, 'daily').cave
  const rules = chapter(language, 'rules/my-treasure')
  const state = caveOf(dig)
  const counted = (stack: readonly number[]): string =>
    KINDS.map((kind, at) => ({
      kind,
      count: stack.reduce((sum, card) => sum + worth(card, at), 0),
    }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => `${rules.kinds[kind].many} ${count}`)
      .join(', ')
  const stacks = state.places.flatMap((stack, at) =>
    stack.length === 0
      ? []
      : [`${fill(language, words.place, { number: at + 1 })}: ${counted(stack)}`],
  )
  const names = crewNames(language, dig.config.seats, dig.seat)
  const taken = state.stacks.flatMap((stack, seat) => {
    const token = nth(state.held, seat)
    if (token < 0) return []
    const count = stack.reduce((sum, card) => sum + worth(card, token), 0)
    return [`${nth(names, seat)}: ${rules.kinds[nth(KINDS, token)].many} ${count}`]
  })
  const deck = fill(language, words.deck, { count: state.deck.length })
  return [words.remembered, ...stacks, `${words.rivals}: ${taken.join(', ')}`, deck]
}

function revealed({ language }: Desk, dig: Dig): string {
  const words = chapter(language, 'daily')
  const { result } = words
  const names = crewNames(language, dig.config.seats, dig.seat)
  switch (dig.kind) {
    case 'gold':
    case 'alive':
      return fill(language, result.moveWas, { move: dig.answers.join(' / ') })
    case 'goal': {
      const goal = nth(Object.values(words.goals), dig.truth)
      return `${fill(language, result.goalWas, { goal })} ${believed(dig.belief)}`
    }
    case 'who': {
      const name = nth(names, nth(dig.candidates, dig.truth))
      return `${fill(language, result.whoWas, { name })} ${believed(dig.belief)}`
    }
    case 'split': {
      const sets = dig.best.flatMap((count, at) => Array<number>(count).fill(dig.best.length - at))
      return sets.join(' · ')
    }
    case 'take': {
      const silver = (sum: number): string => (sum / dig.parts).toFixed(2)
      return fill(language, result.takeWas, { take: silver(dig.take), draw: silver(dig.draw) })
    }
  }

  function believed(belief: readonly number[]): string {
    return `${result.bot}: ${belief.map(share => `${share} %`).join(', ')}`
  }
}

/** An answer as it is typed; undefined if it is none to this puzzle. */
function readAnswer(dig: Dig, text: string): Solution | undefined {
  const numbers = text
    .split(/[\s,·]+/)
    .filter(word => word !== '')
    .map(Number)
  const areNumbers =
    numbers.length > 0 && numbers.every(number => Number.isInteger(number) && number >= 0)
  switch (dig.kind) {
    case 'gold':
    case 'alive': {
      const { game } = tableOf(dig)
      const move = game.notation.parseMove(text.trim())
      return move.ok
        ? { kind: 'move', move: game.notation.printMove(move.value), tries: 1 }
        : undefined
    }
    case 'goal':
    case 'who': {
      const isWhole = areNumbers && numbers.reduce((sum, one) => sum + one, 0) === 100
      return isWhole && numbers.length === dig.candidates.length
        ? { kind: 'bet', shares: numbers }
        : undefined
    }
    case 'split': {
      if (!areNumbers || numbers.some(size => size < 1 || size > dig.best.length)) return undefined
      const gems = dig.gems.reduce((sum, count) => sum + count, 0)
      if (numbers.reduce((sum, size) => sum + size, 0) !== gems) return undefined
      const tally = dig.best.map(
        (_none, at) => numbers.filter(size => size === dig.best.length - at).length,
      )
      return { kind: 'sets', tally }
    }
    case 'take':
      return text === 'take' || text === 'draw' ? { kind: 'choice', choice: text } : undefined
  }
}
