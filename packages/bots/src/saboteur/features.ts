import type { Seat } from '@adit/kernel'
import {
  BARRED,
  BROKEN,
  CLOSED_GOAL,
  closedAt,
  HAND,
  type Kind,
  kindOf,
  OPEN,
  openSides,
  roleOf,
  type State,
  shapedKinds,
  wordAt,
  wordOf,
} from '@adit/saboteur'
import { deedByKind } from './deeds.ts'
import { countOf, surveyFrom, surveyOpenly, tryLaying } from './ground.ts'
import { throughs } from './throughs.ts'

/** How many numbers `featuresOf` makes of a state. */
export const FEATURES = 49

/** What a card in hand or deck is good for. */
const WAY = 0
const FORK = 1
const DEAD = 2
const BREAK = 3
const MEND = 4
const FALL = 5
const MAP = 6
const OTHER = 7
const uses = Uint8Array.from(deedByKind, (deed, kind) => {
  if (kind < shapedKinds) return throughs[kind] === 0 ? DEAD : throughs[kind] > 2 ? FORK : WAY
  if (deed === 'break' || deed === 'trap') return BREAK
  if (deed === 'mend' || deed === 'free') return MEND
  return deed === 'rock-fall' ? FALL : deed === 'map' ? MAP : OTHER
})

const tools = ['pick', 'lamp', 'cart']
/** By kind: the tools that it mends. */
const mends = Uint8Array.from(deedByKind, (deed, kind) => {
  if (deed !== 'mend') return 0
  const word = wordOf(kind)
  return tools.reduce((set, name, tool) => (word.includes(name) ? set | (1 << tool) : set), 0)
})

/** One side of the table, diggers of all sorts or saboteurs: added up over its seats. */
interface Party {
  seats: number
  /** With no tool broken and in no trap. */
  able: number
  /** Who knows where the gold lies. */
  knowing: number
  /** Broken tools. */
  broken: number
  /** Suspicion. */
  blame: number
  /** Cards in hand by use, and those among them that lead on and are held by who is able. */
  readonly cards: Int32Array
  ready: number
  /** The tools that somebody has a card for. */
  mending: number
}

function newParty(): Party {
  const cards = new Int32Array(OTHER + 1)
  return { seats: 0, able: 0, knowing: 0, broken: 0, blame: 0, cards, ready: 0, mending: 0 }
}

function clear(party: Party): void {
  party.seats = 0
  party.able = 0
  party.knowing = 0
  party.broken = 0
  party.blame = 0
  party.cards.fill(0)
  party.ready = 0
  party.mending = 0
}

const diggers = newParty()
const foes = newParty()
const inDeck = new Int32Array(OTHER + 1)
const out = new Float64Array(FEATURES)

/** Each turn counts for so much of the one before it. */
const NEXT = 0.7

