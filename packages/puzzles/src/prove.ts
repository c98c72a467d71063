import { castSaboteurs } from '@adit/bots'
import { CHANCE, nth, quickRandom, type Seat } from '@adit/kernel'
import { type State as Cave, type Move as CaveMove, KINDS, myTreasure } from '@adit/my-treasure'
import { colours, shapes } from '@adit/nimble-gnomes'
import {
  cardsShortOfGold,
  GOLD_REACHED,
  HAND,
  HOLE,
  kindOf,
  type State as Mine,
  roleOf,
  type SaboteurGame,
  saboteur,
  TURN_DUE,
} from '@adit/saboteur'
import { cellsOf, compareTallies, LINES, tallyOfSizes } from './nimble-gnomes/hasty.ts'
import { replayed } from './position.ts'
import type { BetPuzzle, Dig, MovePuzzle, SplitPuzzle, TakePuzzle } from './puzzle.ts'
import { believed, worldsOf } from './saboteur/bets.ts'
import { goalWorlds } from './saboteur/goal-worlds.ts'

/**
 * What is wrong with a puzzle; undefined if its solution holds. Reckoned from its moves alone, and in another
 * way than it was found where there is one.
 */
export function disprove(dig: Dig): string | undefined {
  switch (dig.kind) {
    case 'gold':
      return disproveGold(dig)
    case 'alive':
      return disproveAlive(dig)
    case 'goal':
    case 'who':
      return disproveBet(dig)
    case 'split':
      return disproveSplit(dig)
    case 'take':
      return disproveTake(dig)
  }
}

/** All moves of the hand in all worlds that the seat could face: these reach the gold, no other ever does. */
function disproveGold(dig: MovePuzzle): string | undefined {
  const { game, state } = replayed(saboteur, dig)
  const view = game.view(state, dig.seat)
  for (let seed = 0; seed < 8; seed++) {
    const whole = game.determinize(view, quickRandom(seed))
    for (const goals of goalWorlds(view.goals, whole)) {
      for (const move of game.legal(view, dig.seat, [])) {
        const world = { ...game.clone(whole), goals: [...goals] }
        game.step(world, dig.seat, move)
        const text = game.notation.printMove(move)
        const isFound = world.ending === GOLD_REACHED
        if (isFound !== dig.answers.includes(text)) return `${text} finds gold: ${isFound}`
      }
    }
  }
  return dig.answers.length === 0 ? 'no answer' : undefined
}

/**
 * In every order of the goals the next player is given all cards at once that nobody has seen, a handful at a time:
 * whatever can be replied is replied. Only after these moves both teams have a way left each time.
 */
function disproveAlive(dig: MovePuzzle): string | undefined {
  const { game, state } = replayed(saboteur, dig)
  const view = game.view(state, dig.seat)
  const unseen = [...state.hands, ...state.deck, ...state.pile].filter(
    (card, at) => card !== HOLE && [...view.hands, ...view.deck, ...view.pile][at] === HOLE,
  )
  const kinds = [...new Set(unseen.map(card => card & KIND))].sort((a, b) => a - b)
  const whole = game.determinize(view, quickRandom(1))
  const after = game.legal(view, dig.seat, []).map(move => {
    const ends = goalWorlds(view.goals, whole).flatMap(goals => {
      const world = { ...game.clone(whole), goals: [...goals] }
      game.step(world, dig.seat, move)
      return world.stage === TURN_DUE ? [world, ...replies(game, world, kinds)] : [world]
    })
    return { text: game.notation.printMove(move), isAlive: ends.every(hasBothWays) }
  })
  const wrong = after.find(({ text, isAlive }) => isAlive !== dig.answers.includes(text))
  if (wrong !== undefined) return `${wrong.text} keeps both alive: ${wrong.isAlive}`
  return dig.answers.length === 0 ? 'no answer' : undefined
}
/** The bits of a card in the pile that say its kind. */
const KIND = 127

function replies(game: SaboteurGame, world: Mine, kinds: readonly number[]): readonly Mine[] {
  const { mover } = world
  const held = nth(world.held, mover)
  if (held === 0) return []
  const ends: Mine[] = []
  for (let from = 0; from < kinds.length; from += HAND) {
    const hand = kinds.slice(from, from + HAND)
    const given = game.clone(world)
    given.held[mover] = hand.length
    given.hands.splice(mover * HAND, HAND, ...hand, ...Array(HAND - hand.length).fill(HOLE))
    for (const reply of game.legal(given, mover, [])) {
      const end = game.clone(given)
      game.step(end, mover, reply)
      // As many cards are left as if the hand had been a real one.
      end.held[mover] = nth(end.held, mover) + held - hand.length
      ends.push(end)
    }
  }
  return ends
}

function hasBothWays(end: Mine): boolean {
  const left = end.held.reduce((sum, count) => sum + count, end.deck.length)
  const short = cardsShortOfGold(end)
  return end.ending !== GOLD_REACHED && short !== undefined && short <= left
}

