import { listSeats, nth, type Seat } from '@adit/kernel'
import {
  chests,
  closedAt,
  HOLE,
  isStale,
  type Kind,
  NOTHING_CLOSED,
  OVER,
  roleOfSeen,
  type State,
  TRAP,
  targetOfSeen,
  toolNames,
} from '@adit/saboteur'
import { fill, listOf } from '@adit/words'
import { wrapped } from '../../columns.ts'
import { bold, dim, fittedName, green, padded, red, yellow } from '../../paint.ts'
import type { Scene } from '../board.ts'
import { cardName, game, own, placeName, roleName, roleTitle } from './names.ts'

const NAME = 12
const SHORT_NAME = 8
/** From this width on names are written at length. */
const AMPLE = 28
const ROUNDS = 3

/** How often each card in hand could be played; absent while it is not the viewer's to choose. */
export type Plays = ReadonlyMap<Kind, number>

export function tableLines({ view, viewer, language }: Scene<State>, width: number): string[] {
  const { round, deck, discarded, role, gold, noMaps } = own(language)
  const facts = [
    bold(fill(language, round, { round: Math.max(1, view.round), rounds: ROUNDS })),
    fill(language, deck, { count: view.deck.length }),
    fill(language, discarded, { count: view.pile.length }),
    ...(view.heading < 0 ? [yellow(game(language).ways.right)] : []),
    ...(view.chests.noMaps === 1 ? [yellow(noMaps)] : []),
  ]
  const lines = wrapped(facts.map(unbroken).join('  '), width)
  if (typeof viewer !== 'number') return lines
  const mine = nth(view.roles, viewer)
  const parts = [
    ...(mine === HOLE ? [] : [fill(language, role, { role: bold(roleName(mine, language)) })]),
    fill(language, gold, { nuggets: bold(String(view.gold[viewer])) }),
  ]
  return [...lines, ...wrapped(parts.map(unbroken).join('  '), width)]
}

function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00a0')
}

export function seatsLines(scene: Scene<State>, width: number): string[] {
  return scene.names.flatMap((_name, seat) => seatLines(scene, seat, width))
}

function seatLines(scene: Scene<State>, seat: Seat, width: number): string[] {
  const { view, viewer, names, language } = scene
  const moving = seat === view.mover && view.chance === 0 && view.stage !== OVER
  const name = fittedName(nth(names, seat), width < AMPLE ? SHORT_NAME : NAME)
  const number = padded(String(seat), 2, 'right')
  // With all roles shown the round is over: hands no longer matter, and lines are short.
  const isOver = viewer !== 'judge' && !view.roles.includes(HOLE)
  const cards = isOver ? '' : fill(language, own(language).cards, { count: nth(view.held, seat) })
  const facts = [cards, goldOf(scene, seat), ...frontOf(scene, seat), ...roleOf(scene, seat)]
  return wrapped(facts.filter(fact => fact !== '').join(' '), width, {
    mark: `${moving ? green('▸') : ' '}${number} ${seat === viewer ? bold(name) : name} `,
    indent: '     ',
  })
}

/** One's own sum stands above; of others' one sees the gold cards' backs, and whether there is more. */
function goldOf({ view, viewer }: Scene<State>, seat: Seat): string {
  if (seat === viewer) return ''
  const nuggets = nth(view.gold, seat)
  const backs = '▮'.repeat(nth(view.goldHeld, seat))
  if (nuggets >= 0) return nuggets === 0 ? '' : yellow(`${nuggets}●`)
  return yellow(backs === '' ? '?●' : backs)
}

function frontOf({ view, language }: Scene<State>, seat: Seat): string[] {
  const { tools, cards } = game(language)
  const broken = toolNames.filter((_tool, at) => ((nth(view.front, seat) >> at) & 1) === 1)
  return [
    ...broken.map(tool => red(`✗${tools[tool].name}`)),
    ...((nth(view.front, seat) & TRAP) === 0 ? [] : [red(cards.trap.name)]),
    ...(view.thieves.includes(seat) ? [yellow(cards.thief.name)] : []),
  ]
}

