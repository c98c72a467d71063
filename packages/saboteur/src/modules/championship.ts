import type { Module } from './module.ts'

/** CHM-17…23: seven single action cards. */
export const championshipCards = [
  'vein-swap',
  'treasury',
  'veto',
  'turn-about',
  'craftsman',
  'pathfinder',
  'diversion',
] as const

/** Each on its own switch, the one role too. */
export const championshipNames = ['greedy-gnome', ...championshipCards] as const

export type ChampionshipName = (typeof championshipNames)[number]

export function championship(name: ChampionshipName): Module {
  // CHM-16: one greedy gnome replaces one digger; it is a role, no card of the deck.
  return name === 'greedy-gnome'
    ? { name, seams: { greedy: 1 } }
    : { name, cards: [name], seams: {} }
}
