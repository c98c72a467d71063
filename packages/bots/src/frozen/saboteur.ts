import type { Seat, View } from '@adit/kernel'
import {
  ALLOW,
  aimOf,
  atOfPlacement,
  BROKEN,
  brokenKinds,
  cardOf,
  cards,
  cloneMaze,
  codeOf,
  DECLINE,
  discardOf,
  type Event,
  FIGURE,
  faceOfPlacement,
  isDiverting,
  isEmpty,
  isLaying,
  KEEP,
  kindOf,
  LAY_ASKING,
  layCard,
  linksInside,
  loadOf,
  type Move,
  openSides,
  PASS,
  PAY,
  PLAY,
  RANSOM,
  ROB,
  removeCard,
  STOP,
  type State,
  seatOf,
  TAKE,
  TRAP,
  targetOf,
  wordOf,
} from '@adit/saboteur'
import type { Bot } from '../bot.ts'
import { cardsShort, digs, friendship, knowsGold, likelyGoals } from './outlook.ts'

/**
 * Diggers dig towards the likeliest goal, saboteurs hinder; tools are mended, maps used, dead cards
 * passed away. It looks one move ahead and remembers only what its seat is shown.
 */
export const saboteurApprentice01: Bot<State, Move, Event> = {
  name: 'apprentice-0.1',
  choose({ view, seat, legal, random }) {
    const goals = likelyGoals(view)
    const outlook: Outlook = { view, seat, goals, short: cardsShort(view.maze, goals) }
    let best = legal[0]
    let most = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      if (typeof move !== 'number') continue
      const rating = rate(outlook, move) + random.below(1000) / 1000
      if (rating > most) {
        best = move
        most = rating
      }
    }
    return best
  },
}

interface Outlook {
  readonly view: View<State>
  readonly seat: Seat
  readonly goals: readonly number[]
  /** Cards the tunnel is short of a likely goal as things lie. */
  readonly short: number
}

function rate(outlook: Outlook, move: number): number {
  const code = codeOf(move)
  if (isLaying(code)) return rateLaying(outlook, move, code)
  switch (code) {
    case PLAY:
      return ratePlay(outlook, cardOf(move), targetOf(move))
    case PASS:
      return ratePass(outlook, move)
    case RANSOM:
      return 6
    case STOP:
      return rateVeto(outlook)
    case ALLOW:
    case DECLINE:
      return 5
    case PAY:
      return 3
    case ROB:
      return 8 - 3 * friendship(outlook.view, outlook.seat, seatOf(move))
    case KEEP:
      return worthOf(outlook, loadOf(move))
    case TAKE:
      return loadOf(move)
    default:
      return code >= FIGURE && code < LAY_ASKING ? 2 : 5
  }
}

/** How many cards nearer to gold a change of the maze brings the diggers. */
function gainOf(outlook: Outlook, change: (maze: State['maze']) => void): number {
  const maze = cloneMaze(outlook.view.maze)
  change(maze)
  return outlook.short - cardsShort(maze, outlook.goals)
}

function rateLaying(outlook: Outlook, move: number, code: number): number {
  const face = faceOfPlacement(loadOf(move))
  const at = atOfPlacement(loadOf(move))
  const toll = code >= LAY_ASKING || !isFree(outlook, at) ? 3 : 0
  const gain = gainOf(outlook, maze => {
    if (isDiverting(code)) removeCard(maze, outlook.view.lastLaid)
    if (isFree(outlook, at)) layCard(maze, face, at)
  })
  const branches = bits(openSides[face])
  return digs(outlook.view, outlook.seat)
    ? 10 + 5 * gain + 0.3 * branches - toll
    : 8 - 4 * gain - 0.3 * branches - toll
}

/** No figure blocks it: only then can the card be tried out. */
function isFree({ view }: Outlook, at: number): boolean {
  return isEmpty(view.maze, at) && !view.maze.barriers.some(end => end >> 2 === at)
}

function rateHarm({ view, seat }: Outlook, target: Seat, most: number): number {
  if (target === seat) return -20
  const hurt = (view.front[target] & (BROKEN | TRAP)) !== 0 ? 5 : 0
  const friend = friendship(view, seat, target)
  const eager = digs(view, seat) ? 6 : most
  return eager - hurt - 12 * friend
}

function rateHelp({ view, seat }: Outlook, target: Seat): number {
  if (target === seat) return 20
  return (digs(view, seat) ? 9 : 1) + 6 * friendship(view, seat, target)
}

function rateRockFall(outlook: Outlook, at: number): number {
  const gain = gainOf(outlook, maze => {
    if (!isEmpty(maze, at)) removeCard(maze, at)
  })
  const digging = digs(outlook.view, outlook.seat)
  return digging ? 2 + 6 * gain : 4 - 3 * gain
}

function ratePlay(outlook: Outlook, kind: number, aimed: number): number {
  const { view, seat } = outlook
  const target = aimOf(kind).seat(aimed) ?? seat
  if (brokenKinds.includes(kind)) return rateHarm(outlook, target, 12)
  if (wordOf(kind).startsWith('repair ')) return rateHelp(outlook, target)
  switch (cards[kind].name) {
    case 'rock-fall':
      return rateRockFall(outlook, aimed)
    case 'map':
      return knowsGold(view) ? 1 : 13
    case 'thief':
      return 9
    case 'hands-off':
      return target === seat ? -5 : 6
    case 'inspection':
      return friendship(view, seat, target) === 0 ? 8 : 0
    case 'trap':
      return rateHarm(outlook, target, 13)
    case 'free':
      return rateHelp(outlook, target)
    case 'treasury':
      return 7
    case 'pathfinder':
      return digs(view, seat) ? 12 : 2
    case 'vein-swap':
      return knowsGold(view) === digs(view, seat) ? 0 : 6
    case 'swap-hands':
      return target !== seat && view.held[target] > view.held[seat] ? 6 : 1
    default:
      return 2
  }
}

/** Throws away what is of least use, one card rather than three good ones. */
function ratePass(outlook: Outlook, move: number): number {
  let loss = 0
  for (let place = 0; place < 3; place++) {
    const kind = discardOf(move, place)
    if (kind >= 0) loss += worthOf(outlook, kind) - 5
  }
  return -loss
}

/** What a card in hand is good for: ways through for diggers, dead ends and harm for saboteurs. */
function worthOf({ view, seat }: Outlook, kind: number): number {
  const digging = digs(view, seat)
  const card = cards[kind]
  if (card.group === 'tunnel') {
    const through = bits(linksInside[(kind << 5) | 15])
    return digging ? 3 + 1.5 * through : 8 - 1.5 * through
  }
  if (brokenKinds.includes(kind) || kind === kindOf.trap) return digging ? 4 : 9
  if (wordOf(kind).startsWith('repair ')) return digging ? 7 : 4
  return kind === kindOf.map && knowsGold(view) ? 2 : 7
}

/** Stops what harms the seat itself, or a card that brings the other side close to its end. */
function rateVeto(outlook: Outlook): number {
  const { view, seat } = outlook
  const { pending, mover } = view
  if (pending < 0) return 0
  const code = codeOf(pending)
  const kind = cardOf(pending)
  const harms = brokenKinds.includes(kind) || kind === kindOf.trap
  if (harms && aimOf(kind).seat(targetOf(pending)) === seat) return 10
  if (friendship(view, seat, mover) > 0) return 0
  return !digs(view, seat) && isLaying(code) && outlook.short <= 2 ? 9 : 2
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
