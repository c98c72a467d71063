import type { Kind, Move } from '@adit/saboteur'
import * as saboteur from '@adit/saboteur'
import type { Speech } from './speech.ts'

/** A move as a choice: `lay corner ↑→ at 3 : −1`. */
export function sayMove(move: Move, speech: Speech): string {
  if (typeof move !== 'number') return speech.words.chance
  const code = saboteur.codeOf(move)
  if (saboteur.isLaying(code)) return sayLay(move, code, speech)
  return code >= saboteur.ALLOW ? sayAnswer(move, code, speech) : sayTurn(move, code, speech)
}

function sayLay(move: number, code: number, { words, ...speech }: Speech): string {
  const card = speech.face(saboteur.faceOfPlacement(saboteur.loadOf(move)))
  const place = speech.place(saboteur.atOf(move))
  const verb = saboteur.isDiverting(code) ? 'divert' : 'lay'
  const asked = saboteur.askedBy(code)
  if (asked < 0) return speech.fill(words.moves[verb], { card, place })
  return speech.fill(words.moves[`${verb}-asking`], { card, place, target: speech.name(asked) })
}

function sayTurn(move: number, code: number, speech: Speech): string {
  const { moves } = speech.words
  const target = speech.name(saboteur.seatOf(move))
  const place = speech.place(saboteur.atOf(move))
  switch (code) {
    case saboteur.BREAK: {
      const tool = saboteur.brokenKinds.indexOf(saboteur.kindOfPlay(move))
      return speech.fill(moves.break, { tool: speech.tool(tool), target })
    }
    case saboteur.REPAIR:
      return sayRepair(move, target, speech)
    case saboteur.ROCK_FALL:
      return speech.fill(moves['rock-fall'], { place })
    case saboteur.MAP:
      return speech.fill(moves.map, { place })
    case saboteur.VEIN_SWAP: {
      const [one, other] = saboteur.veinsOf(move)
      return speech.fill(moves['vein-swap'], {
        one: speech.place(one),
        other: speech.place(other),
      })
    }
    case saboteur.PLAY:
      return sayPlay(saboteur.kindOfPlay(move), target, speech)
    case saboteur.PASS: {
      const cards = discards(move, 3)
      if (cards.length === 0) return moves.pass
      return speech.fill(moves.discard, { cards: speech.cards(cards) })
    }
    case saboteur.RANSOM: {
      const front = speech.front(saboteur.ransomedOf(move))
      return speech.fill(moves.ransom, { cards: speech.cards(discards(move, 2)), front })
    }
    default: {
      const card = speech.card(saboteur.kindOfFigure(move))
      const side = speech.side(code - saboteur.FIGURE)
      return speech.fill(moves.figure, { place, side, card })
    }
  }
}

/** Names the card where it could have mended another tool as well. */
function sayRepair(move: number, target: string, speech: Speech): string {
  const { moves } = speech.words
  const kind = saboteur.kindOfRepair(move)
  const index = saboteur.toolOf(move)
  const tool = speech.tool(index)
  return kind === saboteur.kindOf[`repair-${saboteur.toolNames[index]}`]
    ? speech.fill(moves.repair, { tool, target })
    : speech.fill(moves['repair-with'], { tool, target, card: speech.card(kind) })
}

/** Played on nobody in particular. */
const ALONE: ReadonlySet<Kind> = new Set([
  saboteur.kindOf.thief,
  saboteur.kindOf.treasury,
  saboteur.kindOf['turn-about'],
  saboteur.kindOf.pathfinder,
])

function sayPlay(kind: Kind, target: string, speech: Speech): string {
  const { moves } = speech.words
  const card = speech.card(kind)
  return ALONE.has(kind)
    ? speech.fill(moves.play, { card })
    : speech.fill(moves['play-on'], { card, target })
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
  const target = speech.name(saboteur.seatOf(move))
  const place = speech.place(saboteur.atOf(move))
  switch (code) {
    case saboteur.ALLOW:
      return moves.allow
    case saboteur.VETO:
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
      return speech.fill(moves.keep, { card: speech.card(load) })
    case saboteur.SNATCH:
      return speech.fill(moves.snatch, { target })
    case saboteur.LOOK:
      return speech.fill(moves.look, { target })
    case saboteur.SHIFT:
      return speech.fill(moves.shift, { place })
    case saboteur.TAKE:
      return speech.fill(moves.take, { nuggets: load })
    default:
      return speech.fill(moves.rob, { target })
  }
}