/** Every world that was weighed is one that this seat could face: it would see the same there. */
function disproveBet(dig: BetPuzzle): string | undefined {
  const { game, state } = replayed(saboteur, dig)
  const view = game.view(state, dig.seat)
  const { printPosition } = game.notation
  for (const { gold, saboteurs } of worldsOf(dig, view)) {
    const whole = game.determinize(view, quickRandom(gold))
    if (!castSaboteurs(view, whole, saboteurs)) return `no deal of roles: ${saboteurs}`
    const other = whole.goals.indexOf(kindOf.gold)
    const goals = whole.goals.with(other, nth(whole.goals, gold)).with(gold, kindOf.gold)
    const world = { ...whole, goals }
    if (printPosition(game.view(world, dig.seat)) !== printPosition(view)) return 'another view'
  }
  const again = believed(dig, view, dig.kind)
  if (String(again.belief) !== String(dig.belief)) return `believed ${again.belief.join(' ')}`
  const candidate = nth(dig.candidates, dig.truth)
  const isTrue =
    dig.kind === 'goal'
      ? state.goals[candidate] === kindOf.gold
      : state.roles[candidate] === roleOf.saboteur
  return isTrue ? undefined : 'the truth is another'
}

/** Every way of giving each gem to its colour or its shape, and each diamond to any line, is tried. */
function disproveSplit({ gems, best }: SplitPuzzle): string | undefined {
  const cells = colours.length * shapes.length
  let found: readonly number[] = []
  const sizes = Array<number>(LINES).fill(0)
  const lines = Array.from({ length: cells }, (_none, cell) =>
    Array.from({ length: LINES }, (_line, line) => line).filter(line =>
      cellsOf(line).includes(cell),
    ),
  )
  const grow = (line: number, count: number): void => {
    sizes[line] = nth(sizes, line) + count
  }
  const place = (cell: number): void => {
    if (cell === cells) {
      spread(nth(gems, cells), 0)
      return
    }
    const colour = nth(nth(lines, cell), 0)
    const shape = nth(nth(lines, cell), 1)
    const all = nth(gems, cell)
    for (let count = 0; count <= all; count++) {
      grow(colour, count)
      grow(shape, all - count)
      place(cell + 1)
      grow(colour, -count)
      grow(shape, count - all)
    }
  }
  const spread = (diamonds: number, from: number): void => {
    if (diamonds === 0) {
      const tally = tallyOfSizes(sizes)
      if (found.length === 0 || compareTallies(tally, found) > 0) found = tally
      return
    }
    for (let line = from; line < LINES; line++) {
      grow(line, 1)
      spread(diamonds - 1, line)
      grow(line, -1)
    }
  }
  place(0)
  return compareTallies(found, best) === 0 ? undefined : `the best is ${found.join(' ')}`
}

/** Each card that may come next is drawn by the rules, and every way to go on played until the round is paid. */
function disproveTake(dig: TakePuzzle): string | undefined {
  const { game, state } = replayed(myTreasure, dig)
  const { seat } = dig
  const taking = (from: Cave): number => best([from], move => move.type === 'take')
  const now = taking(state)
  let sum = 0
  for (const [at, card] of state.deck.entries()) {
    const world = game.clone(state)
    world.deck = [...state.deck.toSpliced(at, 1), card]
    game.step(world, seat, { type: 'draw' })
    sum += world.phase === 'tokens' ? best(alarms(world), () => true) : placing(world)
  }
  if (Math.abs(now - dig.take / dig.parts) > TINY) return `taking is worth ${now}`
  const draw = sum / state.deck.length
  return Math.abs(draw - dig.draw / dig.parts) > TINY ? `drawing is worth ${draw}` : undefined

  function coinsOf({ coins }: Cave): number {
    return nth(coins, seat)
  }
  function after(from: Cave, by: Seat, move: CaveMove): Cave {
    const next = game.clone(from)
    game.step(next, by, move)
    return next
  }
  function placing(from: Cave): number {
    const ways = game.legal(from, seat, []).map(move => taking(after(from, seat, move)))
    return Math.max(...ways)
  }
  /** The best of the moves that are meant, when it is not known in which of these worlds it is made. */
  function best(worlds: readonly Cave[], isMeant: (move: CaveMove) => boolean): number {
    const moves = game.legal(nth(worlds, 0), seat, []).filter(isMeant)
    const means = moves.map(move => {
      const paid = worlds.map(world => coinsOf(after(world, seat, move)) - coinsOf(state))
      return paid.reduce((all, one) => all + one, 0) / worlds.length
    })
    return Math.max(...means)
  }
  /** The tokens that are left lie in any order: each is on top equally often. */
  function alarms(met: Cave): readonly Cave[] {
    const left = KINDS.flatMap((_name, kind) => (((met.tokens >> kind) & 1) === 1 ? [kind] : []))
    return left.map(token => {
      const order = [token, ...left.filter(one => one !== token)]
      return after(met, CHANCE, { type: 'tokens', order })
    })
  }
}

const TINY = 1e-9
