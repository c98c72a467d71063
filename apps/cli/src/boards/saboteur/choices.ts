import { isWindowOpen } from '@adit/kernel'
import {
  atOf,
  codeOf,
  discardOf,
  FIGURE,
  faceOfPlacement,
  isDiverting,
  isLaying,
  type Kind,
  kindOf,
  kindOfFace,
  kindOfFigure,
  kindOfPlay,
  kindOfRepair,
  LAY_ASKING,
  loadOf,
  MAP,
  type Move,
  PASS,
  type PlayerMove,
  RANSOM,
  REPAIR,
  ROCK_FALL,
  ransomedOf,
  type State,
  seatOf,
  sideNames,
  toolNames,
  VEIN_SWAP,
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
  const byCard = grouped(moves, cardOf)
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
  const plays = new Map(hand.map(kind => [kind, targetsOf(byCard.get(kind) ?? [])]))
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

/** The card in hand that a move plays. */
function cardOf(move: PlayerMove): Kind {
  const code = codeOf(move)
  if (isLaying(code)) {
    return isDiverting(code) ? kindOf.diversion : kindOfFace(faceOfPlacement(loadOf(move)))
  }
  switch (code) {
    case PASS:
      return DISCARDING
    case RANSOM:
      return RANSOMING
    case REPAIR:
      return kindOfRepair(move)
    case ROCK_FALL:
      return kindOf['rock-fall']
    case MAP:
      return kindOf.map
    case VEIN_SWAP:
      return kindOf['vein-swap']
    default:
      return code >= FIGURE && code < LAY_ASKING ? STANDING : kindOfPlay(move)
  }
}

/** Where the moves of one card go: to a place, to a player, or neither. */
function aimOf(move: PlayerMove): 'place' | 'seat' | 'none' {
  const code = codeOf(move)
  if (isLaying(code) || code === ROCK_FALL || code === MAP) return 'place'
  return code === VEIN_SWAP || ALONE.includes(kindOfPlay(move)) ? 'none' : 'seat'
}

/** Played on nobody in particular. */
const ALONE: readonly Kind[] = [
  kindOf.thief,
  kindOf.treasury,
  kindOf['turn-about'],
  kindOf.pathfinder,
]

function targetsOf(moves: readonly PlayerMove[]): number {
  if (moves.length === 0) return 0
  switch (aimOf(moves[0])) {
    case 'place':
      return grouped(moves, atOf).size
    case 'seat':
      return grouped(moves, seatOf).size
    case 'none':
      return moves.length
  }
}

function cardPage(scene: Scene<State>, kind: Kind, moves: readonly PlayerMove[]): Choices {
  const what = bold(cardName(kind, scene.language))
  const among = (found: readonly PlayerMove[]): Entry =>
    found.length === 1 ? { move: found[0] } : { more: () => sayingPage(scene, found) }
  switch (aimOf(moves[0])) {
    case 'place':
      return placesPage(scene, what, moves, among)
    case 'seat':
      return seatsPage(scene, what, moves, among)
    case 'none':
      return sayingPage(scene, moves)
  }
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
    label: thing < toolNames.length ? cards[`broken-${toolNames[thing]}`].name : cards.trap.name,
    page: () => setsPage(scene, own(scene.language).ransomCards, found, 2),
  }))
  return things.length === 1 ? things[0].page() : labelledPage(scene, things)
}

/** MIN-12: where the figure stands, then the card that is given for it. */
function figurePage(scene: Scene<State>, moves: readonly PlayerMove[]): Choices {
  return placesPage(scene, own(scene.language).figure, moves, there => {
    const sides = Array.from(grouped(there, codeOf), ([code, found]) => ({
      label: game(scene.language).sides[sideNames[code - FIGURE]],
      page: () => cardsPage(scene, found, kindOfFigure),
    }))
    return { more: sides.length === 1 ? sides[0].page : () => labelledPage(scene, sides) }
  })
}
