import type { SaboteurWords } from '../../../saboteur/words.ts'

export const roles: SaboteurWords['roles'] = {
  digger: {
    title: 'Digger',
    name: 'digger',
    object: 'a digger',
    help: 'Get a tunnel to the gold. Someone may be against it.',
  },
  saboteur: {
    title: 'Saboteur',
    name: 'saboteur',
    object: 'a saboteur',
    help: 'Keep them from the gold, and keep your face.',
  },
  green: {
    title: 'Green digger',
    name: 'green digger',
    object: 'a green digger',
    help: 'Win if green can walk to the gold: no blue door on the way.',
    jubilee: 'Bring the gold home for green, before blue does.',
  },
  blue: {
    title: 'Blue digger',
    name: 'blue digger',
    object: 'a blue digger',
    help: 'Win if blue can walk to the gold: no green door on the way.',
    jubilee: 'Bring the gold home for blue, before green does.',
  },
  boss: {
    title: 'Boss',
    name: 'boss',
    object: 'the boss',
    help: 'Any digger team wins: you win too, for 1 less.',
  },
  profiteer: {
    title: 'Profiteer',
    name: 'profiteer',
    object: 'the profiteer',
    help: 'You win with every winner, for 2 less.',
  },
  geologist: {
    title: 'Geologist',
    name: 'geologist',
    object: 'a geologist',
    help: 'Crystals pay you, whoever wins.',
  },
  greedy: {
    title: 'Greedy gnome',
    name: 'greedy gnome',
    object: 'the greedy gnome',
    help: 'Lay the last card to the gold yourself: then all of it is yours.',
  },
}
