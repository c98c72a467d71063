import type { SaboteurWords } from '../../../saboteur/words.ts'

export const roles: SaboteurWords['roles'] = {
  digger: {
    title: 'Goldsucher',
    name: 'Goldsucher',
    object: 'Goldsucher',
    help: 'Grab einen Weg zum Gold. Vielleicht ist jemand dagegen.',
  },
  saboteur: {
    title: 'Saboteur',
    name: 'Saboteur',
    object: 'Saboteur',
    help: 'Halte sie vom Gold fern und lass dir nichts anmerken.',
  },
  green: {
    title: 'Grün',
    name: 'grüner Goldsucher',
    object: 'grüner Goldsucher',
    help: 'Du gewinnst, wenn Grün zum Gold gehen kann: ohne blaue Tür auf dem Weg.',
    jubilee: 'Bring Grün zum Gold, bevor Blau es tut.',
  },
  blue: {
    title: 'Blau',
    name: 'blauer Goldsucher',
    object: 'blauer Goldsucher',
    help: 'Du gewinnst, wenn Blau zum Gold gehen kann: ohne grüne Tür auf dem Weg.',
    jubilee: 'Bring Blau zum Gold, bevor Grün es tut.',
  },
  boss: {
    title: 'Chef',
    name: 'Chef',
    object: 'Chef',
    help: 'Gewinnt ein Goldsucher-Team, gewinnst du mit, mit 1 weniger.',
  },
  profiteer: {
    title: 'Profiteur',
    name: 'Profiteur',
    object: 'Profiteur',
    help: 'Du gewinnst immer mit, mit 2 weniger.',
  },
  geologist: {
    title: 'Geologe',
    name: 'Geologe',
    object: 'Geologe',
    help: 'Kristalle bringen dir Gold, egal wer gewinnt.',
  },
  greedy: {
    title: 'Gieriger Zwerg',
    name: 'gieriger Zwerg',
    object: 'gieriger Zwerg',
    help: 'Leg die letzte Karte zum Gold selbst, dann gehört dir alles.',
  },
}
