import { CHANCE, listSeats } from '@adit/kernel'
import { type Lesson, type Made, PUPIL, Stage, type Verdict } from '@adit/lessons'
import type { Answer, Item, TableShown } from '@adit/protocol'
import { Live } from '../ui/live.ts'
import type { Link } from './link.ts'
import type { Seen } from './seen.ts'
import { type Decision, decisionIn, type Hear, type TableWish } from './session.ts'
import type { Followed } from './showing.ts'

/** Who sits with the pupil, from seat 1 on: a name, and a face of the cast. */
export type Mates = readonly (readonly [name: string, avatar: string])[]

interface LessonPorts {
  readonly mates: Mates
  readonly self: { readonly name: string; readonly avatar: string }
  now(): number
  /** A line of this device's own; a lesson itself needs none. */
  readonly link: () => Link
}

/**
 * A lesson as a table that a page can show: no server and no worker, the script plays everyone else.
 * What the pupil tries and the step does not ask for is answered in `verdict`, and changes nothing.
 */
export class LessonTable implements Followed {
  readonly table: string
  readonly seen: Live<Seen | undefined>
  /** What became of the last try that was not the step's own. */
  readonly verdict = new Live<Exclude<Verdict, { is: 'right' }> | undefined>(undefined)
  /** The number of the step that is due. */
  readonly at: Live<number>
  /** All is done. */
  readonly isOver = new Live(false)
  readonly stage: Stage
  readonly #ports: LessonPorts
  readonly #listeners = new Set<Hear>()
  readonly #renewals = new Set<(after: Seen) => void>()
  #seq = 0

  constructor(lesson: Lesson, from: number, ports: LessonPorts) {
    this.table = `lesson-${lesson.id}`
    this.#ports = ports
    this.stage = new Stage(lesson)
    this.stage.go(from)
    this.at = new Live(this.stage.at)
    this.seen = new Live<Seen | undefined>(this.#shown([]))
  }

  get link(): Link {
    return this.#ports.link()
  }

  get decision(): Decision | undefined {
    return decisionIn(this.seen.value)
  }

  async do(wish: TableWish): Promise<Answer> {
    if (wish.type !== 'move') return { type: 'done', id: this.table }
    const verdict = this.stage.judge(wish.move)
    if (verdict.is === 'right') this.finish()
    else this.verdict.value = verdict
    // A wrong press is a question, and the foreman answers it: the table has nothing to refuse.
    return { type: 'done', id: this.table }
  }

  move(text: string): Promise<Answer> {
    return this.do({ type: 'move', since: this.seen.value?.seq ?? 0, move: text })
  }

  /** The step is done: by its move, or looked at long enough. */
  finish(): void {
    this.verdict.value = undefined
    const isLast = this.stage.isLast
    for (const made of this.stage.finish()) this.#tell(made)
    this.at.value = this.stage.at
    if (isLast) this.isOver.value = true
  }

  /** Stands before a step again. */
  go(at: number): void {
    this.stage.go(at)
    this.#seq++
    this.verdict.value = undefined
    this.isOver.value = false
    this.at.value = this.stage.at
    const after = this.#shown([])
    this.seen.value = after
    for (const renew of this.#renewals) renew(after)
  }

  listen(hear: Hear): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  onCut(renew: (after: Seen) => void): () => void {
    this.#renewals.add(renew)
    return () => this.#renewals.delete(renew)
  }

  #tell({ seat, state, events }: Made): void {
    const before = this.seen.value
    if (before === undefined) return
    const { game } = this.stage
    const told = events.flatMap(event => game.redact(event, PUPIL) ?? [])
    const by = seat === CHANCE ? 'chance' : seat === PUPIL ? 'player' : 'bot'
    const item: Item = { seq: ++this.#seq, at: this.#ports.now(), type: 'moved', seat, by, told }
    const after = this.#shown([...before.log, item], state)
    this.seen.value = after
    for (const hear of this.#listeners) hear([item], before, after)
  }

  #shown(log: readonly Item[], state = this.stage.state): Seen {
    const { game } = this.stage
    const asked = listSeats(game.toAct(state))
      .filter(seat => seat !== CHANCE)
      .map(seat => ({ seat, since: this.#seq }))
    const outcome = game.outcome(state)
    return {
      table: this.table,
      seq: this.#seq,
      seat: PUPIL,
      info: this.#info(outcome !== undefined),
      game: {
        view: game.view(state, PUPIL),
        asked,
        ...(outcome === undefined
          ? {}
          : { outcome: { scores: [...outcome.scores], winners: [...outcome.winners] } }),
      },
      log,
      chat: [],
      online: [],
      spectators: 0,
      ahead: 0,
    }
  }

  #info(isFinished: boolean): TableShown {
    const { title, lesson } = this.stage
    const { self, mates } = this.#ports
    const crew = [[self.name, self.avatar] as const, ...mates].slice(0, lesson.config.seats)
    return {
      title: title.name,
      revision: title.revision,
      config: lesson.config,
      clock: 'none',
      visibility: 'link',
      memory: 'full',
      code: '',
      stage: isFinished ? 'finished' : 'playing',
      seats: crew.map(([name, avatar]) => ({
        name,
        avatar,
        ready: true,
        away: false,
        seeded: false,
      })),
      deal: { commitment: '' },
    }
  }
}
