import { nth } from '@adit/kernel'
import type { Aim, At, Kind, Move } from '@adit/saboteur'
import * as saboteur from '@adit/saboteur'
import type { Slots } from '../fill.ts'
import { formOf, type Two } from '../forms.ts'
import { saboteurEntry } from './card.ts'
import { isGoal } from './place.ts'
import type { Speech } from './speech.ts'

/** What others see somebody about to do: `lay a corner beside the upper goal`. */
export function sayWatched(move: Move, speech: Speech): string {
  const { words, place, face, card } = speech
  if (typeof move !== 'number') return words.chance
  const code = saboteur.codeOf(move)
  if (saboteur.isLaying(code)) {
    const verb = saboteur.isDiverting(code) ? 'divert' : 'lay'
    const laid = face(saboteur.faceOfPlacement(saboteur.loadOf(move)))
    return speech.fill(words.watched[verb], { card: laid, place: place(saboteur.atOf(move)) })
  }
  if (code !== saboteur.PLAY) return sayMove(move, speech)
  const kind = saboteur.cardOf(move)
  const aim = saboteur.aimOf(kind)
  const [at, other] = aim.cells(saboteur.targetOf(move))
  if (at === undefined || other !== undefined || isGoal(at)) return sayPlay(move, speech)
  const [verb = ''] = saboteur.wordOf(kind).split(' ')
  const own: Readonly<Partial<Record<string, string>>> = words.watched
  const sentence = own[verbOf(verb, aim, [at])] ?? own[verb] ?? words.watched['play-at']
  return speech.fill(sentence, { card: card(kind), place: place(at) })
}

/** A move as a choice: `lay corner ↑→ at 3 : −1`. Cells by number: two choices never read alike. */
export function sayMove(move: Move, speech: Speech): string {
  if (typeof move !== 'number') return speech.words.chance
  const code = saboteur.codeOf(move)
  if (saboteur.isLaying(code)) return sayLay(move, code, speech)
  if (code === saboteur.PLAY) return sayPlay(move, speech)
  return code >= saboteur.ALLOW ? sayAnswer(move, code, speech) : sayTurn(move, code, speech)
}

function sayLay(move: number, code: number, { words, ...speech }: Speech): string {
  const card = speech.face(saboteur.faceOfPlacement(saboteur.loadOf(move)))
  const place = speech.cell(saboteur.atOf(move))
  const verb = saboteur.isDiverting(code) ? 'divert' : 'lay'
  const asked = saboteur.askedBy(code)
  if (asked < 0) return speech.fill(words.moves[verb], { card, place })
  return speech.fill(words.moves[`${verb}-asking`], { card, place, B: speech.name(asked) })
}

function sayTurn(move: number, code: number, speech: Speech): string {
  const { moves } = speech.words
  switch (code) {
    case saboteur.PASS: {
      const cards = discards(move, 3)
      if (cards.length === 0) return moves.pass
      return speech.fill(moves.discard, { cards: speech.held(cards) })
    }
    case saboteur.RANSOM: {
      const removed = saboteur.ransomedOf(move)
      const cards = speech.held(discards(move, 2))
      return removed < saboteur.toolNames.length
        ? speech.fill(moves.ransom, { cards, tool: speech.tool(removed) })
        : speech.fill(moves['ransom-trap'], { cards })
    }
    case saboteur.FIGURE:
    case saboteur.FIGURE + 1:
    case saboteur.FIGURE + 2:
    case saboteur.FIGURE + 3: {
      const card = speech.held([saboteur.kindOfFigure(move)])
      const side = speech.side(code - saboteur.FIGURE)
      const place = speech.cell(saboteur.atOf(move))
      return speech.fill(moves.figure, { place, side, card })
    }
  }
  throw new Error(`no sentence for what has the code ${code}`)
}

/** In the card's own sentence if the language has one, else as all cards of its aim are spoken of. */
function sayPlay(move: number, speech: Speech): string {
  const { words, people } = speech
  const kind = saboteur.cardOf(move)
  const target = saboteur.targetOf(move)
  const aim = saboteur.aimOf(kind)
  const [verb = '', tool = ''] = saboteur.wordOf(kind).split(' ')
  const seat = aim.seat(target)
  const cells = aim.cells(target)
  const { choice } = saboteurEntry(words, kind)
  const own: Readonly<Partial<Record<string, string | Two>>> = words.moves
  const sentence = choice ?? own[verbOf(verb, aim, cells)] ?? own[verb]
  return speech.fill(
    formOf(sentence ?? words.moves[SENTENCES[aim.at]], { seat, self: people.self }),
    {
      card: speech.card(kind),
      ...seatSlots(seat, speech),
      ...toolSlots(aim.at === 'tool' ? nth(saboteur.toolNames, target >> 4) : tool, speech),
      ...placeSlots(cells, speech),
    },
  )
}

/** With which card a tool is mended is said where the card leaves a choice; a chest is no goal. */
function verbOf(verb: string, { at }: Aim, cells: readonly At[]): string {
  if (at === 'tool') return `${verb}-with`
  const [cell, another] = cells
  const isChest = cell !== undefined && another === undefined && !isGoal(cell)
  return isChest ? `${verb}-chest` : verb
}

const SENTENCES = {
  nothing: 'play',
  seat: 'play-on',
  tool: 'play-on',
  cell: 'play-at',
  goals: 'play-pair',
  placement: 'play-at',
} as const satisfies Readonly<Record<Aim['at'], keyof Speech['words']['moves']>>

function seatSlots(seat: number | undefined, speech: Speech): Slots {
  return seat === undefined ? {} : { B: speech.name(seat) }
}

function toolSlots(name: string, speech: Speech): Slots {
  const names: readonly string[] = saboteur.toolNames
  const tool = names.indexOf(name)
  return tool < 0 ? {} : { tool: speech.tool(tool) }
}

function placeSlots(cells: readonly At[], speech: Speech): Slots {
  const [one, other] = cells
  if (one === undefined) return {}
  if (other !== undefined) return { one: speech.goal(one), other: speech.goal(other) }
  return { place: speech.cell(one), ...(isGoal(one) ? { goal: speech.goal(one) } : {}) }
}

function discards(move: number, most: number): Kind[] {
  return [0, 1, 2]
    .slice(0, most)
    .map(place => saboteur.discardOf(move, place))
    .filter(kind => kind >= 0)
}

function sayAnswer(move: number, code: number, speech: Speech): string {
  const { moves } = speech.words
  const load = saboteur.loadOf(move)
  const B = speech.name(saboteur.seatOf(move))
  const place = speech.cell(saboteur.atOf(move))
  switch (code) {
    case saboteur.ALLOW:
      return moves.allow
    case saboteur.STOP:
      return moves.veto
    case saboteur.DECLINE:
      return moves.decline
    case saboteur.PAY:
      return moves.pay
    case saboteur.CHOOSE:
      return speech.fill(moves.first, { place })
    case saboteur.TURN:
      return load === 0 ? moves['turn-upright'] : moves['turn-over']
    case saboteur.KEEP:
      return speech.fill(moves.keep, { card: speech.held([load]) })
    case saboteur.SNATCH:
      return speech.fill(moves.snatch, { B })
    case saboteur.LOOK:
      return speech.fill(moves.look, { B })
    case saboteur.SHIFT:
      return speech.fill(moves.shift, { goal: speech.goal(saboteur.atOf(move)) })
    case saboteur.TAKE:
      return speech.fill(moves.take, { nuggets: load })
    case saboteur.ROB:
      return speech.fill(moves.rob, { B })
  }
  throw new Error(`no sentence for the answer of the code ${code}`)
}
