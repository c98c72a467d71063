import type { SaboteurWords } from '../../../saboteur/words.ts'

export const chests: SaboteurWords['chests'] = {
  nugget: {
    title: 'Nugget',
    name: 'gold',
    help: 'Take 1 nugget, or 1 gold card where gold is in cards.',
  },
  'no-maps': {
    title: 'No maps',
    name: 'no more maps on goals',
    help: 'Until the round ends no map can be used on goals.',
  },
  'no-draw': {
    title: 'No draw',
    name: 'no card this turn',
    help: 'This turn ends without drawing a card.',
  },
  'extra-draw': {
    title: 'Extra draw',
    name: 'one card more',
    help: 'One card more is drawn at the end of this turn.',
  },
  'move-goal': {
    title: 'Moving goal',
    name: 'a goal moves',
    help: 'A face-down goal is moved one cell farther from the start.',
  },
  'rob-hand': {
    title: 'Long fingers',
    name: 'a card from someone’s hand',
    help: 'Instead of drawing, pull a card blindly from the hand of another player.',
  },
  'draw-three': {
    title: 'Pick of three',
    name: 'one card of three',
    help: 'At the end of the turn draw 3 cards, keep 1 and discard 2.',
  },
  'look-role': {
    title: 'Spyglass',
    name: 'a look at a role',
    help: 'A secret look at the role of another player.',
  },
  'search-discard': {
    title: 'Rummage',
    name: 'a card from the discard',
    help: 'The discard is shuffled; instead of drawing, look at its top 5 cards and keep one.',
  },
  'burn-deck': {
    title: 'Cave-in',
    name: 'cards from the deck are lost',
    help: 'The top 5 cards of the deck go to the discard face down.',
  },
}

export const goldCard: SaboteurWords['goldCard'] = {
  title: '{nuggets}',
  name: 'gold card with {nuggets:a nugget|# nuggets}',
  help: 'Worth {nuggets:one nugget|# nuggets} when the game is over.',
}
