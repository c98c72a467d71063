import { isWindowOpen, nth } from '@adit/kernel'
import {
  type Aim,
  aimOf,
  atOf,
  cardOf,
  codeOf,
  discardOf,
  FIGURE,
  type Kind,
  kindOfFigure,
  type Move,
  PASS,
  type PlayerMove,
  RANSOM,
  ransomedOf,
  type State,
  sideNames,
  targetOf,
  toolNames,
} from '@adit/saboteur'
import type { Choices, Entry } from '../../choices.ts'
import { bold } from '../../paint.ts'
import type { Scene } from '../board.ts'
import { drawTable, questionLines } from './layout.ts'
import { cardName, game, own } from './names.ts'
import {
  cardsPage,
  grouped,
  labelledPage,
  placesPage,
  sayingPage,
  seatsPage,
  setsPage,
  textOf,
} from './pages.ts'
import { handOf } from './panel.ts'

/**
 * A turn may have hundreds of moves, so a card is chosen first, by its number in the hand, and then
 * where it goes: two numbers, on one line or on two. Answers to a question are few: a list does.
 */
export function choices(scene: Scene<State>, legal: readonly Move[]): Choices | undefined {
  const { view, language } = scene
  const moves = legal.filter(move => typeof move === 'number')
  const hand = handOf(scene)
  if (isWindowOpen(view.windows) || hand.length === 0) return answers(scene, moves)
  const byCard = grouped(moves, usedBy)
  const entries = new Map<string, Entry>()
  const offers = [own(language).card]
  for (const [at, kind] of hand.entries()) {
    const plays = byCard.get(kind)
    if (plays !== undefined) {
      entries.set(String(at + 1), { more: () => cardPage(scene, kind, plays) })
    }
  }
  let number = hand.length
  const offer = (key: number, name: string, group: number, page: Page): void => {
    const found = byCard.get(group)
    if (found === undefined) return
    entries.set(String(key), { more: () => page(scene, found) })
    offers.push(`${bold(String(key))} ${name}`)
    number++
  }
  offer(0, own(language).discard, DISCARDING, discardPage)
  offer(number, own(language).ransom, RANSOMING, ransomPage)
  offer(number, own(language).figure, STANDING, figurePage)
  const plays = new Map(hand.map(kind => [kind, targetsOf(kind, byCard.get(kind) ?? [])]))
  const text = [...questionLines(scene), textOf(scene, offers)].join('\n')
  return { text, board: drawTable(scene, { plays }), entries }
}

function answers(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  const page = sayingPage(scene, moves)
  return { ...page, text: [...questionLines(scene), page.text].join('\n') }
}

type Page = (scene: Scene<State>, moves: readonly PlayerMove[]) => Choices

/** Instead of a card's kind, for what no single card of the hand does. */
const DISCARDING = -1
const RANSOMING = -2
const STANDING = -3

/** The card in hand that a move plays, or what it does instead. */
function usedBy(move: PlayerMove): Kind {
  const kind = cardOf(move)
  if (kind >= 0) return kind
  switch (codeOf(move)) {
    case PASS:
      return DISCARDING
    case RANSOM:
      return RANSOMING
  }
  // Answers have a page of their own.
  return STANDING
}

/** The seat that a move is aimed at. */
function seatAimed(move: PlayerMove): number {
  return aimOf(cardOf(move)).seat(targetOf(move)) ?? -1
}

/** The pages on which a card is aimed. */
interface Aiming {
  count(moves: readonly PlayerMove[]): number
  page(scene: Scene<State>, what: string, moves: readonly PlayerMove[]): Choices
}

const atPlaces: Aiming = {
  count: moves => grouped(moves, atOf).size,
  page: (scene, what, moves) => placesPage(scene, what, moves, among(scene)),
}

const atSeats: Aiming = {
  count: moves => grouped(moves, seatAimed).size,
  page: (scene, what, moves) => seatsPage(scene, what, moves, seatAimed, among(scene)),
}

const inWords: Aiming = {
  count: moves => moves.length,
  page: (scene, _what, moves) => sayingPage(scene, moves),
}

const aimings: Readonly<Record<Aim['at'], Aiming>> = {
  nothing: inWords,
  seat: atSeats,
  tool: atSeats,
  cell: atPlaces,
  goals: inWords,
  placement: atPlaces,
}

function among(scene: Scene<State>): (found: readonly PlayerMove[]) => Entry {
  return found =>
    found.length === 1 ? { move: found[0] } : { more: () => sayingPage(scene, found) }
}

function targetsOf(kind: Kind, moves: readonly PlayerMove[]): number {
  return moves.length === 0 ? 0 : aimings[aimOf(kind).at].count(moves)
}

function cardPage(scene: Scene<State>, kind: Kind, moves: readonly PlayerMove[]): Choices {
  return aimings[aimOf(kind).at].page(scene, bold(cardName(kind, scene.language)), moves)
}

function discardPage(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  const { discardOne, discardSome } = own(scene.language)
  // CHM-22: the pathfinder's second card may stay in the hand, and nothing is discarded for it.
  if (moves.every(move => discardOf(move, 0) < 0)) return sayingPage(scene, moves)
  const several = moves.some(move => discardOf(move, 1) >= 0)
  return setsPage(scene, several ? discardSome : discardOne, moves, 3)
}

/** SB2-03: what is to go, then the two cards that are given for it. */
function ransomPage(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  const { cards } = game(scene.language)
  const byThing = grouped(moves, ransomedOf)
  const things = Array.from(byThing, ([thing, found]) => ({
    label:
      thing < toolNames.length ? cards[`broken-${nth(toolNames, thing)}`].name : cards.trap.name,
    page: () => setsPage(scene, own(scene.language).ransomCards, found, 2),
  }))
  return things.length === 1 ? nth(things, 0).page() : labelledPage(scene, things)
}

/** MIN-12: where the figure stands, then the card that is given for it. */
function figurePage(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  return placesPage(scene, own(scene.language).figure, moves, there => {
    const sides = Array.from(grouped(there, codeOf), ([code, found]) => ({
      label: game(scene.language).sides[nth(sideNames, code - FIGURE)],
      page: () => cardsPage(scene, found, kindOfFigure),
    }))
    return { more: sides.length === 1 ? nth(sides, 0).page : () => labelledPage(scene, sides) }
  })
}
