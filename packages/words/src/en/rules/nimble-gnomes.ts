import type { NimbleWords } from '../../nimble-gnomes/words.ts'

const wind = (colour: string) => ({
  name: `${colour} wind`,
  bare: `${colour} wind`,
  a: `a ${colour} wind`,
  the: `the ${colour} wind`,
})
const fog = (colour: string) => ({
  name: `${colour} fog`,
  bare: `${colour} fog`,
  a: `${colour} fog`,
  the: `the ${colour} fog`,
})
const shape = (name: string) => ({ name, acc: name, bare: name })
const thing = (name: string) => ({ name, bare: name, a: `a ${name}`, the: `the ${name}` })

export const nimbleGnomes: NimbleWords = {
  title: 'Nimble Gnomes',
  tagline: 'Find a cave, gather gems into sets of six, and send fog to the neighbours.',
  options: {
    first: {
      name: 'First player',
      help: 'Who takes the first turn: a fair draw, or the seat you name.',
    },
    'quick-start': {
      name: 'Quick start',
      help: 'Everyone begins with a cave already in front of them.',
    },
    discard: {
      name: 'Discard pile',
      help: 'Whether the cards out of the game may be looked through.',
      values: {
        open: { name: 'Open', help: 'Anyone may look through it at any time.' },
        closed: { name: 'Closed', help: 'Only its top card is seen; the rest is for memory.' },
      },
    },
  },
  presets: { standard: 'Standard', 'first-game': 'First game', 'from-memory': 'From memory' },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'Not your turn yet.',
    malformed: 'Not a move of this game.',
    'first-player-due': 'The cards are being shuffled.',
    'shuffle-due': 'The cards are being shuffled.',
    'not-the-deck': 'A shuffle must hold exactly the cards of the deck.',
    'no-such-seat': 'There is no seat {seat}.',
    'take-first': 'First take a card.',
    'taken-already': 'You have taken one: now play.',
    'must-take': 'Take a card while the deck lasts.',
    'deck-empty': 'The deck is empty.',
    'not-open': 'It is not among the open cards: {card}.',
    'not-in-hand': 'That card is not in your hand: {card}.',
    'cave-not-needed': 'Your cave is open already.',
    'no-cave': 'No cave, no gems.',
    collapsed: 'Your cave has collapsed: clear it with a cave.',
    fogged: '{fog^} hides {card.the}.',
    'curse-oneself': 'Only on someone else.',
    'curses-full': [
      'You already have {most:one curse|# curses}, the most allowed.',
      '{B} already has {most:one curse|# curses}, the most allowed.',
    ],
    'wrong-wind': '{wind.the^} does not move {fog}.',
    'no-such-fog': 'No {fog} over you, so {wind.the} finds nothing.',
    'must-play': 'You can play, so you may not discard.',
    'must-not-pass': 'You hold cards.',
  },
  events: {
    'first-drawn': ['You begin.', '{A} begins.'],
    shuffled: 'The cards are dealt, five each.',
    opened: '{card.a^} is turned up.',
    drew: ['You draw a card.', '{A} draws a card.'],
    took: ['You take {card.the}.', '{A} takes {card.the}.'],
    'took-none': ['You take no card.', '{A} takes no card.'],
    'last-round-began': 'The deck is empty. Last lap.',
    entered: ['You open a cave.', '{A} opens a cave.'],
    cleared: ['You clear a collapse.', '{A} clears a collapse.'],
    laid: ['You lay {card.a}.', '{A} lays {card.a}.'],
    blown: ['{wind.the^} drives off your {fog}.', '{wind.the^} drives off {A.s} {fog}.'],
    discarded: [
      'You can play nothing and discard {card.a}.',
      '{A} can play nothing and discards {card.a}.',
    ],
    passed: ['You have no cards left.', '{A} has no cards left.'],
  },
  clearedOne: ['You clear a collapse, one is left.', '{A} clears a collapse, one is left.'],
  clearedBare: [
    'You clear a collapse and still need a cave.',
    '{A} clears a collapse and still needs a cave.',
  ],
  drewSeen: ['You draw {card.a}.', '{A} draws {card.a}.'],
  fogged: ['You send {card} to {B}.', '{A} sends you {card}.', '{A} sends {B} {card}.'],
  collapsed: [
    'You bring a collapse down on {B}.',
    '{A} brings a collapse down on you.',
    '{A} brings a collapse down on {B}.',
  ],
  won: [
    'You win with {sets:one set|# sets} of six.',
    '{A} wins with {sets:one set|# sets} of six.',
  ],
  wonBare: ['You win.', '{A} wins.'],
  shared: '{winners} share the win.',
  moves: {
    'take-deck': 'draw',
    'take-open': 'take {card.the}',
    'take-none': 'take none',
    cave: 'play a cave',
    lay: 'lay {card.a}',
    curse: ['send {card.a} to you', 'send {card.a} to {B}'],
    blow: 'drive off {fog} with {wind.the}',
    discard: 'discard {card.a}',
    pass: 'pass',
  },
  colours: { ruby: 'ruby', heliodor: 'heliodor', sapphire: 'sapphire' },
  shapes: {
    round: shape('round'),
    square: shape('square'),
    triangular: shape('triangular'),
  },
  cards: {
    cave: thing('cave'),
    'wind-red': wind('red'),
    'wind-yellow': wind('yellow'),
    'wind-blue': wind('blue'),
    collapse: thing('collapse'),
    'fog-orange': fog('orange'),
    'fog-green': fog('green'),
    'fog-purple': fog('purple'),
    diamond: thing('diamond'),
  },
  gem: {
    name: '{shape} {colour}',
    bare: '{shape} {colour}',
    a: 'a {shape} {colour}',
    the: 'the {shape} {colour}',
  },
  covered: 'face-down card',
}
