import type { SaboteurWords } from '../../../saboteur/words.ts'

export const roles: SaboteurWords['roles'] = {
  digger: { title: 'Digger', name: 'digger', help: 'Wants a tunnel from the start to the gold.' },
  saboteur: {
    title: 'Saboteur',
    name: 'saboteur',
    help: 'Wants nobody to reach the gold, and not to be noticed.',
  },
  green: {
    title: 'Green digger',
    name: 'green digger',
    help: 'Wants a way to the gold for the green team, without blue doors.',
  },
  blue: {
    title: 'Blue digger',
    name: 'blue digger',
    help: 'Wants a way to the gold for the blue team, without green doors.',
  },
  boss: {
    title: 'Boss',
    name: 'boss',
    help: 'Wins with whichever team of diggers wins, for 1 nugget less.',
  },
  profiteer: {
    title: 'Profiteer',
    name: 'profiteer',
    help: 'Wins with every winner, for 2 nuggets less.',
  },
  geologist: {
    title: 'Geologist',
    name: 'geologist',
    help: 'Gets a nugget for each crystal in the maze, whoever wins.',
  },
  greedy: {
    title: 'Greedy gnome',
    name: 'greedy gnome',
    help: 'Wins alone and only by laying the last card of the tunnel to the gold.',
  },
}
