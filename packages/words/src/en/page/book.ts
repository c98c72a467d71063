/** The rules as a book: examples, and each game on one page. */
export const book = {
  learn: 'Learn it by playing',
  sheet: 'On one page, to print',
  heading: '{title} on one page',
  print: 'Print',
  short: 'In short',
  /** To whoever comes from a table, of what is played there. */
  here: {
    heading: 'At your table',
    only: 'Only what holds there',
    back: 'Back to the table',
    not: 'not at your table',
  },
  printAll: 'Print the whole book',
  allowed: 'Allowed',
  forbidden: 'Not allowed',
  goal: 'What it is about',
  turn: 'Your turn',
  end: 'The end',
  cards: 'Cards',
  tunnels: 'Tunnel cards',
  roles: 'Roles',
  rulesAt: 'Every rule, with its number: {address}',
  sheets: {
    saboteur: {
      goal: 'Dig from the start to the gold, or see to it that nobody does: that depends on your role, and nobody knows yours.',
      turn: [
        'Do one thing: lay a tunnel card, play an action card, or discard a card face down.',
        'Then draw a card, as long as there are any.',
        'A tunnel card continues the tunnel from the start and fits on every side; it may be turned by 180°.',
        'With a broken tool in front of you, you lay no tunnel cards.',
      ],
      end: [
        'Gold is reached: the diggers win and share gold cards; whoever reached it chooses first.',
        'Nobody has a card left: the saboteurs win, 4 nuggets for one of them, 3 each for two or three, 2 each for four.',
        'After three rounds the most nuggets win.',
      ],
    },
    'nimble-gnomes': {
      goal: 'Collect sets of gems that are alike in colour or in shape; six is the most.',
      turn: [
        'Take a card: the top of the deck, or one of the three open ones.',
        'Play a card: a cave, a gem or a wind for yourself, a curse for another.',
        'Only if nothing can be played, discard a card.',
      ],
      end: [
        'The deck is empty: the lap is played to its end.',
        'Most sets of six win; if equal, fives decide, then fours, and so on.',
      ],
    },
    'my-treasure': {
      goal: 'Leave the cave with the best stack before the sixth orc comes; first to 8 silver ends the game.',
      turn: [
        'Do one thing: draw a card, or take a stack.',
        'A treasure: lay it on any open place. An orc: it goes beside the deck.',
        'To take: choose a token and a stack, and wait outside.',
        'Whoever is the last inside draws as often as they dare.',
        'The sixth orc: everyone inside gets a token by chance and chooses a stack.',
      ],
      end: [
        'Count the treasures of your token’s kind in your stack; every mouse counts too.',
        'The most earn 1 gold, which is 3 silver; one less 2 silver, two less 1 silver.',
        'Somebody has 8 silver: the richest wins.',
      ],
    },
  },
}

export type BookWords = typeof book
