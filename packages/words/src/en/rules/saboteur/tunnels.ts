import type { SaboteurWords, TunnelWords } from '../../../saboteur/words.ts'

const stone = {
  title: 'Stone',
  name: 'stone',
  object: 'a stone',
  help: 'No gold here: the goal becomes a tunnel like any other.',
}

/** What lies in the mine. */
export const tunnels: TunnelWords = {
  straight: {
    title: 'Straight',
    name: 'straight',
    object: 'a straight',
    help: 'A tunnel from one side to the opposite.',
  },
  corner: {
    title: 'Corner',
    name: 'corner',
    object: 'a corner',
    help: 'A tunnel that turns.',
  },
  junction: {
    title: 'T-junction',
    name: 'T-junction',
    object: 'a T-junction',
    help: 'A tunnel with three ways out.',
  },
  crossing: {
    title: 'Crossing',
    name: 'crossing',
    object: 'a crossing',
    help: 'A tunnel with four ways out.',
  },
  'dead-end': {
    title: 'Dead end',
    name: 'dead end',
    object: 'a dead end',
    help: 'Its tunnels end inside the card: nobody gets through.',
  },
  bridge: {
    title: 'Bridge',
    name: 'bridge',
    object: 'a bridge',
    help: 'Two tunnels cross without meeting; one of them has to continue an unbroken tunnel.',
  },
  'double-curve': {
    title: 'Double curve',
    name: 'double curve',
    object: 'a double curve',
    help: 'Two bends that do not meet; one of them has to continue an unbroken tunnel.',
  },
  ladder: {
    title: 'Ladder',
    name: 'ladder',
    object: 'a ladder',
    help: 'Always linked to the start and to every ladder; joins any open tunnel, but not beside a goal.',
  },
  'green-door': {
    title: 'Green door',
    name: 'green door',
    object: 'a green door',
    help: 'Of the diggers only the green ones get through it to the gold.',
  },
  'blue-door': {
    title: 'Blue door',
    name: 'blue door',
    object: 'a blue door',
    help: 'Of the diggers only the blue ones get through it to the gold.',
  },
  'chest-tunnel': {
    title: 'Chest tunnel',
    name: 'chest tunnel',
    object: 'a chest tunnel',
    help: 'Lies over a treasure chest and is turned up when a tunnel reaches it.',
  },
  start: {
    title: 'Start',
    name: 'start',
    object: 'the start',
    help: 'The way into the mine: every tunnel begins here.',
  },
  postcard: {
    title: 'Postcard',
    name: 'postcard',
    object: 'the postcard',
    help: 'The dressing room or the party: it acts once, when a tunnel first reaches it.',
  },
  gold: {
    title: 'Gold',
    name: 'gold',
    object: 'the gold',
    help: 'The treasure: once it is turned up, the round is over.',
  },
  'bag-1': {
    title: 'Bag of one',
    name: 'bag with a nugget',
    object: 'a bag with a nugget',
    help: 'Whoever reaches it takes 1 nugget.',
  },
  'bag-2': {
    title: 'Bag of two',
    name: 'bag with 2 nuggets',
    object: 'a bag with 2 nuggets',
    help: 'Whoever reaches it takes 2 nuggets.',
  },
  dragon: {
    title: 'Dragon',
    name: 'dragon',
    object: 'a dragon',
    help: 'Whoever reaches it loses 1 nugget.',
  },
  spider: {
    title: 'Giant spider',
    name: 'giant spider',
    object: 'the giant spider',
    help: 'The round is over at once, and the saboteurs win.',
  },
  'stone-right': stone,
  'stone-left': stone,
  'stone-cross': stone,
}

export const definite: SaboteurWords['definite'] = object => object.replace(/^an? /, 'the ')

export const stub: SaboteurWords['stub'] = {
  name: 'stub',
  help: 'Beside the passage there is a stub that leads nowhere.',
}

export const crystal: SaboteurWords['crystal'] = {
  name: 'crystal',
  help: 'Each crystal in the mine is worth 1 nugget to the geologists.',
}
