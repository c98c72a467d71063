import type { AnyTitle } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'

/** The boxes on the shelf: every title Adit plays. */
export const shelf: readonly AnyTitle[] = [saboteur, nimbleGnomes, myTreasure]

export function titleNamed(name: string): AnyTitle | undefined {
  return shelf.find(title => title.name === name)
}