/** A whole world in numbers, of which a net (`chanceOfGold`) makes its chance. The same list each time. */
export function featuresOf(state: State, suspicion: ArrayLike<number>): Float64Array {
  const { maze, goals, goalSeen, roles, front, deck, held, mover, heading } = state
  const seats = roles.length
  const slot = goals.indexOf(kindOf.gold)
  const openly = surveyOpenly(maze).nearest
  const { nearest, second, at: end } = surveyFrom(maze, slot)
  let closed = 0
  for (const at of maze.goals) if (closedAt(maze, at) === CLOSED_GOAL) closed++

  clear(diggers)
  clear(foes)
  let cards = deck.length
  let mostBlamed = 0
  let leastBlamed = 1
  for (let seat = 0; seat < seats; seat++) {
    cards += held[seat]
    const chance = suspicion[seat]
    const isFoe = roles[seat] === roleOf.saboteur
    if (isFoe) leastBlamed = Math.min(leastBlamed, chance)
    else mostBlamed = Math.max(mostBlamed, chance)
    const party = isFoe ? foes : diggers
    party.seats++
    party.blame += chance
    party.broken += countOf[front[seat] & BROKEN]
    if ((goalSeen[slot] & ((1 << seat) | OPEN)) !== 0) party.knowing++
    addHand(state, seat, party)
  }
  inDeck.fill(0)
  for (let nth = 0; nth < deck.length; nth++) inDeck[uses[deck[nth]]]++

  let helped = 0
  let turns = 0
  let first = 0
  let nearer = 0
  let farther = 0
  let nearerSoon = 0
  let fartherSoon = 0
  let weight = 1
  for (let nth = 0, seat = mover; nth < seats; nth++) {
    const isAble = isAbleAt(state, seat)
    const isFoe = roles[seat] === roleOf.saboteur
    if (isAble && end >= 0) {
      const { gain, loss } = reachOf(state, seat, end)
      if (isFoe) {
        farther += loss
        fartherSoon += weight * loss
      } else {
        nearer += gain
        nearerSoon += weight * gain
      }
    }
    if (nth === 0) first = isFoe ? -1 : isAble ? 1 : 0
    if (isFoe) turns -= weight
    else if (isAble) turns += weight
    else if ((front[seat] & BROKEN & ~diggers.mending) === 0) helped++
    weight *= NEXT
    seat = (seat + heading + seats) % seats
  }

  const short = Math.min(12, nearest)
  const digging = Math.max(1, diggers.seats)
  const hindering = Math.max(1, foes.seats)
  const left = Math.max(1, deck.length)
  const ours = diggers.cards
  const theirs = foes.cards
  let at = 0
  out[at++] = short
  out[at++] = Math.sqrt(short)
  out[at++] = Math.min(6, second - nearest)
  out[at++] = Math.min(12, openly)
  out[at++] = openly - short
  out[at++] = closed
  out[at++] = Math.log(1 + cards)
  out[at++] = cards / 40
  out[at++] = deck.length / 40
  // Cards that can still be laid by diggers, for each card that is missing.
  out[at++] = Math.min(4, (cards * diggers.seats) / (seats * (short + 1) * 4))
  out[at++] = diggers.able / digging
  out[at++] = diggers.knowing / digging
  out[at++] = foes.seats / seats
  out[at++] = (foes.seats / seats) * short
  out[at++] = foes.able / seats
  out[at++] = foes.knowing / seats
  out[at++] = Math.min(2, diggers.ready / (2 * short + 1))
  out[at++] = diggers.ready / seats
  out[at++] = helped / seats
  out[at++] = diggers.broken / seats
  out[at++] = foes.broken / seats
  out[at++] = ours[WAY] / seats
  out[at++] = ours[FORK] / seats
  out[at++] = ours[BREAK] / seats
  out[at++] = ours[MEND] / seats
  out[at++] = ours[FALL] / seats
  out[at++] = ours[MAP] / seats
  out[at++] = theirs[WAY] / seats
  out[at++] = theirs[DEAD] / seats
  out[at++] = theirs[BREAK] / seats
  out[at++] = theirs[MEND] / seats
  out[at++] = theirs[FALL] / seats
  out[at++] = (inDeck[WAY] + inDeck[FORK]) / left
  out[at++] = inDeck[BREAK] / left
  out[at++] = inDeck[MEND] / left
  out[at++] = foes.blame / hindering
  out[at++] = diggers.blame / digging
  out[at++] = leastBlamed - mostBlamed
  out[at++] = turns
  out[at++] = first
  out[at++] = seats / 5
  out[at++] = nearer / seats
  out[at++] = farther / seats
  out[at++] = nearerSoon
  out[at++] = fartherSoon
  out[at++] = theirs[FORK] / seats
  out[at++] = (goalSeen[slot] & OPEN) === 0 ? 0 : 1
  out[at++] = goals.length
  out[at++] = maze.caches.length
  return out
}

function isAbleAt({ front }: State, seat: Seat): boolean {
  return (front[seat] & BARRED) === 0
}

function addHand(state: State, seat: Seat, party: Party): void {
  const { hands, held } = state
  const { cards } = party
  const before = cards[WAY] + cards[FORK]
  for (let place = seat * HAND; place < seat * HAND + held[seat]; place++) {
    const kind: Kind = hands[place]
    cards[uses[kind]]++
    party.mending |= mends[kind]
  }
  if (!isAbleAt(state, seat)) return
  party.able++
  party.ready += cards[WAY] + cards[FORK] - before
}

const reach = { gain: 0, loss: 0 }

/** How much nearer a hand's best card brings the tunnel at its nearest end, and how much farther its worst. */
function reachOf({ maze, hands, held }: State, seat: Seat, end: number): typeof reach {
  const word = wordAt(maze, end)
  const tunnel = word & 15
  const rock = (word >> 4) & 15
  reach.gain = 0
  reach.loss = 0
  for (let place = seat * HAND; place < seat * HAND + held[seat]; place++) {
    const kind = hands[place]
    // Hands are in order, with tunnel cards first.
    if (kind >= shapedKinds) break
    for (let face = kind << 1; face <= ((kind << 1) | 1); face++) {
      const open = openSides[face]
      if ((open & tunnel) !== tunnel || (open & rock) !== 0) continue
      const { gain } = tryLaying(maze, face, end)
      if (gain > reach.gain) reach.gain = gain
      if (-gain > reach.loss) reach.loss = -gain
    }
  }
  return reach
}
