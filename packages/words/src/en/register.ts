// Made by `npm run games` from the folders that are named after the games.

import { box as myTreasure } from './page/boxes/my-treasure.ts'
import { box as nimbleGnomes } from './page/boxes/nimble-gnomes.ts'
import { box as saboteur } from './page/boxes/saboteur.ts'

const atTable = () => import('./at-table.ts')

/** Fetched when a game is played. */
export const titles = {
  talk: async () => (await atTable()).talk,
  'page/common': async () => (await atTable()).common,
  'rules/saboteur': async () => (await atTable()).saboteurRules,
  'rules/nimble-gnomes': async () => (await atTable()).nimbleGnomesRules,
  'rules/my-treasure': async () => (await atTable()).myTreasureRules,
  'page/saboteur': async () => (await atTable()).saboteurPage,
  'page/nimble-gnomes': async () => (await atTable()).nimbleGnomesPage,
  'page/my-treasure': async () => (await atTable()).myTreasurePage,
}

/** What the start page says of each box, at once. */
export const boxes = {
  saboteur: saboteur,
  'nimble-gnomes': nimbleGnomes,
  'my-treasure': myTreasure,
}
