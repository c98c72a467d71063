import { type Parsed, parsed, readAll, splitWords, unreadable } from '@adit/kernel'
import { atPlacement } from '../cards/aims.ts'
import { aimOf, wordOf } from '../cards/index.ts'
import { cards, type Kind, shapedKinds } from '../cards/order.ts'
import { divertingKind, stopWord } from '../cards/pieces.ts'
import { drawOf, ways as otherWays, wayOf } from '../modules/index.ts'
import type { ChanceMove, Move, PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import { chanceVerbs } from '../play/draw.ts'
import { type Codec, cardName, cellName, discards, kindsNamed, named, seatName } from './words.ts'

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

const turnName = named(['upright', 'over'])

/** Answers by their verb: the code, and what stands behind the verb. */
const answers: Readonly<Record<string, readonly [code: number, load?: Codec]>> = {
  allow: [moves.ALLOW],
  [stopWord]: [moves.STOP],
  decline: [moves.DECLINE],
  pay: [moves.PAY],
  choose: [moves.CHOOSE, cellName],
  turn: [moves.TURN, turnName],
  keep: [moves.KEEP, cardName],
  snatch: [moves.SNATCH, seatName],
  look: [moves.LOOK, seatName],
  shift: [moves.SHIFT, cellName],
  take: [moves.TAKE, seatName],
  rob: [moves.ROB, seatName],
}

function printAnswer(code: number, move: number): string {
  const answer = Object.entries(answers).find(([, [own]]) => own === code)
  if (answer === undefined) throw new Error(`no answer has the code ${code}`)
  const [verb, [, load]] = answer
  return load === undefined ? verb : `${verb} ${load.print(moves.loadOf(move))}`
}

function readAnswer(verb: string, word: string | undefined): PlayerMove | undefined {
  if (!Object.hasOwn(answers, verb)) return undefined
  const [code, load] = answers[verb]
  const value = load === undefined ? 0 : load.parse(word)
  return value === undefined ? undefined : moves.pack(code, value)
}

/** Judges form only. What it reads prints as it was written, or it is not read. */
export function parseMove(text: string): Parsed<Move> {
  const words = splitWords(text)
  const move = words === undefined ? undefined : readMove(words[0] ?? '', words.slice(1))
  return move !== undefined && printMove(move) === text
    ? parsed(move)
    : unreadable('move-unreadable', { text: text.slice(0, 40) })
}

/** A move of a player. */
export const moveWord: Codec<PlayerMove> = {
  print: printMove,
  parse: (text = '') => {
    const move = parseMove(text)
    return move.ok && typeof move.value === 'number' ? move.value : undefined
  },
}

function readMove(verb: string, words: readonly string[]): Move | undefined {
  if (verb === 'lay') return readLay(words, moves.LAY, moves.LAY_ASKING)
  if (verb === wordOf(divertingKind)) return readLay(words, moves.DIVERT, moves.DIVERT_ASKING)
  if (verb === 'pass') return readPass(words)
  const answer = readAnswer(verb, words[0])
  if (answer !== undefined) return answer
  const way = otherWays.find(({ notation }) => notation?.verb === verb)
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

function readPass(words: readonly string[]): PlayerMove | undefined {
  const kinds = kindsNamed(words)
  if (kinds === undefined || kinds.length > 3) return undefined
  return moves.pack(moves.PASS, moves.discardLoad(kinds[0], kinds[1], kinds[2]))
}

function readLay(words: readonly string[], code: number, asking: number): PlayerMove | undefined {
  const load = atPlacement.parse(words)
  if (load === undefined) return undefined
  const seat = words[2] === 'asking' ? seatName.parse(words[3]) : undefined
  return moves.pack(seat === undefined ? code : asking + seat, load)
}

/** `deal TB TLR map …`: the verb, then what was drawn, in order. */
function printChance(move: ChanceMove): string {
  const [verb, ...drawn] = move
  const words = drawn.map((value, at) => drawOf[verb].word(at).print(value))
  return [chanceVerbs[verb], ...words].join(' ')
}

function parseChance(word: string, words: readonly string[]): ChanceMove | undefined {
  const verb = (chanceVerbs as readonly string[]).indexOf(word)
  if (verb <= 0) return undefined
  const drawn = readAll(words, (text, at) => drawOf[verb].word(at).parse(text))
  return drawn && [verb, ...drawn]
}
