import {
  type AnyGame,
  CHANCE,
  drawMove,
  has,
  lowest,
  quickRandom,
  replay,
  type Seat,
  type Turn,
} from '@adit/kernel'

type Moves = readonly Turn<unknown>[]

interface Mended {
  readonly moves: Moves
  /** What had to be changed, in sentences. */
  readonly notes: readonly string[]
}

/**
 * The moves of a golden game as today's rules allow them. A deal that no longer fits the box keeps its
 * order, cards that are new lie where they are drawn last. From a player's move that is no longer legal
 * on, the game goes on at random, as long as it was. A game without moves is played to its end.
 */
export function mended(game: AnyGame, given: Moves): Mended {
  const notes: string[] = []
  const most = given.length === 0 ? game.bound : given.length
  let moves = given
  for (let tries = 0; tries <= given.length; tries++) {
    const played = replay(game, moves)
    if (played.ok) return { moves: goneOn(game, moves, played.state, most), notes }
    const { at, state } = played
    const deal = moves[at][0] === CHANCE ? newDeal(game, moves, at, state) : undefined
    notes.push(
      deal === undefined
        ? `move ${at + 1} is refused (${played.why.key}): from there on another game`
        : `move ${at + 1}: the deal fits the box again`,
    )
    moves = deal ?? moves.slice(0, at)
  }
  throw new Error('the moves cannot be mended')
}

/** The same deal with the cards of today's box; whichever end leads the game further. */
function newDeal(game: AnyGame, moves: Moves, at: number, state: unknown): Moves | undefined {
  const { printMove, parseMove } = game.notation
  const [verb, ...box] = printMove(game.nature(state, quickRandom(1))).split(' ')
  const [word, ...old] = printMove(moves[at][1]).split(' ')
  if (word !== verb) return undefined
  const kept = old.filter(card => takeOut(box, card))
  let best: { readonly moves: Moves; readonly reach: number } | undefined
  for (const order of [
    [...box, ...kept],
    [...kept, ...box],
  ]) {
    const deal = parseMove([verb, ...order].join(' '))
    if (!deal.ok) continue
    const next = moves.with(at, [CHANCE, deal.value])
    const played = replay(game, next)
    const reach = played.ok ? next.length : played.at
    if (reach > at && reach > (best?.reach ?? 0)) best = { moves: next, reach }
  }
  return best?.moves
}

function takeOut(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

function goneOn(game: AnyGame, moves: Moves, state: unknown, most: number): Moves {
  const random = quickRandom(moves.length)
  const played = [...moves]
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    if (played.length >= most) break
    const seat: Seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
    const move = seat === CHANCE ? game.nature(state, random) : drawMove(game, state, seat, random)
    played.push([seat, move])
    game.step(state, seat, move)
  }
  return played
}
