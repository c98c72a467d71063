import type { WordsOfLesson } from '../../lessons/words.ts'

export const twoTeams: WordsOfLesson<'two-teams'> = {
  title: 'Two teams',
  about: 'Saboteur 2: ladder, trap, door, thief.',
  steps: {
    role: {
      say: 'Diggers now come in two teams: hold your role to see yours.',
      done: 'Green, the sign of the leaf. Who else is green, you do not know yet.',
    },
    ladder: {
      say: 'A rock fall cut the way, but a ladder is tied to the entrance wherever it stands: set it on the loose end.',
      wrong: {
        'gap-at-3-0':
          'The ladder opens downwards, and here the tunnel comes from the left. It belongs above the fork.',
      },
    },
    free: {
      say: 'Vera springs a trap: no digging and no share of gold until you get out.',
      wrong: {
        'tunnel-card': 'Nobody digs from a trap. Free yourself first.',
      },
    },
    door: {
      say: 'Behind a green door the gold is for greens only: lay it as the last card.',
      done: 'The gold is yours and Hob’s: two greens, 4 nuggets each.',
      wrong: {
        crossing: 'That reaches it, too. With the door the way is surely for greens alone.',
      },
    },
    thief: {
      say: 'A thief lies before you: after the sharing it steals a nugget, and Vera has two.',
      wrong: {
        hob: 'A teammate? The thief would do it. Let’s try Vera.',
      },
    },
    end: {
      say: 'There are also the boss, the profiteer and the geologists, each paid in their own way, and a tip will tell you when you meet them.',
    },
  },
}
