import { pathToFileURL } from 'node:url'
import {
  type AnyTitle,
  type Manifest,
  type Parsed,
  parseConfig,
  parsed,
  unreadable,
} from '@adit/kernel'
import { games } from '@adit/shelf'
import { type TitleWords, tellerFor } from '@adit/words'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { alignRows } from '../columns.ts'
import { type Config, findTitle, seatCounts } from '../config.ts'
import type { Desk } from '../desk.ts'
import { type Measures, measure } from '../measure.ts'
import { bold, dim } from '../paint.ts'
import { openProgress } from '../progress.ts'

export interface BenchFlags {
  readonly seconds?: string
}

const USUAL_SECONDS = 1
/** What is measured twice: as it is, and in one file with all that it imports. */
const ENTRY = 'apps/cli/src/measure.ts'

interface Case {
  readonly title: AnyTitle
  readonly preset: string
  readonly config: Config
}

interface Measured {
  readonly of: Case
  /** Run from one bundled file, not from the sources. */
  readonly bundled: boolean
  readonly measures: Measures
}

export async function bench(
  desk: Desk,
  name: string | undefined,
  flags: BenchFlags,
): Promise<Answer> {
  const seconds = readSeconds(flags.seconds)
  if (!seconds.ok) return refused(desk, seconds.why, { code: CODES.usage })
  const named = name === undefined ? undefined : findTitle(name)
  if (named?.ok === false) return refused(desk, named.why, { code: CODES.usage })
  const wanted = games.filter(({ title }) => named === undefined || title === named.value)
  const cases = wanted.flatMap(casesOf)
  const measured = await measureAll(desk, cases, seconds.value * 1000)
  const data = measured.map(({ of: { title, preset, config }, bundled, measures }) => ({
    title: title.name,
    preset,
    config,
    bundled,
    ...measures,
  }))
  const answer = done(benchText(desk, measured), { measures: data, seconds: seconds.value })
  return measured.length < 2 * cases.length ? { ...answer, code: CODES.interrupted } : answer
}

async function measureAll(desk: Desk, cases: readonly Case[], box: number): Promise<Measured[]> {
  const { terminal } = desk
  const one: { measure: typeof measure } = await import(
    pathToFileURL(await terminal.bundle(ENTRY)).href
  )
  const progress = openProgress(terminal.errors, 2 * cases.length)
  const measured: Measured[] = []
  for (const [bundled, run] of [[false, measure] as const, [true, one.measure] as const]) {
    for (const each of cases) {
      if (terminal.interrupted.aborted) break
      progress.show(measured.length)
      await new Promise(resolve => setImmediate(resolve))
      const measures = run(each.title.name, each.config, box, terminal)
      measured.push({ of: each, bundled, measures })
    }
  }
  progress.clear()
  return measured
}

function readSeconds(text: string | undefined): Parsed<number> {
  if (text === undefined) return parsed(USUAL_SECONDS)
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  return seconds > 0 ? parsed(seconds) : unreadable('bad-number', { flag: '--seconds', text })
}

/**
 * Each preset at its usual seats, the first one at its fewest and most as well, and what else
 * its manifest names.
 */
function casesOf({ title, measured = {} }: Manifest): Case[] {
  const presets = title.presets.flatMap(({ name, config }, at) => {
    const possible = at === 0 ? seatCounts(title, config) : [config.seats]
    const counts = new Set([
      possible.at(0) ?? config.seats,
      config.seats,
      possible.at(-1) ?? config.seats,
    ])
    return Array.from(counts, seats => ({ title, preset: name, config: { ...config, seats } }))
  })
  const others = Object.entries(measured).map(([name, config]) => {
    const checked = parseConfig(title, config)
    if (!checked.ok) throw new Error(`${name} is no configuration of ${title.name}`)
    return { title, preset: name, config: checked.value }
  })
  return [...presets, ...others]
}

function benchText(desk: Desk, measured: readonly Measured[]): string {
  const { bench: say } = desk.words
  const sources = measured.filter(({ bundled }) => !bundled)
  const bundled = measured.filter(each => each.bundled)
  const parts = [
    bold(say.sources),
    tableOf(desk, sources),
    ...(bundled.length === 0 ? [] : [bold(say.bundled), tableOf(desk, bundled)]),
    dim(say.note),
  ]
  return parts.join('\n\n')
}

/** What only a manifest names has no words. */
const caseName = ({ title, presets }: TitleWords, preset: string): string =>
  `${title}, ${presets[preset] ?? preset}`

function tableOf({ language, words }: Desk, measured: readonly Measured[]): string {
  const { bench: say } = words
  const thousands = (value: number) => Math.round(value / 1000).toLocaleString(language)
  const nanoseconds = (perSecond: number) => Math.round(1e9 / perSecond).toLocaleString(language)
  const rows = measured.map(({ of: { title, preset, config }, measures }) => [
    caseName(tellerFor(title, language).words, preset),
    String(config.seats),
    thousands(measures.moves),
    thousands(measures.clock),
    thousands(measures.listed),
    nanoseconds(measures.clone),
    nanoseconds(measures.view),
    nanoseconds(measures.world),
  ])
  const head = [
    say.game,
    say.seats,
    say.moves,
    say.clock,
    say.listed,
    say.clone,
    say.view,
    say.world,
  ]
  return alignRows([head.map(cell => dim(cell)), ...rows])
}
