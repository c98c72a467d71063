import {
  type AnyGame,
  type AnyTitle,
  nth,
  type Parsed,
  parseConfig,
  parseTurn,
  type Refusal,
  type Seat,
} from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { KEPT, type Lesson, PUPIL, type Step } from './lesson.ts'

/** A turn that was made, and the table after it. */
export interface Made {
  readonly seat: Seat
  readonly state: unknown
  readonly events: readonly unknown[]
}

/** What becomes of a move that the pupil tries. */
export type Verdict =
  | { readonly is: 'right' }
  /** The rules refuse it; `press` names the lesson's own answer, if it has one. */
  | { readonly is: 'refused'; readonly why: Refusal; readonly press: string | undefined }
  /** The rules allow it, the lesson goes another way. */
  | { readonly is: 'kept'; readonly press: string | undefined }

/**
 * A lesson being played: a table whose other seats, and whose chance, follow the script. It stands
 * before the step `at`; going back is going to the step again from the beginning.
 */
export class Stage {
  readonly lesson: Lesson
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly #start: unknown
  #state: unknown
  #at = 0

  constructor(lesson: Lesson) {
    this.lesson = lesson
    const title = titleNamed(lesson.title)
    if (title === undefined) throw new Error(`${lesson.id}: no game ${lesson.title}`)
    this.title = title
    this.game = title.open(sure(lesson, parseConfig(title, lesson.config)))
    this.#start = this.#begin()
    this.#state = this.game.clone(this.#start)
    this.#play(this.step.before ?? [])
  }

  get state(): unknown {
    return this.#state
  }

  /** The number of the step that is due, from 0. */
  get at(): number {
    return this.#at
  }

  get step(): Step {
    return nth(this.lesson.steps, this.#at)
  }

  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1
  }

  /** What the pupil's try would be: the step's own move, one that the rules refuse, or one kept. */
  judge(text: string): Verdict {
    const turn = `${PUPIL} ${text}`
    if (this.step.move !== undefined && this.#same(turn, this.step.move)) return { is: 'right' }
    const known = Object.entries(this.step.wrong ?? {})
    const press = known.find(([, one]) => one.move !== undefined && this.#same(turn, one.move))?.[0]
    const why = this.refusal(turn)
    if (why !== undefined) return { is: 'refused', why, press }
    const kept = known.find(([, one]) => one.rule === KEPT && one.move === undefined)?.[0]
    return { is: 'kept', press: press ?? kept }
  }

  /** Why the rules refuse a turn in notation; undefined if they let it pass. */
  refusal(turn: string): Refusal | undefined {
    const [seat, move] = this.#read(turn)
    return this.game.refuse(this.#state, seat, move)
  }

  /** The step is done: its move, what the others do then, and what comes before the next. */
  *finish(): Generator<Made> {
    const { move, after = [] } = this.step
    if (move !== undefined) yield this.#make(move)
    for (const turn of after) yield this.#make(turn)
    if (this.isLast) return
    this.#at++
    for (const turn of this.step.before ?? []) yield this.#make(turn)
  }

  /** Stands before a step, as if all before it were done. */
  go(at: number): void {
    this.#at = 0
    this.#state = this.game.clone(this.#start)
    this.#play(this.step.before ?? [])
    while (this.#at < at && !this.isLast) Array.from(this.finish())
  }

  #begin(): unknown {
    const { start } = this.lesson
    if ('position' in start) {
      const text = start.position.map(line => `${line}\n`).join('')
      return sure(this.lesson, this.game.notation.parsePosition(text))
    }
    this.#state = this.game.setup()
    this.#play(start.turns)
    return this.#state
  }

  #play(turns: readonly string[]): void {
    for (const turn of turns) this.#make(turn)
  }

  #make(turn: string): Made {
    const [seat, move] = this.#read(turn)
    const why = this.game.refuse(this.#state, seat, move)
    if (why !== undefined) {
      throw new Error(`${this.lesson.id}, ${this.step.id}: ${turn}: ${why.key} ${why.rule ?? ''}`)
    }
    const state = this.game.clone(this.#state)
    const events: unknown[] = []
    this.game.step(state, seat, move, event => events.push(event))
    this.#state = state
    return { seat, state, events }
  }

  #read(turn: string): readonly [Seat, unknown] {
    const [seat, text] = sure(this.lesson, parseTurn(turn))
    return [seat, sure(this.lesson, this.game.notation.parseMove(text))]
  }

  /** One move may be written in several ways. */
  #same(one: string, other: string): boolean {
    const { printMove, parseMove } = this.game.notation
    const print = (turn: string): string => {
      const move = parseMove(turn.slice(turn.indexOf(' ') + 1))
      return move.ok ? printMove(move.value) : turn
    }
    return one === other || print(one) === print(other)
  }
}

function sure<T>(lesson: Lesson, read: Parsed<T>): T {
  if (read.ok) return read.value
  throw new Error(`${lesson.id}: ${read.why.key} ${JSON.stringify(read.why.slots ?? {})}`)
}
