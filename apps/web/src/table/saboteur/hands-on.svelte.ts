import type { Seat } from '@adit/kernel'
import { type At, kindOfFace, type PlayerMove } from '@adit/saboteur'
import { chapter, saboteurCard, saboteurFace } from '@adit/words'
import { speech } from '../../words/speech.ts'
import { shake } from '../common/motion.ts'
import { report } from '../common/report.ts'
import { answerWith, mildAnswer } from './answers.ts'
import type { Model } from './model.svelte.ts'
import { whyNotHere, whyNotThem } from './why.ts'

/** What the reader's hands do at the table: point, lay, answer, take back, and ask why not. */
export class HandsOn {
  readonly #model: Model
  readonly #centre: (at: At) => void

  constructor(model: Model, centre: (at: At) => void) {
    this.#model = model
    this.#centre = centre
  }

  async send(move: PlayerMove): Promise<void> {
    await this.#model.sitting.play(move)
  }

  /** Plays what is pointed at, if that is enough; false if not. */
  confirm(): boolean {
    const { ready } = this.#model.desk
    const { sitting } = this.#model
    if (sitting.held !== undefined) {
      sitting.goOn()
      return true
    }
    if (ready === undefined || this.#model.decision === undefined) return false
    void this.send(ready)
    return true
  }

  /** Answers the open question with that kind of answer, if it is offered. */
  answer(code: number): boolean {
    const { isAsked, moment, legal } = this.#model
    const move = isAsked || moment !== undefined ? answerWith(legal, code) : undefined
    if (move === undefined) return false
    void this.send(move)
    return true
  }

  /** Lets things be, where a question has such an answer. */
  letBe(): boolean {
    const { isAsked, ask, legal } = this.#model
    const move = isAsked ? mildAnswer(ask, legal) : undefined
    if (move === undefined) return false
    void this.send(move)
    return true
  }

  /** Asks for ten seconds more, for all. */
  async wait(): Promise<void> {
    const { moment, session, sitting } = this.#model
    if (moment === undefined) return
    const answer = await session.do({ type: 'wait', since: moment.since })
    if (answer.type === 'refused') report(sitting.words(answer.why))
  }

  pick(at: At, element: Element): void {
    const { desk, sitting } = this.#model
    if (sitting.held !== undefined) return
    if (!desk.targetCells.has(at)) {
      this.askWhy(at, element)
      return
    }
    sitting.forget()
    if (desk.pick(at)) this.confirm()
    else this.#centre(at)
  }

  pickSeat(seat: Seat, element: Element): void {
    const { desk, sitting } = this.#model
    if (sitting.held !== undefined) return
    if (!desk.targetSeats.has(seat)) this.askWhyThem(seat, element)
    else if (desk.pickSeat(seat)) this.confirm()
  }

  /** Why not here; and without a card in hand, what lies here. */
  askWhy(at: At, element: Element): void {
    const { desk, sitting } = this.#model
    const asking = this.#asking
    const why = asking && whyNotHere(asking, at, desk.isTurned)
    if (why !== undefined) {
      shake(element)
      sitting.explain(why, element, {
        answer: chapter(speech().language, 'page/saboteur').notHere,
        at,
      })
    } else this.#describe(at, element)
  }

  askWhyThem(seat: Seat, element: Element): void {
    const asking = this.#asking
    const why = asking && whyNotThem(asking, seat)
    const answer = chapter(speech().language, 'page/saboteur').notThem
    if (why !== undefined) this.#model.sitting.explain(why, element, { answer })
  }

  /** A card is drawn out of the hand and let go over a cell or a player. */
  drop(target: HTMLElement): void {
    const { desk } = this.#model
    const { at, seat } = target.dataset
    if (at !== undefined) this.pick(Number(at), target)
    if (seat !== undefined) this.pickSeat(Number(seat), target)
    // What leaves a choice open waits for it: who pays the toll, which tool is mended.
    if (desk.askable.size === 0 && desk.tools.length === 0) this.confirm()
  }

  get #asking() {
    const { game, view, self, desk, isMyTurn } = this.#model
    if (self === undefined || desk.kind === undefined || !isMyTurn || desk.mode !== 'play') {
      return undefined
    }
    return { game, view, self, kind: desk.kind }
  }

  #describe(at: At, anchor: Element): void {
    const { desk, scene, sitting, teller } = this.#model
    const face = scene.lying.get(at)?.face ?? -1
    if (face < 0) {
      desk.lift()
      sitting.forget()
      return
    }
    const { help } = saboteurCard(teller.words, kindOfFace(face))
    const text = `${saboteurFace(teller.words, face)}. ${help}`
    const answer = `${this.#model.place(at)}.`
    sitting.tell({ anchor, answer, text, rule: undefined })
  }
}
