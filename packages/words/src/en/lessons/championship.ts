import type { WordsOfLessons } from '../../lessons/words.ts'

export const championship: WordsOfLessons<
  | 'vein-swap'
  | 'treasury'
  | 'veto'
  | 'turn-about'
  | 'craftsman'
  | 'pathfinder'
  | 'diversion'
  | 'greedy'
> = {
  'vein-swap': {
    title: 'Goal swap',
    about: 'Two closed goals change places.',
    steps: {
      swap: {
        say: 'You know the gold is at the top, but the tunnel runs to the middle: swap the two.',
        done: 'The eye moved with the card: you still know where the gold is.',
        wrong: {
          'one-goal-twice': 'Choose two different goals.',
        },
      },
      end: {
        say: 'Hob digs straight on and finds it: all saw the swap, but only you knew what lay below.',
      },
    },
  },
  treasury: {
    title: 'Treasury',
    about: 'One card back from the discard.',
    steps: {
      play: {
        say: 'You lack one straight tunnel: look into the treasury.',
      },
      keep: {
        say: 'Here are the top five of the discard: keep the straight tunnel.',
        wrong: {
          'another-card': 'A good card, but it is the straight tunnel you lack.',
        },
      },
      lay: {
        say: 'There it is: close the gap.',
      },
    },
  },
  veto: {
    title: 'Veto',
    about: 'Stop another’s card in another’s turn.',
    steps: {
      window: {
        say: 'Vera lays a dead end, but while the window is open it can be stopped.',
      },
      veto: {
        say: 'Press Veto: both cards are discarded, and Vera’s turn is over.',
        wrong: {
          'let-it-pass': 'Then the dead end stays. Let’s stop it.',
        },
      },
      end: {
        say: 'Everyone is waited for equally long, so the pause does not tell who holds it.',
      },
    },
  },
  'turn-about': {
    title: 'Turn-about',
    about: 'Play goes the other way.',
    steps: {
      turn: {
        say: 'Hob is next, then Vera, whom you do not trust: turn the game round, and Kuno goes next.',
      },
      end: {
        say: 'Kuno gets there first, and for the rest of the round turns and gold go this way.',
      },
    },
  },
  craftsman: {
    title: 'Craftsman',
    about: 'Mends any tool.',
    steps: {
      mend: {
        say: 'Lamp and cart are broken: the green card mends the cart, and the craftsman, who mends anything, the lamp.',
        wrong: {
          cart: 'You may, but another card mends the cart. Keep the craftsman for what nothing else mends.',
        },
      },
      cart: {
        say: 'Now the cart, and you can dig again.',
        wrong: {
          'tunnel-card': 'The cart is still broken. Mend it first.',
        },
      },
    },
  },
  pathfinder: {
    title: 'Pathfinder',
    about: 'Two tunnels in one turn.',
    steps: {
      play: {
        say: 'Two cells to the gold, and you would rather not wait: call the pathfinder.',
        wrong: {
          'tunnel-card': 'One will not do. Begin with the pathfinder.',
        },
      },
      one: {
        say: 'The first tunnel.',
      },
      two: {
        say: 'And the second at once.',
      },
    },
  },
  diversion: {
    title: 'Diversion',
    about: 'Move the card laid last.',
    steps: {
      see: {
        say: 'Vera lays a dead end right in the way.',
      },
      divert: {
        say: 'The diversion moves the card laid last: put the dead end behind the ladder.',
        wrong: {
          'its-own-cell': 'It lies there already. Choose another place.',
        },
      },
      end: {
        say: 'The way is free, and Hob digs on.',
      },
    },
  },
  greedy: {
    title: 'Greedy gnome',
    about: 'A role: all the gold or none.',
    steps: {
      role: {
        say: 'Hold your role.',
        done: 'The greedy gnome: the gold is yours only if you lay the last card.',
      },
      lay: {
        say: 'One cell to go, and it is your turn: don’t let it slip!',
        done: '4 nuggets for you, none for the others.',
      },
    },
  },
}
