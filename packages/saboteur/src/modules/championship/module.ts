import { actions, actionsIn } from '../../cards/index.ts'
import { type ActionName, kindOf } from '../../cards/order.ts'
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

/** What the ledger says of one besides its own row. */
const furtherRows: Readonly<Partial<Record<ActionName, readonly string[]>>> = {
  veto: ['CHM-191', 'CHM-31', 'CHM-32', 'CHM-33', 'CHM-35'],
  'turn-about': ['CHM-36'],
  diversion: ['CHM-37'],
  treasury: ['CHM-38'],
  pathfinder: ['CHM-34', 'CHM-39'],
}

export function championship(name: ChampionshipName): Module {
  if (name === 'greedy-gnome') return greedyGnome
  const rows = ['CHM-24', actions[kindOf[name]].rule, ...(furtherRows[name] ?? [])]
  return { name, cards: [name], rows, ...more[name] }
}
