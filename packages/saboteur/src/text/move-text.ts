import { type Parsed, parseCount, parsed, splitWords, unreadable } from '@adit/kernel'
import { type CardName, cards, type Kind, kindOf } from '../cards/order.ts'
import { type At, parseCell, printCell } from '../maze/cells.ts'
import { faceOfPlacement, placementOf } from '../maze/placements.ts'
import type { Move, PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import { sideNames } from '../shapes.ts'
import { toolNames } from '../tools.ts'
import { parseChance, printChance } from './chance-text.ts'
import { parseFace, printFace } from './face-text.ts'

/** Cards played without a target; all other PLAY cards name a seat. */
const ALONE: ReadonlySet<Kind> = new Set([
  kindOf.thief,
  kindOf.treasury,
  kindOf['turn-about'],
  kindOf.pathfinder,
])
const ON_SEAT: ReadonlySet<Kind> = new Set([
  kindOf['hands-off'],
  kindOf['swap-hands'],
  kindOf.inspection,
  kindOf['swap-hats'],
  kindOf.trap,
  kindOf.free,
])

/** What a ransom removes: a tool or the trap. */
export const removables = [...toolNames, 'trap'] as const

export function printMove(move: Move): string {
  if (typeof move !== 'number') return printChance(move)
  const code = moves.codeOf(move)
  if (moves.isLaying(code)) return printLay(move, code)
  if (code >= moves.FIGURE && code < moves.LAY_ASKING) {
    return `figure ${nameOf(moves.kindOfFigure(move))} ${cell(move)} ${sideNames[code - moves.FIGURE]}`
  }
  switch (code) {
    case moves.BREAK:
      return `break ${nameOf(moves.kindOfPlay(move)).slice('broken-'.length)} ${moves.seatOf(move)}`
    case moves.REPAIR:
      return printRepair(move)
    case moves.ROCK_FALL:
      return `rock-fall ${cell(move)}`
    case moves.MAP:
      return `map ${cell(move)}`
    case moves.VEIN_SWAP:
      return `vein-swap ${moves.veinsOf(move).map(printCell).join(' ')}`
    case moves.PLAY:
      return printPlay(move)
    case moves.PASS:
      return ['pass', ...discards(move, 3)].join(' ')
    case moves.RANSOM:
      return ['ransom', removables[moves.ransomedOf(move)], ...discards(move, 2)].join(' ')
    default:
      return printAnswer(code, move)
  }
}

/** `lay BL 3,1 asking 2`: the card as it comes to lie. */
function printLay(move: number, code: number): string {
  const face = faceOfPlacement(moves.loadOf(move))
  const words = [moves.isDiverting(code) ? 'divert' : 'lay', printFace(face), cell(move)]
  if (moves.askedBy(code) >= 0) words.push('asking', String(moves.askedBy(code)))
  return words.join(' ')
}

/** `repair lamp 2`, `repair pick-cart pick 0`, `repair craftsman cart 1`. */
function printRepair(move: number): string {
  const card = nameOf(moves.kindOfRepair(move)).replace('repair-', '')
  const tool = toolNames[moves.toolOf(move)]
  const words = card === tool ? [card] : [card, tool]
  return ['repair', ...words, moves.seatOf(move)].join(' ')
}

function printPlay(move: number): string {
  const kind = moves.kindOfPlay(move)
  return ALONE.has(kind) ? nameOf(kind) : `${nameOf(kind)} ${moves.seatOf(move)}`
}

function printAnswer(code: number, move: number): string {
  const load = moves.loadOf(move)
  switch (code) {
    case moves.ALLOW:
      return 'allow'
    case moves.VETO:
      return 'veto'
    case moves.DECLINE:
      return 'decline'
    case moves.PAY:
      return 'pay'
    case moves.CHOOSE:
      return `choose ${cell(move)}`
    case moves.TURN:
      return load === 0 ? 'turn upright' : 'turn over'
    case moves.KEEP:
      return `keep ${nameOf(load)}`
    case moves.SNATCH:
      return `snatch ${load}`
    case moves.LOOK:
      return `look ${load}`
    case moves.SHIFT:
      return `shift ${cell(move)}`
    case moves.TAKE:
      return `take ${load}`
    default:
      return `rob ${load}`
  }
}

function nameOf(kind: Kind): string {
  return cards[kind].name
}

function cell(move: number): string {
  return printCell(moves.atOf(move))
}

function discards(move: number, most: number): string[] {
  const names: string[] = []
  for (let place = 0; place < most; place++) {
    const kind = moves.discardOf(move, place)
    if (kind >= 0) names.push(nameOf(kind))
  }
  return names
}

/** Judges form only. What it reads prints as it was written, or it is not read. */
export function parseMove(text: string): Parsed<Move> {
  const words = splitWords(text)
  const move = words === undefined ? undefined : readMove(words[0] ?? '', words.slice(1))
  return move !== undefined && printMove(move) === text
    ? parsed(move)
    : unreadable('move-unreadable', { text: text.slice(0, 40) })
}

function readMove(verb: string, words: readonly string[]): Move | undefined {
  const reader = readers[verb]
  if (Object.hasOwn(readers, verb) && reader !== undefined) return reader(words)
  const drawn = parseChance(verb, words)
  if (drawn !== undefined) return drawn
  const kind = kindNamed(verb)
  if (kind === undefined) return undefined
  if (ALONE.has(kind)) return moves.pack(moves.PLAY, moves.onSeat(kind, 0))
  const seat = seatIn(words[0])
  if (!ON_SEAT.has(kind) || seat === undefined) return undefined
  return moves.pack(moves.PLAY, moves.onSeat(kind, seat))
}

type Reader = (words: readonly string[]) => PlayerMove | undefined

const readers: Readonly<Record<string, Reader>> = {
  lay: words => readLay(words, moves.LAY, moves.LAY_ASKING),
  divert: words => readLay(words, moves.DIVERT, moves.DIVERT_ASKING),
  figure: ([name, place, side]) => {
    const kind = kindNamed(name)
    const at = cellIn(place)
    const end = indexIn(sideNames, side)
    if (kind === undefined || at === undefined || end === undefined) return undefined
    return moves.pack(moves.FIGURE + end, moves.figureLoad(kind, at))
  },
  break: ([tool, target]) => {
    const kind = kindNamed(`broken-${tool}`)
    const seat = seatIn(target)
    if (kind === undefined || seat === undefined) return undefined
    return moves.pack(moves.BREAK, moves.onSeat(kind, seat))
  },
  repair: words => {
    const [card, tool = '', target] = words.length === 2 ? [words[0], words[0], words[1]] : words
    const kind = kindNamed(`repair-${card}`) ?? kindNamed(card)
    const index = indexIn(toolNames, tool)
    const seat = seatIn(target)
    if (kind === undefined || index === undefined || seat === undefined) return undefined
    return moves.pack(moves.REPAIR, moves.repairLoad(kind, index, seat))
  },
  'rock-fall': ([place]) => onCell(moves.ROCK_FALL, place),
  map: ([place]) => onCell(moves.MAP, place),
  'vein-swap': ([one, other]) => {
    const [first, second] = [cellIn(one), cellIn(other)]
    if (first === undefined || second === undefined) return undefined
    return moves.pack(moves.VEIN_SWAP, moves.veinLoad(first, second))
  },
  pass: words => {
    const kinds = words.map(kindNamed)
    if (kinds.length > 3 || !allThere(kinds)) return undefined
    const [first, second, third] = [...kinds].sort((a, b) => a - b)
    return moves.pack(moves.PASS, moves.discardLoad(first, second, third))
  },
  ransom: ([what, ...words]) => {
    const removed = indexIn(removables, what)
    const kinds = words.map(kindNamed)
    if (removed === undefined || kinds.length !== 2 || !allThere(kinds)) return undefined
    const [first, second] = [...kinds].sort((a, b) => a - b)
    return moves.pack(moves.RANSOM, moves.ransomLoad(first, second, removed))
  },
  allow: () => moves.pack(moves.ALLOW),
  veto: () => moves.pack(moves.VETO),
  decline: () => moves.pack(moves.DECLINE),
  pay: () => moves.pack(moves.PAY),
  choose: ([place]) => onCell(moves.CHOOSE, place),
  turn: ([way]) => moves.pack(moves.TURN, way === 'upright' ? 0 : 1),
  keep: ([name]) => {
    const kind = kindNamed(name)
    return kind === undefined ? undefined : moves.pack(moves.KEEP, kind)
  },
  snatch: ([target]) => onSeat(moves.SNATCH, target),
  look: ([target]) => onSeat(moves.LOOK, target),
  shift: ([place]) => onCell(moves.SHIFT, place),
  take: ([value]) => onSeat(moves.TAKE, value),
  rob: ([target]) => onSeat(moves.ROB, target),
}

function readLay(words: readonly string[], code: number, asking: number): PlayerMove | undefined {
  const [name = '', place, word, target] = words
  const face = parseFace(name)
  const at = cellIn(place)
  if (!face.ok || at === undefined) return undefined
  const seat = word === 'asking' ? seatIn(target) : undefined
  return moves.pack(seat === undefined ? code : asking + seat, placementOf(face.value, at))
}

function onCell(code: number, word: string | undefined): PlayerMove | undefined {
  const at = cellIn(word)
  return at === undefined ? undefined : moves.pack(code, at)
}

function onSeat(code: number, word: string | undefined): PlayerMove | undefined {
  const seat = seatIn(word)
  return seat === undefined ? undefined : moves.pack(code, seat)
}

function kindNamed(name: string | undefined): Kind | undefined {
  // hasOwn has just shown that the word is a card's name.
  return name !== undefined && Object.hasOwn(kindOf, name) ? kindOf[name as CardName] : undefined
}

function cellIn(word: string | undefined): At | undefined {
  const cell = word === undefined ? undefined : parseCell(word)
  return cell?.ok ? cell.value : undefined
}

function seatIn(word: string | undefined): number | undefined {
  const seat = word === undefined ? undefined : parseCount(word)
  return seat !== undefined && seat < 16 ? seat : undefined
}

function indexIn(names: readonly string[], word: string | undefined): number | undefined {
  const index = word === undefined ? -1 : names.indexOf(word)
  return index < 0 ? undefined : index
}

function allThere(kinds: readonly (Kind | undefined)[]): kinds is readonly Kind[] {
  return !kinds.includes(undefined)
}
