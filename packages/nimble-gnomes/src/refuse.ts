import { only, type Refusal, type Seat } from '@adit/kernel'
import { CAVE, cards, KINDS, type Kind } from './cards.ts'
import { type Move, readMove } from './moves.ts'
import type { Config } from './options.ts'
import { blowBar, caveBar, curseBar, gemBar, listPlays } from './plays.ts'
import { type RefusalKey, refusal } from './refusals.ts'
import { deckOf, fogOver, isLastRound, type State, seatsOf, toAct } from './state.ts'

type Answer = Refusal | undefined

export function refuse(config: Config, state: State, seat: Seat, input: unknown): Answer {
  if (state.phase === 'over') return refusal('game-over')
  if (toAct(state) !== only(seat)) return refusal('not-your-turn')
  const move = readMove(input)
  if (move === undefined) return refusal('malformed')
  switch (state.phase) {
    case 'first':
      return refuseFirst(config, move)
    case 'shuffle':
      return refuseShuffle(config, move)
    case 'take':
      return refuseTake(state, move)
    case 'play':
      return refusePlay(state, seat, move)
  }
}

function refuseFirst(config: Config, move: Move): Answer {
  if (move.type !== 'first') return refusal('first-player-due')
  return move.seat < config.seats ? undefined : refusal('no-such-seat', { seat: move.seat })
}

/** Any order of the right cards will do: a record may have been dealt by hand. */
function refuseShuffle(config: Config, move: Move): Answer {
  if (move.type !== 'shuffle') return refusal('shuffle-due')
  const left = Array<number>(KINDS).fill(0)
  for (const kind of deckOf(config)) left[kind]++
  for (const kind of move.cards) left[kind]--
  return left.every(count => count === 0) ? undefined : refusal('not-the-deck')
}

function refuseTake(state: State, move: Move): Answer {
  switch (move.type) {
    case 'take-deck':
      return isLastRound(state) ? refusal('deck-empty') : undefined
    case 'take-none':
      return isLastRound(state) ? undefined : refusal('must-take')
    case 'take-open':
      return state.open.includes(move.card)
        ? undefined
        : refusal('not-open', { card: cards[move.card].name })
    case 'first':
    case 'shuffle':
      return refusal('malformed')
    case 'cave':
    case 'lay':
    case 'curse':
    case 'blow':
    case 'discard':
    case 'pass':
      return refusal('take-first')
  }
}

function refusePlay(state: State, seat: Seat, move: Move): Answer {
  switch (move.type) {
    case 'cave':
      return refuseCard(state, seat, CAVE) ?? barred(caveBar(state, seat))
    case 'lay':
      return refuseCard(state, seat, move.gem) ?? refuseGem(state, seat, move.gem)
    case 'curse':
      return refuseCard(state, seat, move.curse) ?? refuseTarget(state, seat, move.target)
    case 'blow':
      return refuseCard(state, seat, move.wind) ?? refuseWind(state, seat, move.wind, move.fog)
    case 'discard':
      return refuseCard(state, seat, move.card) ?? refuseDiscard(state, seat)
    case 'pass':
      return state.handSizes[seat] === 0 ? undefined : refusal('must-not-pass')
    case 'take-deck':
    case 'take-open':
    case 'take-none':
      return refusal('taken-already')
    case 'first':
    case 'shuffle':
      return refusal('malformed')
  }
}

function refuseCard(state: State, seat: Seat, kind: Kind): Answer {
  if (state.hands[seat * KINDS + kind] > 0) return undefined
  return refusal('not-in-hand', { card: cards[kind].name })
}

function refuseGem(state: State, seat: Seat, gem: Kind): Answer {
  const bar = gemBar(state, seat, gem)
  const card = cards[gem].name
  const fog = bar === 'fogged' ? fogOver(state, seat, gem) : undefined
  return barred(bar, fog === undefined ? { card } : { card, fog: cards[fog].name })
}

function refuseTarget(state: State, seat: Seat, target: Seat): Answer {
  const bar = curseBar(state, seat, target)
  if (bar === 'curse-oneself') return refusal(bar)
  return barred(
    bar,
    bar === 'curses-full' ? { seat: target, most: seatsOf(state) - 1 } : { seat: target },
  )
}

function refuseWind(state: State, seat: Seat, wind: Kind, fog: Kind): Answer {
  return barred(blowBar(state, seat, wind, fog), { wind: cards[wind].name, fog: cards[fog].name })
}

const plays: Move[] = []

function refuseDiscard(state: State, seat: Seat): Answer {
  return listPlays(state, seat, plays) > 0 ? refusal('must-play') : undefined
}

function barred(bar: RefusalKey | undefined, slots?: Refusal['slots']): Answer {
  return bar === undefined ? undefined : refusal(bar, slots)
}
