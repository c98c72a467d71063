// Made by `npm run games` from the folders that are named after the games.

export { common } from './page/tables/common.ts'
export { myTreasure as myTreasurePage } from './page/tables/my-treasure.ts'
export { nimbleGnomes as nimbleGnomesPage } from './page/tables/nimble-gnomes.ts'
export { saboteur as saboteurPage } from './page/tables/saboteur.ts'
export { myTreasure as myTreasureRules } from './rules/my-treasure.ts'
export { nimbleGnomes as nimbleGnomesRules } from './rules/nimble-gnomes.ts'
export { saboteur as saboteurRules } from './rules/saboteur/index.ts'
export { talk } from './talk.ts'
