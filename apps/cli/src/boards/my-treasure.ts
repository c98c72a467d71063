import { nth, type Seat } from '@adit/kernel'
import {
  type Card,
  FACES,
  GOAL,
  HOLE,
  isClosed,
  isInCave,
  KINDS,
  type Kind,
  type Move,
  NONE,
  ORCS,
  type State,
  worth,
} from '@adit/my-treasure'
import { chapter, fill, type Language } from '@adit/words'
import { type Choices, choicesOf } from '../choices.ts'
import { numbered } from '../columns.ts'
import { bold, cyan, dim, fittedName, green, padded, red, yellow } from '../paint.ts'
import type { Board } from './board.ts'

const INNER = 16
const NAME = 14
const MOST_KINDS_ON_A_CARD = 3

export const treasureBoard: Board<State, Move> = {
  draw({ view, viewer, names, language }) {
    const middle = view.drawn >= 0 ? drawnLine(view, language) : tokensLine(view, language)
    const rows = names.map((name, seat) => seatLine(view, seat, name, language, seat === viewer))
    return [headLine(view, language), ...placeBoxes(view, language), middle, ...rows].join('\n')
  },
  choices: ({ language }, legal) => choices(legal, language),
  // TRE-04: everyone sees a treasure when it is drawn, and only its place tells it later.
  glimpse: ({ view, names, language }) =>
    view.drawn < 0
      ? undefined
      : fill(language, own(language).glimpse, {
          name: nth(names, view.mover),
          things: faceWords(view.drawn, language).join(', '),
        }),
  thumb: language => chapter(language, 'terminal').boards['my-treasure'].thumb,
}

const own = (language: Language) => chapter(language, 'terminal').boards['my-treasure']
const game = (language: Language) => chapter(language, 'rules/my-treasure')
const kindWord = (kind: Kind, language: Language) => game(language).kinds[nth(KINDS, kind)].name

function headLine(view: State, language: Language): string {
  const { round, deck, orcs } = own(language)
  const lights = red('●'.repeat(view.orcs)) + dim('○'.repeat(ORCS - view.orcs))
  const count = bold(String(view.deck.length))
  return ` ${bold(`${round} ${view.round}`)}    ${orcs} ${lights}    ${deck} ${count}`
}

function placeBoxes(view: State, language: Language): string[] {
  const boxes = view.places.map((stack, place) => placeBox(view, stack, place, language))
  return nth(boxes, 0).map((_line, at) => ` ${boxes.map(box => nth(box, at)).join('  ')}`.trimEnd())
}

function placeBox(
  view: State,
  stack: readonly Card[],
  place: number,
  language: Language,
): string[] {
  const { cards, taken, empty } = own(language)
  const title = ` ${place + 1} `
  const top = `╭─${title}${'─'.repeat(INNER - title.length - 1)}╮`
  if (stack.length === 0) {
    const closed = isClosed(view, place)
    const label =
      padded('', (INNER - (closed ? taken : empty).length) / 2) + (closed ? taken : empty)
    const lines = ['', label, ''].map(line => `│${padded(line, INNER)}│`)
    return [top, ...lines, `╰${'─'.repeat(INNER)}╯`].map(line => dim(line))
  }
  const face = faceWords(nth(stack, stack.length - 1), language)
  const lines = Array.from({ length: MOST_KINDS_ON_A_CARD }, (_none, at) => ` ${face[at] ?? ''}`)
  const foot = ` ${fill(language, cards, { count: stack.length })} `
  const rule = '─'.repeat(INNER - foot.length - 1)
  return [top, ...lines.map(line => `│${padded(line, INNER)}│`), `╰${rule}${foot}─╯`]
}

