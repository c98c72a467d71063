import type { Refusal } from '@adit/kernel'
import type { Without } from '../link.ts'
import type {
  Answering,
  Asking,
  Course,
  Glimpse,
  Glimpsed,
  Looking,
  Opened,
  Shorts,
  Source,
  Wanted,
} from './asking.ts'
import type { Chart } from './chart.ts'
import type { Digest } from './digest.ts'
import ReplayWorker from './replay-worker.ts?worker'

/** A game on its way, and who brings it. */
export interface Opening {
  readonly projector: Projector
  readonly opened: Promise<Opened | Refusal>
}

/** The number of a question that goes along with a new worker. */
const FIRST = 0

/** The page's side of a replay: it asks, and is shown what an eye may see. */
export class Projector {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (answer: Answering) => void>()
  #asked = FIRST
  /** The same object as long as it is the same: what is drawn from it is not drawn again. */
  #course: Course = { stops: [], stretches: [], marks: [] }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<Answering>) => {
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
    })
  }

  static idle(): Projector {
    return new Projector(new ReplayWorker())
  }

  /**
   * Opens a game at once. The question is the worker's name: a message waits until the page has heard that
   * the worker is there, and a page that begins has no time to hear it.
   */
  static opening(source: Source, wanted: Wanted | undefined): Opening {
    const asking: Asking = { id: FIRST, type: 'open', source, wanted }
    const projector = new Projector(new ReplayWorker({ name: JSON.stringify(asking) }))
    return { projector, opened: projector.#opened(projector.#answerTo(FIRST)) }
  }

  /** What is wanted first comes with the answer: the picture does not wait for another question. */
  async open(source: Source, wanted?: Wanted): Promise<Opened | Refusal> {
    return this.#opened(this.#ask({ type: 'open', source, wanted }))
  }

  async #opened(coming: Promise<Answering>): Promise<Opened | Refusal> {
    const answer = await coming
    if (answer.type === 'opened') {
      return { ...answer.opened, first: answer.first && this.#put(answer.first) }
    }
    return answer.type === 'refused' ? answer.why : { key: 'table-unknown' }
  }

  /** Undefined if there is nothing to be seen. */
  async look(looking: Looking): Promise<Glimpse | undefined> {
    const answer = await this.#ask({ type: 'look', looking })
    return answer.type === 'glimpse' ? this.#put(answer) : undefined
  }

  #put({ glimpse, course }: Glimpsed): Glimpse {
    this.#course = course ?? this.#course
    return { ...glimpse, ...this.#course }
  }

  /** A game in a few facts; it is not opened by that. */
  async digest(source: Source): Promise<Digest | Refusal> {
    const answer = await this.#ask({ type: 'digest', source })
    if (answer.type === 'digest') return answer.digest
    return answer.type === 'refused' ? answer.why : { key: 'table-unknown' }
  }

  /** The way to the gold alone: a whole chart takes a while, and looks wait behind it. */
  async shorts(): Promise<Shorts> {
    const answer = await this.#ask({ type: 'shorts' })
    return answer.type === 'shorts' ? answer.shorts : []
  }

  /** The whole game from above; undefined if its title has no such picture. */
  async chart(eye?: number): Promise<Chart | undefined> {
    const answer = await this.#ask({ type: 'chart', eye })
    return answer.type === 'chart' ? answer.chart : undefined
  }

  close(): void {
    this.#worker.terminate()
    this.#waiting.clear()
  }

  #ask(asking: Without<Asking, 'id'>): Promise<Answering> {
    const id = ++this.#asked
    const answer = this.#answerTo(id)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.#worker.postMessage({ ...asking, id } satisfies Asking)
    return answer
  }

  #answerTo(id: number): Promise<Answering> {
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
    })
  }
}
