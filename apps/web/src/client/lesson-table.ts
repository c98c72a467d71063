import { type Lesson, type Made, PUPIL, Stage, type Verdict } from '@adit/lessons'
import type { Answer, Item } from '@adit/protocol'
import { Live } from '../ui/live.ts'
import { Audience } from './audience.ts'
import type { Link } from './link.ts'
import type { Seen } from './seen.ts'
import { type Decision, decisionIn, type TableWish } from './session.ts'
import type { Followed } from './showing.ts'
import { type Staged, stagedItem, stagedSeen } from './staged.ts'

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
  readonly #audience = new Audience()
  readonly listen = this.#audience.listen
  readonly onCut = this.#audience.onCut
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
    this.#audience.cut(after)
  }

  #tell(made: Made): void {
    const before = this.seen.value
    if (before === undefined) return
    const item = stagedItem(this.#staged, made, ++this.#seq, this.#ports.now())
    const after = this.#shown([...before.log, item], made.state)
    this.seen.value = after
    this.#audience.tell([item], before, after)
  }

  #shown(log: readonly Item[], state = this.stage.state): Seen {
    return stagedSeen(this.#staged, { state, seq: this.#seq, log })
  }

  get #staged(): Staged {
    const { game, title, lesson } = this.stage
    const { self, mates } = this.#ports
    const crew = [[self.name, self.avatar] as const, ...mates].slice(0, lesson.config.seats)
    return { table: this.table, title, game, config: lesson.config, seat: PUPIL, crew }
  }
}