/** What a card shows, most of a kind first; the mouse last. */
function faceWords(card: Card, language: Language): string[] {
  if (card === HOLE) return [own(language).unseen]
  const { treasures, mice } = nth(FACES, card)
  const shown = treasures
    .map((count, kind) => ({ count, word: bold(kindWord(kind, language)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ count, word }) => (count > 1 ? `${word} ×${count}` : word))
  return mice > 0 ? [...shown, yellow(game(language).mouse)] : shown
}

function tokensLine(view: State, language: Language): string {
  const { tokens, blind, noTokens } = own(language)
  if (view.blind.length > 0) return ` ${red(fill(language, blind, { count: view.blind.length }))}`
  const left = KINDS.flatMap((_name, kind) =>
    (view.tokens & (1 << kind)) === 0 ? [] : [cyan(kindWord(kind, language))],
  )
  return ` ${tokens} ${left.join(', ') || noTokens}`
}

function drawnLine(view: State, language: Language): string {
  return ` ${bold(yellow(own(language).drawn))} ${faceWords(view.drawn, language).join(', ')}`
}

function seatLine(
  view: State,
  seat: Seat,
  name: string,
  language: Language,
  self: boolean,
): string {
  const { coins } = own(language)
  const moving = view.phase !== 'over' && view.phase !== 'shuffle' && seat === view.mover
  const label = fittedName(name, NAME)
  const purse = padded(
    fill(language, coins, { count: nth(view.coins, seat), goal: GOAL }),
    11,
    'right',
  )
  const arrow = moving ? green('▸') : ' '
  return ` ${arrow} ${self ? bold(label) : label} ${purse}   ${seatState(view, seat, language)}`
}

function seatState(view: State, seat: Seat, language: Language): string {
  const { inCave, out, counted, cards } = own(language)
  if (view.round === 0) return ''
  if (isInCave(view, seat)) return dim(inCave)
  const stack = nth(view.stacks, seat)
  const token = nth(view.held, seat)
  const slots = {
    token: token === HOLE ? own(language).unseen : kindWord(token, language),
    cards: fill(language, cards, { count: stack.length }),
  }
  if (stack.includes(HOLE) || token === HOLE || !isCounted(view)) return fill(language, out, slots)
  const found = stack.reduce((sum, card) => sum + worth(card, token), 0)
  return fill(language, counted, { ...slots, found })
}

/** Everyone is out: the stacks are opened and lie open until the next shuffle (TRE-10). */
function isCounted(view: State): boolean {
  return !view.held.includes(NONE)
}

/**
 * Drawing is 1, and the stacks are numbered place by place. A place to lay a card on keeps its number
 * though others are closed: a card laid wrongly cannot be taken back.
 */
function choices(legal: readonly Move[], language: Language): Choices | undefined {
  const places = legal.flatMap(move =>
    move.type === 'place' || move.type === 'flee' ? [{ ...move, number: move.place + 1 }] : [],
  )
  if (places.length === legal.length) {
    const { moves } = game(language)
    const items = places.map(({ type, number }) => fill(language, moves[type], { place: number }))
    const numbers = places.map(({ number }) => number)
    return choicesOf(numbered(items, items.length, numbers), legal, numbers)
  }
  const takes = legal
    .flatMap(move => (move.type === 'take' ? [move] : []))
    .sort((a, b) => a.place - b.place || a.token - b.token)
    .map(({ token, place }, at) => ({ token, place, number: at + 2 }))
  if (takes.length === 0) return undefined
  const numbers = legal.map(move => {
    const take = move.type === 'take' ? move : undefined
    return takes.find(each => each.token === take?.token && each.place === take.place)?.number ?? 1
  })
  return choicesOf(takesTable(takes, language), legal, numbers)
}

interface Take {
  readonly token: Kind
  readonly place: number
  readonly number: number
}

/** Tokens across, places down: two dozen choices in six lines. */
function takesTable(takes: readonly Take[], language: Language): string {
  const { take, place: placeWord } = own(language)
  const tokens = [...new Set(takes.map(move => move.token))].sort((a, b) => a - b)
  const heads = tokens.map(token => kindWord(token, language))
  const label = Math.max(take.length, placeWord.length + 2) + 2
  const row = (name: string, cells: readonly string[]): string =>
    `  ${padded(name, label)}${cells.map((cell, at) => padded(cell, nth(heads, at).length + 2, 'right')).join('')}`
  const places = [...new Set(takes.map(move => move.place))]
  const rows = places.map(place => {
    const cells = tokens.map(token =>
      takes.find(each => each.token === token && each.place === place),
    )
    return row(
      `${placeWord} ${place + 1}`,
      cells.map(cell => bold(String(cell?.number ?? ''))),
    )
  })
  const draw = `  ${bold('1')}  ${game(language).moves.draw}`
  return [draw, row(take, heads.map(cyan)), ...rows].join('\n')
}
