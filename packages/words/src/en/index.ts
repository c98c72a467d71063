import type { Pack } from '../chapters.ts'
import { page } from './page/index.ts'
import { table } from './table.ts'

/** The words of the page around the tables come at once, the others when they are needed. */
export const en: Pack = {
  table: async () => table,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  talk: async () => (await import('./talk.ts')).talk,
  'rules/saboteur': async () => (await import('./rules/saboteur/index.ts')).saboteur,
  'rules/nimble-gnomes': async () => (await import('./rules/nimble-gnomes.ts')).nimbleGnomes,
  'rules/my-treasure': async () => (await import('./rules/my-treasure.ts')).myTreasure,
  page: async () => page,
  'page/common': async () => (await import('./page/tables/common.ts')).common,
  'page/saboteur': async () => (await import('./page/tables/saboteur.ts')).saboteur,
  'page/nimble-gnomes': async () => (await import('./page/tables/nimble-gnomes.ts')).nimbleGnomes,
  'page/my-treasure': async () => (await import('./page/tables/my-treasure.ts')).myTreasure,
}
