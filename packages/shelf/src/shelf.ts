import type { AnyTitle } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'

/** The boxes on the shelf: every title Adit plays. */
export const shelf: readonly AnyTitle[] = [nimbleGnomes, myTreasure]

export function titleNamed(name: string): AnyTitle | undefined {
  return shelf.find(title => title.name === name)
}
