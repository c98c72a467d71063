import { nth, type Seat } from '@adit/kernel'
import {
  cards,
  colours,
  curses,
  type GemSet,
  gems,
  HOLE,
  hiddenFrom,
  isLastRound,
  KINDS,
  type Kind,
  kindNamed,
  type Move,
  NONE,
  type Shape,
  type State,
  splitOf,
  tallyOf,
} from '@adit/nimble-gnomes'
import { chapter, fill, type Language, nimbleTeller } from '@adit/words'
import { wrapped } from '../columns.ts'
import { bold, cyan, dim, fittedName, green, padded, red, yellow } from '../paint.ts'
import type { Board, Scene } from './board.ts'

const NAME = 14
const INDENT = '     '
const ALL_KINDS = (1 << KINDS) - 1
const CAVE = kindNamed('cave') ?? NONE

export const nimbleBoard: Board<State, Move> = {
  draw(scene) {
    const seats = scene.names.flatMap((_name, seat) => seatLines(scene, seat))
    const parts = [tableLines(scene), seats, handLines(scene)].filter(lines => lines.length > 0)
    const gap = parts.flat().length + 2 <= scene.rows ? '\n\n' : '\n'
    return parts.map(lines => lines.join('\n')).join(gap)
  },
  scoreParts: tallyOf,
  thumb: language => own(language).thumb,
}

const own = (language: Language) => chapter(language, 'terminal').boards['nimble-gnomes']
const game = (language: Language) => chapter(language, 'rules/nimble-gnomes')

const SIGNS: Readonly<Record<Shape, string>> = { round: '●', square: '■', triangular: '▲' }
const PAINTS = { ruby: red, heliodor: yellow, sapphire: cyan } as const

function tableLines({ view, language, columns }: Scene<State>): string[] {
  const { deck, discard, discardTop, open, noneOpen, lastRound } = own(language)
  const piles = [fill(language, deck, { count: view.deck.length })]
  const count = view.discard.length
  const top = view.discard[count - 1]
  piles.push(
    top === undefined
      ? fill(language, discard, { count })
      : fill(language, discardTop, { count, card: cardName(top, language) }),
  )
  if (isLastRound(view) && view.phase !== 'over') piles.push(bold(red(lastRound)))
  const shown = view.open
    .filter(card => card !== NONE)
    .map(card => bold(cardName(card, language)))
    .join(', ')
  return [
    ` ${piles.join('    ')}`,
    ...wrapped(shown || dim(noneOpen), columns - 1, { mark: ` ${open} ` }),
  ]
}

export function cardName(kind: Kind, language: Language): string {
  return nimbleTeller(language, game(language)).card(kind).name
}

function seatLines(scene: Scene<State>, seat: Seat): string[] {
  const { view, viewer, language, columns } = scene
  const { inFog, seen, hand } = own(language)
  const sets = splitOf(view, seat).sets.map(set => setText(set, language))
  const fogged = gemGroups(view.laid, seat, language, hiddenFrom(view, seat))
  const facts = [
    ...(fogged.length === 0 ? [] : [`${red(inFog)} ${fogged.join(', ')}`]),
    ...(seat === viewer
      ? []
      : isKnown(view, seat)
        ? listed(hand, cardGroups(view.hands, seat, language))
        : listed(seen, cardGroups(view.seen, seat, language))),
  ]
  return [
    ...frontLines(scene, seat),
    ...(sets.length === 0 ? [] : wrapped(sets.join('   '), columns - 1, { mark: INDENT })),
    ...(facts.length === 0 ? [] : wrapped(facts.join('   '), columns - 1, { mark: INDENT })),
  ]
}

function listed(label: string, cards: readonly string[]): string[] {
  return cards.length === 0 ? [] : [`${dim(label)} ${cards.join(', ')}`]
}

