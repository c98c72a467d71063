import { CHANCE, nth, type Refusal, type Seat } from '@adit/kernel'
import { actions, type Kind, TURN_DUE, toolNames } from '@adit/saboteur'
import { type Chapters, chapter, saboteurCard } from '@adit/words'
import { explainAny } from '../../words/explain-game.ts'
import type { Speech } from '../../words/speech.ts'
import { isTunnel } from './faces.ts'
import type { Model } from './model.svelte.ts'
import { whyNotAtAll } from './why.ts'

/** The bench's sentence: what is held, and what to do with it. */
export interface Sentence {
  readonly title: string
  readonly text: string
  readonly rule?: Refusal['rule']
  /** It says what was done to the reader. */
  readonly isHurt?: boolean
}

/** What a sentence is made with. */
interface Means {
  readonly model: Model
  readonly speech: Speech
  readonly words: Chapters['page/saboteur']
}

export function sentenceOf(means: Means): Sentence {
  const { model, speech, words } = means
  const { desk } = model
  if (model.seen.info.stage === 'finished') return { title: speech.words.table.over, text: '' }
  if (model.self === undefined) return { title: speech.words.table.watching, text: '' }
  const card = desk.kind === undefined ? undefined : saboteurCard(model.teller.words, desk.kind)
  if (!model.isMyTurn) {
    if (card !== undefined) return { title: card.title, text: card.help }
    const waited = model.teller.prompt(model.view, model.self, model.company) ?? ''
    const { gate } = model
    if (gate !== undefined) {
      const slots = { count: gate.on.length, all: gate.people.length }
      const looked = speech.fill(words.roleMoment.looked, slots)
      return { title: words.roleMoment.dealt, text: gate.people.length > 1 ? looked : '' }
    }
    // What is shown comes before whose turn it is next; only a question is a sentence.
    const { doing = CHANCE } = model.seen
    const [lit] = model.ask === undefined ? model.lit : []
    const who = doing === CHANCE ? lit : doing
    // What was done to the reader comes before whose turn it is, which the lantern line says.
    if (model.isHurt && model.ask === undefined && model.hand.length > 0) {
      const turn = model.teller.turn({ ...model.view, mover: model.self, stage: TURN_DUE })
      return { ...turn, isHurt: true }
    }
    const title = who === undefined ? waited : turnText(means, who)
    if (model.sitting.isOrdered && !model.hasAnswered) {
      return { title, text: chapter(speech.language, 'page/common').order.stands }
    }
    return { title, text: model.hasAnswered ? words.answered : '' }
  }
  if (desk.mode === 'discard') {
    return { title: words.discard, text: speech.fill(words.discardChoose, { most: most(means) }) }
  }
  if (desk.mode === 'figure') return { title: words.figureMode, text: figureText(means) }
  if (card === undefined || desk.kind === undefined) {
    return { ...model.teller.turn(model.view), isHurt: model.isHurt }
  }
  return { title: card.title, ...playText(means, desk.kind, card.help) }
}

function turnText({ model, speech }: Means, seat: Seat): string {
  const { yourTurn, turnOf } = speech.words.table
  return seat === model.self ? yourTurn : speech.fill(turnOf, { name: model.names[seat] ?? '' })
}

function most({ model, speech, words }: Means): string {
  const { mostDiscards } = model.desk
  return mostDiscards <= 1
    ? words.discardOne
    : speech.fill(words.discardUpTo, { most: mostDiscards })
}

function figureText({ model, words }: Means): string {
  const { desk } = model
  if (desk.kind === undefined) return words.figureCard
  return desk.cells.length === 0 ? words.figureEnd : words.figureReady
}

function playText(means: Means, kind: Kind, help: string): Omit<Sentence, 'title'> {
  const { model, speech, words } = means
  const { desk, self } = model
  const { cells, seats, plain } = desk.plays
  if (cells.size === 0 && seats.size === 0 && plain.length === 0) {
    const why =
      self === undefined
        ? undefined
        : whyNotAtAll({ game: model.game, view: model.view, self, kind })
    if (why === undefined) return { text: isTunnel(kind) ? words.noPlace : words.noTarget }
    return { text: explainAny(why, speech, model.teller), rule: why.rule }
  }
  if (plain.length > 0) return { text: help }
  if (seats.size > 0) {
    return {
      text: desk.seat !== undefined && desk.tools.length > 0 ? words.whichTool : words.chooseSeat,
    }
  }
  return { text: placeText(means, kind) }
}

/** By what the card is aimed at, whichever card it is. */
function placeText(means: Means, kind: Kind): string {
  const { model, words } = means
  const { desk, view } = model
  const { aim, takesFrom } = nth(actions, kind)
  if (aim.at === 'placement') return layText(means, desk.plays.cells.size)
  if (aim.at === 'goals') return desk.cells.length === 0 ? words.chooseTwo : words.chooseSecond
  if (desk.ready !== undefined) return words.playHere
  if (takesFrom === 'maze') return words.chooseTunnel
  return view.maze.caches.length > 0 ? words.chooseGoalOrChest : words.chooseGoal
}

function layText({ model, speech, words }: Means, count: number): string {
  const { desk } = model
  if (desk.cells.length === 0) return speech.fill(words.places, { count })
  if (desk.askable.size > 0) {
    if (desk.seat === undefined) return desk.ready === undefined ? words.tollPoor : words.toll
    return speech.fill(words.tollAsk, { name: nth(model.names, desk.seat) })
  }
  return desk.canTurn ? words.previewedTurn : words.previewed
}

/** What two cards can buy off, as words. */
export function removable(model: Model, removed: number): string {
  const { tools, cards } = model.teller.words
  const tool = toolNames[removed]
  return tool === undefined ? cards.trap.name : tools[tool].name
}
