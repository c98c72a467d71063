// Made by `npm run games` from the folders that are named after the games.
import type { Manifest } from '@adit/kernel'
import { game as myTreasure } from '@adit/my-treasure'
import { game as nimbleGnomes } from '@adit/nimble-gnomes'
import { game as saboteur } from '@adit/saboteur'

/** The boxes on the shelf, in the order in which they are offered. */
export const games: readonly Manifest[] = [saboteur, nimbleGnomes, myTreasure]