/** Who, how many cards, the tally of the best split, and what else lies there. */
function frontLines(scene: Scene<State>, seat: Seat): string[] {
  const { view, viewer, names, language, columns } = scene
  const { cards: cardsWord, noCave } = own(language)
  const moving = (view.phase === 'take' || view.phase === 'play') && seat === view.turn
  const label = fittedName(nth(names, seat), NAME)
  const name = `${moving ? green('▸') : ' '} ${seat === viewer ? bold(label) : label}`
  const held = padded(fill(language, cardsWord, { count: nth(view.handSizes, seat) }), 8, 'right')
  const tally = splitOf(view, seat).tally.join('-')
  const lies = [
    nth(view.laid, seat * KINDS + CAVE) > 0 ? cardName(CAVE, language) : dim(noCave),
    ...counted(view.laid, seat, language, curses).map(red),
  ]
  return wrapped(lies.join(', '), columns - 1, { mark: ` ${name} ${held}   ${dim(tally)}   ` })
}

/** How many, what its gems have in common, and of each gem what it has besides. */
function setText({ alike, gems: members }: GemSet, language: Language): string {
  const { colours: colourWords, shapes: shapeWords, cards: cardWords } = game(language)
  const { round, square, triangular } = shapeWords
  const alikeWord = {
    ...colourWords,
    round: round.name,
    square: square.name,
    triangular: triangular.name,
    diamond: cardWords.diamond.name,
  }[alike]
  const byColour = colours.some(colour => colour === alike)
  const signs = members.map(gem => gemSign(gem, language, { byColour })).join('')
  return `${bold(String(members.length))} ${alikeWord} ${signs}`
}

function gemSign(gem: Kind, language: Language, { byColour }: { byColour: boolean }): string {
  const card = nth(cards, gem)
  if (card.sort !== 'gem') return bold('◆')
  const paint = PAINTS[card.colour]
  return paint(byColour ? SIGNS[card.shape] : own(language).letters[card.colour])
}

/** Gems of these kinds by colour, a sign for each: `ruby ●●▲`. */
function gemGroups(
  counts: readonly number[],
  seat: Seat,
  language: Language,
  kinds: number = ALL_KINDS,
): string[] {
  return colours.flatMap(colour => {
    const signs = gems.map(gem => {
      const card = nth(cards, gem)
      const wanted = card.sort === 'gem' && card.colour === colour && ((kinds >> gem) & 1) === 1
      return wanted ? SIGNS[card.shape].repeat(Math.max(0, nth(counts, seat * KINDS + gem))) : ''
    })
    const text = signs.join('')
    return text === '' ? [] : [`${game(language).colours[colour]} ${PAINTS[colour](text)}`]
  })
}

/** Cards of any sort, the gems among them in short. */
function cardGroups(counts: readonly number[], seat: Seat, language: Language): string[] {
  const others = [...cards.keys()].filter(kind => nth(cards, kind).sort !== 'gem')
  return [...counted(counts, seat, language, others), ...gemGroups(counts, seat, language)]
}

/** The judge knows every hand; an empty one everybody does. */
function isKnown({ hands }: State, seat: Seat): boolean {
  return hands[seat * KINDS] !== HOLE
}

/** Each kind once, with how many there are of it. */
function counted(
  counts: readonly number[],
  seat: Seat,
  language: Language,
  kinds: readonly Kind[] = [...cards.keys()],
): string[] {
  return kinds.flatMap(kind => {
    const count = nth(counts, seat * KINDS + kind)
    const name = cardName(kind, language)
    return count <= 0 ? [] : count === 1 ? [name] : [`${name} ×${count}`]
  })
}

function handLines({ view, viewer, language, columns }: Scene<State>): string[] {
  if (typeof viewer !== 'number') return []
  const { ownHand, noHand } = own(language)
  const hand = counted(view.hands, viewer, language).map(card => bold(card))
  return wrapped(hand.join(', ') || dim(noHand), columns - 1, { mark: ` ${ownHand} ` })
}
