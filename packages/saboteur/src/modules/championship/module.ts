import { actionsIn } from '../../cards/index.ts'
import { vetoHooks } from '../../cards/veto.ts'
import type { Module } from '../module.ts'
import { greedyGnome } from './greedy-gnome.ts'

/** CHM-17…23: seven single action cards. */
export const championshipCards = actionsIn('championship')

/** Each on its own switch, the one role too. */
export const championshipNames = ['greedy-gnome', ...championshipCards] as const

export type ChampionshipName = (typeof championshipNames)[number]

export function championship(name: ChampionshipName): Module {
  switch (name) {
    case 'greedy-gnome':
      return greedyGnome
    case 'veto':
      return { name, cards: [name], seams: {}, hooks: vetoHooks, answersPerSeat: 3 }
    default:
      return { name, cards: [name], seams: {} }
  }
}
