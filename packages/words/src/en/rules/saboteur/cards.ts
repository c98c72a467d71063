import type { SaboteurWords } from '../../../saboteur/words.ts'

const stone = {
  title: 'Stone',
  name: 'stone',
  help: 'No gold here: the goal becomes a tunnel like any other.',
}

export const cards: SaboteurWords['cards'] = {
  straight: {
    title: 'Straight',
    name: 'straight',
    help: 'A tunnel from one side to the opposite.',
  },
  corner: { title: 'Corner', name: 'corner', help: 'A tunnel that turns.' },
  junction: { title: 'T-junction', name: 'T-junction', help: 'A tunnel with three ways out.' },
  crossing: { title: 'Crossing', name: 'crossing', help: 'A tunnel with four ways out.' },
  'dead-end': {
    title: 'Dead end',
    name: 'dead end',
    help: 'Its tunnels end inside the card: nobody gets through.',
  },
  bridge: {
    title: 'Bridge',
    name: 'bridge',
    help: 'Two tunnels cross without meeting; one of them has to continue an unbroken tunnel.',
  },
  'double-curve': {
    title: 'Double curve',
    name: 'double curve',
    help: 'Two bends that do not meet; one of them has to continue an unbroken tunnel.',
  },
  ladder: {
    title: 'Ladder',
    name: 'ladder',
    help: 'Always linked to the start and to every ladder; joins any open tunnel, but not beside a goal.',
  },
  'green-door': {
    title: 'Green door',
    name: 'green door',
    help: 'Of the diggers only the green ones get through it to the gold.',
  },
  'blue-door': {
    title: 'Blue door',
    name: 'blue door',
    help: 'Of the diggers only the blue ones get through it to the gold.',
  },
  'chest-tunnel': {
    title: 'Chest tunnel',
    name: 'chest tunnel',
    help: 'Lies over a treasure chest and is turned up when a tunnel reaches it.',
  },
  start: {
    title: 'Start',
    name: 'start',
    help: 'The way into the mine: every tunnel begins here.',
  },
  postcard: {
    title: 'Postcard',
    name: 'postcard',
    help: 'The dressing room or the party: it acts once, when a tunnel first reaches it.',
  },
  gold: {
    title: 'Gold',
    name: 'gold',
    help: 'The treasure: once it is turned up, the round is over.',
  },
  'stone-right': stone,
  'stone-left': stone,
  'stone-cross': stone,
  'bag-1': {
    title: 'Bag of one',
    name: 'bag with 1 nugget',
    help: 'Whoever reaches it takes 1 nugget.',
  },
  'bag-2': {
    title: 'Bag of two',
    name: 'bag with 2 nuggets',
    help: 'Whoever reaches it takes 2 nuggets.',
  },
  dragon: { title: 'Dragon', name: 'dragon', help: 'Whoever reaches it loses 1 nugget.' },
  spider: {
    title: 'Giant spider',
    name: 'giant spider',
    help: 'The round is over at once, and the saboteurs win.',
  },
  'broken-pick': {
    title: 'Broken pick',
    name: 'broken pick',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'broken-lamp': {
    title: 'Broken lamp',
    name: 'broken lamp',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'broken-cart': {
    title: 'Broken cart',
    name: 'broken cart',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'repair-pick': {
    title: 'Repair: pick',
    name: 'repair of a pick',
    help: 'Takes a broken pick away from any player.',
  },
  'repair-lamp': {
    title: 'Repair: lamp',
    name: 'repair of a lamp',
    help: 'Takes a broken lamp away from any player.',
  },
  'repair-cart': {
    title: 'Repair: cart',
    name: 'repair of a cart',
    help: 'Takes a broken cart away from any player.',
  },
  'repair-pick-lamp': {
    title: 'Pick or lamp',
    name: 'repair of a pick or a lamp',
    help: 'Takes a broken pick or a broken lamp away from any player, not both.',
  },
  'repair-pick-cart': {
    title: 'Pick or cart',
    name: 'repair of a pick or a cart',
    help: 'Takes a broken pick or a broken cart away from any player, not both.',
  },
  'repair-lamp-cart': {
    title: 'Lamp or cart',
    name: 'repair of a lamp or a cart',
    help: 'Takes a broken lamp or a broken cart away from any player, not both.',
  },
  'rock-fall': {
    title: 'Rock fall',
    name: 'rock fall',
    help: 'Removes a tunnel card from the maze, but neither the start nor a goal.',
  },
  map: { title: 'Map', name: 'map', help: 'A secret look at one face-down goal.' },
  thief: {
    title: 'Thief',
    name: 'thief',
    help: 'Lies in front of you and steals 1 nugget for you when the round is over.',
  },
  'hands-off': {
    title: 'Hands off',
    name: 'hands off',
    help: 'Takes a thief away from any player.',
  },
  'swap-hands': {
    title: 'Swap hands',
    name: 'swap hands',
    help: 'You and another player trade your whole hands.',
  },
  inspection: {
    title: 'Inspection',
    name: 'inspection',
    help: 'A secret look at the role of another player.',
  },
  'swap-hats': {
    title: 'Swap hats',
    name: 'swap hats',
    help: 'A player, perhaps you, puts the role away and gets another.',
  },
  trap: {
    title: 'Trap',
    name: 'trap',
    help: 'A trapped player lays no tunnel cards, gets no share and steals nothing.',
  },
  free: { title: 'Free', name: 'free', help: 'Takes a trap away from any player.' },
  'vein-swap': {
    title: 'Vein swap',
    name: 'vein swap',
    help: 'Two face-down goals trade places, unseen.',
  },
  treasury: {
    title: 'Treasury',
    name: 'treasury',
    help: 'Instead of drawing, look at the top 5 cards of the discard and keep one.',
  },
  veto: {
    title: 'Veto',
    name: 'veto',
    help: 'Stops a tunnel or action card that another player has just played.',
  },
  'turn-about': {
    title: 'Turn-about',
    name: 'turn-about',
    help: 'Play goes round the other way until the round ends.',
  },
  craftsman: {
    title: 'Craftsman',
    name: 'craftsman',
    help: 'Takes one broken tool of any kind away from any player.',
  },
  pathfinder: {
    title: 'Pathfinder',
    name: 'pathfinder',
    help: 'Lay two tunnel cards one after the other, then draw 2.',
  },
  diversion: {
    title: 'Diversion',
    name: 'diversion',
    help: 'The tunnel card that was laid last moves to another cell where it fits.',
  },
}

export const stub: SaboteurWords['stub'] = {
  name: 'stub',
  help: 'Beside the passage there is a stub that leads nowhere.',
}

export const crystal: SaboteurWords['crystal'] = {
  name: 'crystal',
  help: 'Each crystal in the maze is worth 1 nugget to the geologists.',
}
