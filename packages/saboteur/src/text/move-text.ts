import { type Parsed, parsed, splitWords, unreadable } from '@adit/kernel'
import { atPlacement } from '../cards/aims.ts'
import { aimOf, wordOf } from '../cards/index.ts'
import { cards, type Kind, shapedKinds } from '../cards/order.ts'
import { stopWord } from '../cards/pieces.ts'
import { wayOf, ways } from '../modules/index.ts'
import type { Move, PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import { parseChance, printChance } from './chance-text.ts'
import { cellIn, cellOf, discards, kindNamed, kindsNamed, nameOf, seatIn } from './words.ts'

export function printMove(move: Move): string {
  if (typeof move !== 'number') return printChance(move)
  const code = moves.codeOf(move)
  if (moves.cardOf(move) >= 0) return printPlay(move, code)
  if (code === moves.PASS) return ['pass', ...discards(move, 3)].join(' ')
  const notation = wayOf[code]?.notation
  if (notation !== undefined) return [notation.verb, ...notation.print(move)].join(' ')
  return printAnswer(code, move)
}

/** `break lamp 2`, `repair pick-cart pick 0`, `lay BL 3,1 asking 2`: the card, then its target. */
function printPlay(move: number, code: number): string {
  const kind = moves.cardOf(move)
  const words = [wordOf(kind), ...aimOf(kind).print(moves.targetOf(move))]
  if (moves.askedBy(code) >= 0) words.push('asking', String(moves.askedBy(code)))
  return words.join(' ')
}

function printAnswer(code: number, move: number): string {
  const load = moves.loadOf(move)
  switch (code) {
    case moves.ALLOW:
      return 'allow'
    case moves.STOP:
      return stopWord
    case moves.DECLINE:
      return 'decline'
    case moves.PAY:
      return 'pay'
    case moves.CHOOSE:
      return `choose ${cellOf(move)}`
    case moves.TURN:
      return load === 0 ? 'turn upright' : 'turn over'
    case moves.KEEP:
      return `keep ${nameOf(load)}`
    case moves.SNATCH:
      return `snatch ${load}`
    case moves.LOOK:
      return `look ${load}`
    case moves.SHIFT:
      return `shift ${cellOf(move)}`
    case moves.TAKE:
      return `take ${load}`
    case moves.ROB:
      return `rob ${load}`
  }
  throw new Error(`no answer has the code ${code}`)
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
  const way = ways.find(({ notation }) => notation?.verb === verb)
  if (way !== undefined) return way.notation?.parse(words)
  const drawn = parseChance(verb, words)
  if (drawn !== undefined) return drawn
  return readPlay(`${verb} ${words[0]}`, words.slice(1)) ?? readPlay(verb, words)
}

/** The kind of each action by its word in notation, one or two long. */
const actions: ReadonlyMap<string, Kind> = new Map(
  [...cards.keys()].slice(shapedKinds).map(kind => [wordOf(kind), kind]),
)

function readPlay(word: string, words: readonly string[]): PlayerMove | undefined {
  const kind = actions.get(word)
  const target = kind === undefined ? undefined : aimOf(kind).parse(words)
  return kind === undefined || target === undefined ? undefined : moves.playOf(kind, target)
}

type Reader = (words: readonly string[]) => PlayerMove | undefined

const readers: Readonly<Record<string, Reader>> = {
  lay: words => readLay(words, moves.LAY, moves.LAY_ASKING),
  divert: words => readLay(words, moves.DIVERT, moves.DIVERT_ASKING),
  pass: words => {
    const kinds = kindsNamed(words)
    if (kinds === undefined || kinds.length > 3) return undefined
    return moves.pack(moves.PASS, moves.discardLoad(kinds[0], kinds[1], kinds[2]))
  },
  allow: () => moves.pack(moves.ALLOW),
  [stopWord]: () => moves.pack(moves.STOP),
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
  const load = atPlacement.parse(words)
  if (load === undefined) return undefined
  const seat = words[2] === 'asking' ? seatIn(words[3]) : undefined
  return moves.pack(seat === undefined ? code : asking + seat, load)
}

function onCell(code: number, word: string | undefined): PlayerMove | undefined {
  const at = cellIn(word)
  return at === undefined ? undefined : moves.pack(code, at)
}

function onSeat(code: number, word: string | undefined): PlayerMove | undefined {
  const seat = seatIn(word)
  return seat === undefined ? undefined : moves.pack(code, seat)
}
