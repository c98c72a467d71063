import type { Refusal, Seat } from '@adit/kernel'
import { type At, kindOfFace, type PlayerMove } from '@adit/saboteur'
import { chapter, saboteurCard, saboteurFace } from '@adit/words'
import { explainAny } from '../../words/explain-game.ts'
import { speech } from '../../words/speech.ts'
import { shake } from '../common/motion.ts'
import { report } from '../common/report.ts'
import { sound } from '../common/sound.ts'
import { canTakeBack } from '../common/take-back.ts'
import { answerWith, mildAnswer } from './answers.ts'
import type { Model } from './model.svelte.ts'

import { whyNotHere, whyNotThem } from './why.ts'

/** What the reader's hands do at the table: point, lay, answer, take back, and ask why not. */
export class HandsOn {
  isBusy = $state(false)
  readonly #model: Model
  readonly #centre: (at: At) => void
  /** Where the card lay that is being played, to let it fly from there. */
  #ownCard: DOMRect | undefined

  constructor(model: Model, centre: (at: At) => void) {
    this.#model = model
    this.#centre = centre
  }

  readonly canUndo: boolean = $derived.by(() => canTakeBack(this.#model.seen))

  async send(move: PlayerMove): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.#ownCard = document.querySelector('#hand .held.chosen')?.getBoundingClientRect()
    const answer = await this.#model.session.move(this.#model.game.notation.printMove(move))
    this.isBusy = false
    if (answer.type === 'refused') this.#refuse(answer.why)
  }

  /** Plays what is pointed at, if that is enough; false if not. */
  confirm(): boolean {
    const { ready } = this.#model.desk
    if (ready === undefined || this.#model.decision === undefined) return false
    void this.send(ready)
    return true
  }

  /** Answers the open question with that kind of answer, if it is offered. */
  answer(code: number): boolean {
    const move = this.#model.isAsked ? answerWith(this.#model.legal, code) : undefined
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

  async undo(): Promise<void> {
    const answer = await this.#model.session.do({ type: 'undo' })
    if (answer.type === 'refused') this.#refuse(answer.why)
  }

  /** Gives up the place of the card just played. */
  takeOwnCard(): DOMRect | undefined {
    const card = this.#ownCard
    this.#ownCard = undefined
    return card
  }

  pick(at: At, element: Element): void {
    const { desk } = this.#model
    if (!desk.targetCells.has(at)) this.askWhy(at, element)
    else if (desk.pick(at)) this.confirm()
    else this.#centre(at)
  }

  pickSeat(seat: Seat, element: Element): void {
    const { desk } = this.#model
    if (!desk.targetSeats.has(seat)) this.askWhyThem(seat, element)
    else if (desk.pickSeat(seat)) this.confirm()
  }

  /** Why not here; and without a card in hand, what lies here. */
  askWhy(at: At, element: Element): void {
    const { desk } = this.#model
    const isAgain = desk.why?.at === at
    desk.why = undefined
    if (isAgain) return
    const asking = this.#asking
    const why = asking && whyNotHere(asking, at, desk.isTurned)
    if (why !== undefined) {
      shake(element)
      this.#explain(why, element, at)
    } else this.#describe(at, element)
  }

  askWhyThem(seat: Seat, element: Element): void {
    const asking = this.#asking
    const why = asking && whyNotThem(asking, seat)
    if (why !== undefined) this.#explain(why, element, undefined)
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

  #explain(why: Refusal, anchor: Element, at: At | undefined): void {
    const t = speech()
    const { notHere, notThem } = chapter(t.language, 'page/saboteur')
    sound('refused')
    const text = explainAny(why, t, this.#model.teller)
    const answer = at === undefined ? notThem : notHere
    this.#model.desk.why = { anchor, at, answer, text, rule: why.rule }
  }

  #describe(at: At, anchor: Element): void {
    const { desk, scene, teller } = this.#model
    const face = scene.lying.get(at)?.face ?? -1
    if (face < 0) {
      desk.lift()
      return
    }
    const { help } = saboteurCard(teller.words, kindOfFace(face))
    const text = `${saboteurFace(teller.words, face)}. ${help}`
    const answer = `${this.#model.place(at)}.`
    desk.why = { anchor, at: undefined, answer, text, rule: undefined }
  }

  #refuse(why: Refusal): void {
    report(explainAny(why, speech(), this.#model.teller))
  }
}
