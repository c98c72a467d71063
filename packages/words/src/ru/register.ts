// Made by `npm run games` from the folders that are named after the games.

import { box as myTreasure } from './page/boxes/my-treasure.ts'
import { box as nimbleGnomes } from './page/boxes/nimble-gnomes.ts'
import { box as saboteur } from './page/boxes/saboteur.ts'

/** Fetched when a game is played. */
export const titles = {
  'rules/saboteur': async () => (await import('./rules/saboteur/index.ts')).saboteur,
  'rules/nimble-gnomes': async () => (await import('./rules/nimble-gnomes.ts')).nimbleGnomes,
  'rules/my-treasure': async () => (await import('./rules/my-treasure.ts')).myTreasure,
  'page/saboteur': async () => (await import('./page/tables/saboteur.ts')).saboteur,
  'page/nimble-gnomes': async () => (await import('./page/tables/nimble-gnomes.ts')).nimbleGnomes,
  'page/my-treasure': async () => (await import('./page/tables/my-treasure.ts')).myTreasure,
}

/** What the start page says of each box, at once. */
export const boxes = {
  saboteur: saboteur,
  'nimble-gnomes': nimbleGnomes,
  'my-treasure': myTreasure,
}
