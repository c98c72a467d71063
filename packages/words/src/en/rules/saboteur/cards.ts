import type { ActionWords } from '../../../saboteur/words.ts'

/** The action cards, each with all its words. */
export const actions: ActionWords = {
  'broken-pick': {
    title: 'Broken pick',
    name: 'broken pick',
    object: 'a broken pick',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'broken-lamp': {
    title: 'Broken lamp',
    name: 'broken lamp',
    object: 'a broken lamp',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'broken-cart': {
    title: 'Broken cart',
    name: 'broken cart',
    object: 'a broken cart',
    help: 'As long as it lies in front of a player, that player lays no tunnel cards.',
  },
  'repair-pick': {
    title: 'Repair: pick',
    name: 'repair of a pick',
    object: 'a pick repair',
    help: 'Takes a broken pick away from any player.',
  },
  'repair-lamp': {
    title: 'Repair: lamp',
    name: 'repair of a lamp',
    object: 'a lamp repair',
    help: 'Takes a broken lamp away from any player.',
  },
  'repair-cart': {
    title: 'Repair: cart',
    name: 'repair of a cart',
    object: 'a cart repair',
    help: 'Takes a broken cart away from any player.',
  },
  'repair-pick-lamp': {
    title: 'Pick or lamp',
    name: 'repair of a pick or a lamp',
    object: 'a pick or lamp repair',
    help: 'Takes a broken pick or a broken lamp away from any player, not both.',
  },
  'repair-pick-cart': {
    title: 'Pick or cart',
    name: 'repair of a pick or a cart',
    object: 'a pick or cart repair',
    help: 'Takes a broken pick or a broken cart away from any player, not both.',
  },
  'repair-lamp-cart': {
    title: 'Lamp or cart',
    name: 'repair of a lamp or a cart',
    object: 'a lamp or cart repair',
    help: 'Takes a broken lamp or a broken cart away from any player, not both.',
  },
  'rock-fall': {
    title: 'Rock fall',
    name: 'rock fall',
    object: 'a rock fall',
    help: 'Removes a tunnel card from the mine, but neither the start nor a goal.',
    refusals: {
      'rock-fall-nothing': 'Rock fall takes tunnels only, not the start or a goal.',
    },
  },
  map: {
    title: 'Map',
    name: 'map',
    object: 'a map',
    help: 'A secret look at one face-down goal.',
    refusals: {
      'map-not-closed': 'This lies open already.',
      'map-forbidden': 'A chest has banned maps on goals this round.',
    },
  },
  thief: {
    title: 'Thief',
    name: 'thief',
    object: 'a thief',
    help: 'Lies in front of you and steals 1 nugget for you when the round is over.',
    choice: 'keep a thief ready',
    refusals: {
      'thief-already': 'You have a thief already.',
    },
  },
  'hands-off': {
    title: 'Hands off',
    name: 'hands off',
    object: 'a hands-off card',
    help: 'Takes a thief away from any player.',
    choice: ['drive off your thief', 'drive off {B.s} thief'],
    refusals: {
      'hands-off-no-thief': ['You have no thief.', '{B} has no thief.'],
    },
  },
  'swap-hands': {
    title: 'Swap hands',
    name: 'swap hands',
    object: 'a hand swap',
    help: 'You and another player trade your whole hands.',
    choice: ['swap hands with you', 'swap hands with {B}'],
  },
  inspection: {
    title: 'Inspection',
    name: 'inspection',
    object: 'an inspection',
    help: 'A secret look at the role of another player.',
    choice: ['look at your role', 'look at {B.s} role'],
  },
  'swap-hats': {
    title: 'Swap hats',
    name: 'swap hats',
    object: 'a hat swap',
    help: 'A player, perhaps you, puts the role away and gets another.',
    choice: ['give you a new role', 'give {B} a new role'],
    refusals: {
      'hats-none-left': 'No role is left to swap for.',
    },
  },
  trap: {
    title: 'Trap',
    name: 'trap',
    object: 'a trap',
    help: 'A trapped player lays no tunnel cards, gets no share and steals nothing.',
    choice: ['trap you', 'trap {B}'],
    refusals: {
      'trap-oneself': 'Only on someone else.',
      'trap-already': ['You are trapped already.', '{B} is trapped already.'],
    },
  },
  free: {
    title: 'Free',
    name: 'free',
    object: 'a freedom card',
    help: 'Takes a trap away from any player.',
    choice: ['free you', 'free {B}'],
    refusals: {
      'free-no-trap': ['You are not trapped.', '{B} is not trapped.'],
    },
  },
  'vein-swap': {
    title: 'Goal swap',
    name: 'goal swap',
    object: 'a goal swap',
    help: 'Two face-down goals trade places, unseen.',
    refusals: {
      'vein-not-closed': 'Only two closed goals can be swapped.',
    },
  },
  treasury: {
    title: 'Treasury',
    name: 'treasury',
    object: 'a treasury',
    help: 'Instead of drawing, look at the top 5 cards of the discard and keep one.',
    choice: 'search the discard',
    refusals: {
      'treasury-empty': 'The discard is empty.',
    },
  },
  veto: {
    title: 'Veto',
    name: 'veto',
    object: 'a veto',
    help: 'Stops a tunnel or action card that another player has just played.',
    refusals: {
      'veto-own-turn': 'Veto is for other people’s turns.',
    },
  },
  'turn-about': {
    title: 'Turn-about',
    name: 'turn-about',
    object: 'a turn-about',
    help: 'Play goes round the other way until the round ends.',
    choice: 'turn play around',
  },
  craftsman: {
    title: 'Craftsman',
    name: 'craftsman',
    object: 'a craftsman',
    help: 'Takes one broken tool of any kind away from any player.',
  },
  pathfinder: {
    title: 'Pathfinder',
    name: 'pathfinder',
    object: 'a pathfinder',
    help: 'Lay two tunnel cards one after the other, then draw 2.',
    choice: 'lay two tunnels',
    refusals: {
      'path-too-few': 'You need two tunnel cards.',
      'path-no-place': 'Neither fits anywhere.',
      'path-lay-only': 'Lay a tunnel card now.',
    },
  },
  diversion: {
    title: 'Diversion',
    name: 'diversion',
    object: 'a diversion',
    help: 'The tunnel card that was laid last moves to another cell where it fits.',
    refusals: {
      'divert-nothing': 'Nothing to move.',
      'divert-same-cell': 'Choose another cell.',
      'divert-other-card': 'Only the last tunnel laid.',
    },
  },
}
