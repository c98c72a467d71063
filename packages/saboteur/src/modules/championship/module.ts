import { actionsIn } from '../../cards/index.ts'
import type { ActionName } from '../../cards/order.ts'
import { vetoHooks } from '../../cards/veto.ts'
import type { Module } from '../module.ts'
import { greedyGnome } from './greedy-gnome.ts'

/** CHM-17…23: seven single action cards. */
export const championshipCards = actionsIn('championship')

/** Each on its own switch, the one role too. */
export const championshipNames = ['greedy-gnome', ...championshipCards] as const

export type ChampionshipName = (typeof championshipNames)[number]

/** What is more than a card in the deck. */
const more: Readonly<Partial<Record<ActionName, Partial<Module>>>> = {
  veto: { hooks: vetoHooks, answersPerSeat: 3 },
}

export function championship(name: ChampionshipName): Module {
  return name === 'greedy-gnome' ? greedyGnome : { name, cards: [name], ...more[name] }
}
