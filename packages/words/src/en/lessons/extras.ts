import type { WordsOfLessons } from '../../lessons/words.ts'

export const extras: WordsOfLessons<
  'gathering' | 'dressing-room' | 'party' | 'new-goals' | 'chests' | 'compromised' | 'tournament'
> = {
  gathering: {
    title: 'Tunnel gathering',
    about: 'A gnome blocks the way and takes a toll.',
    steps: {
      figure: {
        say: 'Everyone has a nugget: discard a card and set a gnome where everybody must go.',
        wrong: {
          'cell-with-no-tunnel-end': 'The gnome stands on an open end of the tunnel.',
        },
      },
      end: {
        say: 'Hob pays you a nugget and lays the card; in return your hand is one card shorter.',
      },
    },
  },
  'dressing-room': {
    title: 'Dressing room',
    about: 'Who gets there changes roles.',
    steps: {
      lay: {
        say: 'There is a dressing room in the mine: whoever links it to the entrance swaps roles with the one set aside.',
      },
      role: {
        say: 'Hold your role: who are you now?',
        done: 'A saboteur! Only you know.',
      },
    },
  },
  party: {
    title: 'Tunnel party',
    about: 'Roles are shuffled and dealt again.',
    steps: {
      lay: {
        say: 'Dig your way to the party.',
      },
      role: {
        say: 'Roles were gathered, shuffled and dealt: look at your new one.',
        done: 'A saboteur. And Vera may now be after the gold.',
      },
    },
  },
  'new-goals': {
    title: 'New goals',
    about: 'Bags, a dragon, a spider.',
    steps: {
      map: {
        say: 'Five goals, and not all harmless: check the one below the middle.',
        done: 'A dragon: it takes a nugget. Best avoided.',
      },
      lay: {
        say: 'Now straight ahead.',
        done: 'A bag: 2 nuggets are yours, whoever wins.',
      },
      end: {
        say: 'The round goes on; the spider would have ended it at once, for the saboteurs.',
      },
    },
  },
  chests: {
    title: 'Chests',
    about: 'Reach it, open it, be surprised.',
    steps: {
      lay: {
        say: 'A chest stands above 6 : 0: bring a tunnel to it.',
        wrong: {
          'lay-turned': 'That way you open the lower chest. We want the upper one.',
        },
      },
      turn: {
        say: 'Under the chest lies a tunnel: turn it as suits you, to the right, towards the goals.',
        wrong: {
          'lay-turned': 'That way it leads left, back to the entrance.',
        },
      },
      look: {
        say: 'Inside it says “Look at another’s role”: whose?',
        done: 'Vera is a saboteur. Only you know.',
      },
    },
  },
  compromised: {
    title: 'Compromised gnome',
    about: 'No gold with a broken tool.',
    steps: {
      mend: {
        say: 'The gold is near and your lamp is broken: like this you get no share, so mend it while you can.',
        wrong: {
          'tunnel-card': 'No digging with a broken lamp. And no gold, either.',
        },
      },
      take: {
        say: 'Hob found the gold and took a card, and now your share.',
      },
    },
  },
  tournament: {
    title: 'Tournament',
    about: 'As many roles as players, a card in the middle.',
    steps: {
      link: {
        say: 'In a tournament a tunnel already lies in the middle: link it to the entrance.',
      },
      lay: {
        say: 'Exactly five roles: a saboteur, a greedy gnome, three diggers; lay the last card yourself for 3 nuggets.',
        done: '3 for you, 2 for every other digger.',
      },
    },
  },
}
