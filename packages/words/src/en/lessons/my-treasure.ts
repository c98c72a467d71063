import type { WordsOfLesson } from '../../lessons/words.ts'

export const myTreasure: WordsOfLesson<'my-treasure'> = {
  title: 'My Treasure',
  about: 'Draw or take? A whole round.',
  steps: {
    draw: {
      say: 'The cave is full of treasure: draw a card.',
    },
    place: {
      say: 'Three rings: lay them on any place!',
    },
    orc: {
      say: 'Vera drew an orc: when the sixth comes, everyone runs blindly.',
    },
    draw2: {
      say: 'Only one so far, so risk it: draw again.',
      wrong: {
        stack: 'Three rings are too few to leave with. One more card!',
      },
    },
    place2: {
      say: 'Rings again: lay them on top, and what lies below is yours to remember.',
    },
    take: {
      say: 'Two orcs, and your stack has grown: take it with the ring token.',
      wrong: {
        draw: 'You may, but someone else might take your stack.',
        'coin-token': 'There are hardly any coins in it. You want rings.',
      },
    },
    score: {
      say: 'We count your rings and mice, which count for everyone: most of all, so the gold coin is yours.',
    },
    end: {
      say: 'One less pays two silver, two less pays one, and play goes on to eight.',
    },
  },
}
