import { availableParallelism } from 'node:os'
import { USUAL_PLAYOUTS } from '@adit/bots'
import { type AnyTitle, type Parsed, parsed, type Refusal, unreadable } from '@adit/kernel'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { crewOf, readDone } from '../arena/crew.ts'
import {
  type ArenaPlan,
  checkBots,
  isProgram,
  type Job,
  type JobDone,
  pairsOf,
} from '../arena/plan.ts'
import { ProgramFault } from '../arena/program.ts'
import { type Report, reportOf } from '../arena/report.ts'
import { arenaText } from '../arena/report-text.ts'
import { type ConfigFlags, configFrom, findTitle, readCount } from '../config.ts'
import { looseSeed } from '../deal.ts'
import type { Desk } from '../desk.ts'
import { append, closeFile, onDisk, openFile } from '../disk.ts'
import { openProgress } from '../progress.ts'

export interface ArenaFlags extends ConfigFlags {
  readonly game?: string
  readonly bots?: string
  readonly games?: string
  readonly seed?: string
  readonly playouts?: string
  readonly jobs?: string
  readonly out?: string
  readonly mixed?: boolean
  readonly sprt?: boolean
}

/** An arena to be played: what, how many deals of each pair, and by how many threads. */
interface Wanted {
  readonly title: AnyTitle
  readonly plan: ArenaPlan
  readonly deals: number
  readonly jobs: number
  readonly sprt: boolean
}

const USUAL_DEALS = 100

export async function arena(desk: Desk, flags: ArenaFlags): Promise<Answer> {
  const wanted = wantedFrom(desk, flags)
  if (!wanted.ok) return refused(desk, wanted.why, { code: CODES.usage })
  const earlier = await readEarlier(desk, wanted.value, flags.out)
  if (!earlier.ok) return refused(desk, earlier.why, { code: CODES.refused })
  const { title, plan, deals } = wanted.value
  const results = [...earlier.value]
  const fault = await playOut(desk, wanted.value, results, flags.out)
  if (fault !== undefined) return refused(desk, fault, { code: CODES.refused })
  const report = reportOf(plan, plan.config.seats, results)
  const isStopped = results.length < deals * pairsOf(plan).length
  const text = arenaText(desk, title, plan, report)
  const answer = done(text, { ...plan, deals: results.length / pairsOf(plan).length, ...report })
  const cut = isStopped && desk.terminal.interrupted.aborted
  return cut ? { ...answer, code: CODES.interrupted } : answer
}

function wantedFrom(desk: Desk, flags: ArenaFlags): Parsed<Wanted> {
  const title = findTitle(flags.game ?? 'saboteur')
  if (!title.ok) return title
  const config = configFrom(title.value, flags)
  if (!config.ok) return config
  const bots = checkBots(
    title.value,
    (flags.bots ?? '').split(',').filter(name => name !== ''),
  )
  if (!bots.ok) return bots
  const deals = countOf('--games', flags.games, USUAL_DEALS)
  const seed = countOf('--seed', flags.seed, looseSeed(desk.terminal))
  const playouts = countOf('--playouts', flags.playouts, USUAL_PLAYOUTS)
  // A program keeps its own time; two of them in every thread would be too many.
  const usualJobs = bots.value.some(isProgram) ? 1 : availableParallelism()
  const jobs = countOf('--jobs', flags.jobs, usualJobs)
  for (const count of [deals, seed, playouts, jobs]) if (!count.ok) return count
  if (!deals.ok || !seed.ok || !playouts.ok || !jobs.ok) return unreadable('bad-number')
  const byRoles = title.value.name === 'saboteur' && flags.mixed !== true
  const plan: ArenaPlan = {
    title: title.value.name,
    config: config.value,
    bots: bots.value,
    seed: seed.value,
    playouts: playouts.value,
    kind: byRoles ? 'roles' : 'mixed',
  }
  const sprt = flags.sprt === true
  return parsed({ title: title.value, plan, deals: deals.value, jobs: jobs.value, sprt })
}

function countOf(flag: string, text: string | undefined, usual: number): Parsed<number> {
  return text === undefined ? parsed(usual) : readCount(flag, text)
}

/** The deals that an interrupted run has written; its first line says what it played. */
async function readEarlier(
  { terminal }: Desk,
  { plan }: Wanted,
  path: string | undefined,
): Promise<Parsed<readonly JobDone[]>> {
  if (path === undefined) return parsed([])
  const text = await onDisk(path, async () => {
    let whole = ''
    for await (const piece of terminal.files.read(path)) whole += piece
    return parsed(whole)
  })
  if (!text.ok) return text.why.key === 'file-missing' ? parsed([]) : text
  // A run that was killed may have left half a line.
  const [head, ...lines] = text.value.split('\n').slice(0, -1)
  if (head === undefined) return parsed([])
  if (head !== JSON.stringify(plan)) return unreadable('arena-other-file', { path })
  const results: JobDone[] = []
  for (const line of lines) {
    const result = readDone(line)
    if (!result.ok) return unreadable('arena-other-file', { path })
    results.push(result.value)
  }
  return parsed(results)
}

/** A sequential test looks this often, in deals. */
const LOOK = 20

/** Plays what is missing; what is done is added to `results`, and to the file if there is one. */
async function playOut(
  { terminal }: Desk,
  { title, plan, deals, jobs, sprt }: Wanted,
  results: JobDone[],
  path: string | undefined,
): Promise<Refusal | undefined> {
  const file = path === undefined ? undefined : await openFile(terminal, path, 'a')
  if (file?.ok === false) return file.why
  if (file !== undefined && results.length === 0)
    await append(file.value, `${JSON.stringify(plan)}\n`)
  const progress = openProgress(terminal.errors, deals * pairsOf(plan).length)
  const crew = crewOf(plan, title.open(plan.config), jobs)
  let isDecided = false
  const played = (result: JobDone): void => {
    results.push(result)
    file?.value.write(`${JSON.stringify(result)}\n`)
    progress.show(results.length)
    if (sprt && results.length % LOOK === 0) isDecided = allDecided(reportNow())
  }
  const reportNow = (): Report => reportOf(plan, plan.config.seats, results)
  const stop = (): boolean => isDecided || terminal.interrupted.aborted
  const fault = await crew.run(jobsLeft(plan, deals, results), played, stop).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProgramFault)) throw error
      return { key: 'arena-program-failed', slots: { program: error.program } }
    },
  )
  progress.clear()
  if (file === undefined || path === undefined) return fault
  const closed = await closeFile(file.value, path)
  return closed.ok ? fault : closed.why
}

function allDecided({ pairs }: Report): boolean {
  return pairs.every(pair => pair.sprt.verdict !== 'go on')
}

/** Deal after deal, all pairs of each. */
function* jobsLeft(plan: ArenaPlan, deals: number, results: readonly JobDone[]): Generator<Job> {
  const played = new Set(results.map(({ pair, deal }) => `${pair} ${deal}`))
  for (let deal = 0; deal < deals; deal++) {
    for (const pair of pairsOf(plan).keys()) {
      if (!played.has(`${pair} ${deal}`)) yield { pair, deal }
    }
  }
}
