import { botsFor } from '@adit/bots'
import { type AnyTitle, nth } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import {
  botLevel,
  chapter,
  fill,
  isLanguage,
  type Language,
  languages,
  load,
  tellerFor,
} from '@adit/words'
import { intro, isCancel, note, outro, select, text } from '@clack/prompts'
import { type Answer, CODES } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import { seatCounts } from '../config.ts'
import type { Desk } from '../desk.ts'
import { printText } from '../print.ts'
import { type PlayFlags, play } from './play.ts'
import { replay } from './replay.ts'

/** What `adit` alone does: asks, one question after another, until there is nothing to do. */
export async function menu(desk: Desk): Promise<Answer> {
  let here = desk
  // Esc and Ctrl-C both cancel a question; only the second is meant to end the program.
  let interrupted = false
  const watch = (typed: unknown): void => {
    interrupted ||= String(typed).includes(CTRL_C)
  }
  desk.terminal.input.on('data', watch)
  try {
    intro(here.words.menu.title, streams(here))
    for (;;) {
      const next = await offer(here)
      if (interrupted || desk.terminal.interrupted.aborted) return leave(here, CODES.interrupted)
      if (next === undefined) return leave(here, CODES.ok)
      here = next
    }
  } finally {
    desk.terminal.input.off('data', watch)
  }
}

const CTRL_C = '\u0003'

function leave(desk: Desk, code: Answer['code']): Answer {
  outro(desk.words.menu.goodbye, streams(desk))
  return { code, text: '' }
}

/** One wish; the desk for the next one, or undefined when there is none. */
async function offer(here: Desk): Promise<Desk | undefined> {
  const { menu: say } = here.words
  const wish = await choose(here, say.what, [
    ['play', say.play],
    ['replay', say.replay],
    ['rules', say.rules],
    ['language', say.language],
    ['quit', say.quit],
  ])
  switch (wish) {
    case 'play':
      await offerGame(here)
      return here
    case 'replay':
      await offerReplay(here)
      return here
    case 'rules':
      await showRules(here)
      return here
    case 'language':
      return offerLanguage(here)
    default:
      return undefined
  }
}

function streams({ terminal }: Desk) {
  return { input: terminal.input, output: terminal.output, signal: terminal.interrupted }
}

type Entries = readonly (readonly [value: string, label: string])[]

/** One of the values, or undefined after Esc or Ctrl-C. */
async function choose(
  desk: Desk,
  message: string,
  entries: Entries,
  usual?: string,
): Promise<string | undefined> {
  const chosen = await select({
    ...streams(desk),
    message,
    ...(usual === undefined ? {} : { initialValue: usual }),
    options: entries.map(([value, label]) => ({ value, label })),
    showInstructions: false,
  })
  return isCancel(chosen) ? undefined : chosen
}

/** A question is not asked when there is one answer only. */
async function chooseUnlessOne(
  desk: Desk,
  message: string,
  entries: Entries,
): Promise<string | undefined> {
  return entries.length === 1 ? nth(entries, 0)[0] : choose(desk, message, entries)
}

async function offerGame(desk: Desk): Promise<void> {
  const title = await chooseTitle(desk)
  if (title === undefined) return
  const flags = await chooseFlags(desk, title)
  if (flags === undefined) return
  print(desk, await play(desk, title.name, flags))
}

async function chooseTitle(desk: Desk): Promise<AnyTitle | undefined> {
  const entries = shelf.map(
    title => [title.name, tellerFor(title, desk.language).words.title] as const,
  )
  const name = await chooseUnlessOne(desk, desk.words.menu.whichGame, entries)
  return shelf.find(title => title.name === name)
}

async function chooseFlags(desk: Desk, title: AnyTitle): Promise<PlayFlags | undefined> {
  const { menu: say } = desk.words
  const { presets } = tellerFor(title, desk.language).words
  const preset = await chooseUnlessOne(
    desk,
    say.whichPreset,
    title.presets.map(({ name }) => [name, presets[name] ?? name]),
  )
  if (preset === undefined) return undefined
  const config = title.presets.find(({ name }) => name === preset)?.config
  if (config === undefined) return undefined
  const possible = entriesOf(seatCounts(title, config))
  const seats = await choose(desk, say.howManySeats, possible, String(config.seats))
  if (seats === undefined) return undefined
  const people = Array.from({ length: Number(seats) }, (_none, at) => at + 1)
  const hotSeat = await choose(desk, say.howManyHumans, entriesOf(people))
  if (hotSeat === undefined) return undefined
  const flags = { preset, seats, hotSeat }
  if (hotSeat === seats) return flags
  const strongestFirst = botsFor(title.name).toReversed()
  const bots = await chooseUnlessOne(
    desk,
    say.whichBot,
    strongestFirst.map(({ name }) => [
      name,
      fill(desk.language, '{level^}', { level: botLevel(desk.language, name) }),
    ]),
  )
  return bots === undefined ? undefined : { ...flags, bots }
}

function entriesOf(counts: readonly number[]): Entries {
  return counts.map(count => [String(count), String(count)])
}

async function offerReplay(desk: Desk): Promise<void> {
  const path = await ask(desk, desk.words.menu.whichRecord)
  if (path === undefined) return
  const answer = await replay(desk, path, {})
  print(desk, answer)
  while (answer.code === CODES.ok) {
    const at = await ask(desk, desk.words.menu.whichMove)
    if (at === undefined) return
    print(desk, await replay(desk, path, { at }))
  }
}

async function ask(desk: Desk, message: string): Promise<string | undefined> {
  const answer = await text({ ...streams(desk), message, defaultValue: '' })
  return isCancel(answer) || answer === '' ? undefined : answer
}

async function showRules(desk: Desk): Promise<void> {
  const title = await chooseTitle(desk)
  if (title === undefined) return
  const { words } = tellerFor(title, desk.language)
  const game = title.open(nth(title.presets, 0).config)
  const thumb = boardFor(title, game).thumb?.(desk.language) ?? words.tagline
  const slots = { path: `docs/rules/${desk.language}/${title.name}.md` }
  const more = fill(desk.language, desk.words.menu.moreRules, slots)
  note(`${thumb}\n\n${more}`, words.title, { ...streams(desk), format: line => line })
}

async function offerLanguage(desk: Desk): Promise<Desk> {
  const entries = languages.map(({ code, name }) => [code, name] as const)
  const chosen = await choose(desk, desk.words.menu.language, entries)
  const language: Language = chosen !== undefined && isLanguage(chosen) ? chosen : desk.language
  await load(language)
  return { ...desk, language, words: chapter(language, 'terminal') }
}

function print({ terminal }: Desk, answer: Answer): void {
  printText(terminal, terminal.output, `\n${answer.text}\n`)
}