/** Roles are shown when the round is over; before that, what the viewer once saw. */
function roleOf({ view, viewer, language }: Scene<State>, seat: Seat): string[] {
  const role = nth(view.roles, seat)
  if (role !== HOLE) return seat === viewer ? [] : [bold(roleTitle(role, language))]
  return view.sawRoles
    .filter(entry => targetOfSeen(entry) === seat)
    .map(entry => {
      const { saw, sawThen } = own(language)
      return fill(language, isStale(entry) ? sawThen : saw, {
        role: roleName(roleOfSeen(entry), language),
      })
    })
}

/** What the viewer knows of cards that lie face down, and who else has looked. */
export function knowledgeLines(
  { view, viewer, names, language }: Scene<State>,
  width: number,
): string[] {
  const { maze } = view
  const { goal, chest, lookers } = own(language)
  const seenBy = (mask: number): string => {
    const others = listSeats(mask & ((1 << names.length) - 1)).filter(seat => seat !== viewer)
    if (others.length === 0) return ''
    return fill(language, lookers, {
      names: listOf(
        language,
        others.map(seat => nth(names, seat)),
      ),
    })
  }
  const sentence = (message: string, at: number, known: string, seen: string): string[] => {
    if (closedAt(maze, at) === NOTHING_CLOSED || (known === '' && seen === '')) return []
    const what = [known === '' ? '' : bold(known), seen].filter(part => part !== '').join(', ')
    return wrapped(fill(language, message, { place: placeName(at), what }), width, { indent: '  ' })
  }
  const goals = maze.goals.flatMap((at, slot) => {
    const kind = nth(view.goals, slot)
    const known = kind === HOLE ? '' : cardName(kind, language)
    return sentence(goal, at, known, seenBy(nth(view.goalSeen, slot)))
  })
  const places = maze.caches.flatMap((at, slot) => {
    if (at < 0) return []
    const kind = nth(view.chests.tunnels, slot)
    const inside = nth(view.chests.effects, slot)
    const known =
      kind === HOLE || inside === HOLE
        ? ''
        : `${cardName(kind, language)}, ${game(language).chests[nth(chests, inside).name].name}`
    return sentence(chest, at, known, seenBy(nth(view.chests.seen, slot)))
  })
  return [...goals, ...places]
}

function cardsOf({ view, names }: Scene<State>, seat: Seat): readonly Kind[] {
  const size = view.hands.length / names.length
  return view.hands.slice(seat * size, seat * size + nth(view.held, seat))
}

/** Equal cards share a number: which of them is played makes no difference. */
export function handOf(scene: Scene<State>): readonly Kind[] {
  return typeof scene.viewer === 'number' ? [...new Set(cardsOf(scene, scene.viewer))] : []
}

/** The viewer's own hand, numbered; a judge is shown everyone's. */
export function handLines(scene: Scene<State>, width: number, plays?: Plays): string[] {
  const { viewer, names, language } = scene
  if (viewer === 'spectator') return []
  if (viewer === 'judge') {
    return names.flatMap((name, seat) => {
      const hand = cardsOf(scene, seat).map(kind => cardName(kind, language))
      return wrapped(`${name}: ${hand.join(', ')}`, width, { indent: '  ' })
    })
  }
  const hand = cardsOf(scene, viewer)
  return handOf(scene).flatMap((kind, at) => {
    const copies = hand.filter(other => other === kind).length
    const name = cardName(kind, language) + (copies > 1 ? ` ×${copies}` : '')
    const ways = plays?.get(kind) ?? 0
    const played = ways === 0 ? dim(name) : `${bold(name)} ${dim(`(${ways})`)}`
    return wrapped(plays === undefined ? name : played, width, {
      mark: `${padded(String(at + 1), 2, 'right')}  `,
    })
  })
}
