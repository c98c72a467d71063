import type { WordsOfLesson } from '../../lessons/words.ts'

export const nimbleGnomes: WordsOfLesson<'nimble-gnomes'> = {
  title: 'Nimble Gnomes',
  about: 'A cave, gems, fogs and sets of six.',
  steps: {
    take: {
      say: 'A turn begins with a card: an open one or the top of the deck; take the cave.',
      wrong: {
        deck: 'You may take blindly. But the cave lies in plain sight.',
        'hand-card': 'Take a card first, then play one.',
      },
    },
    cave: {
      say: 'Without a cave there is nowhere to put gems: open it.',
      wrong: {
        ruby: 'The ruby can wait: first the cave.',
      },
    },
    wind: {
      say: 'Vera sends an orange fog: it hides rubies and heliodors, so take the red wind.',
      wrong: {
        'another-open-card': 'Pretty, but the fog would stay. The wind drives it off.',
      },
    },
    blow: {
      say: 'Blow: the red wind drives off orange and purple fogs!',
      wrong: {
        ruby: 'The fog hides your ruby. First the wind.',
      },
    },
    gem: {
      say: 'Take the ruby: six of a colour or six of a shape make a six.',
    },
    lay: {
      say: 'Lay the round ruby: it counts for rubies or for rounds.',
    },
    draw: {
      say: 'Now take one blind, from the deck.',
    },
    curse: {
      say: 'Hob is doing well: bring the cave down, and no gems until another is played.',
      wrong: {
        yourself: 'Yourself? Curses are for rivals.',
      },
    },
    end: {
      say: 'When the deck runs out, most sixes win, then most fives, and we find your best split for you.',
    },
  },
}
