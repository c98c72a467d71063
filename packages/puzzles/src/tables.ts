import type { AnyGame } from '@adit/kernel'
import { type State as Cave, myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { replayed } from './position.ts'
import type { Dig } from './puzzle.ts'

/** The table of a puzzle as it stands, whichever game it is. */
export function tableOf(dig: Dig): { readonly game: AnyGame; readonly state: unknown } {
  switch (dig.title) {
    case 'saboteur':
      return replayed(saboteur, dig)
    case 'nimble-gnomes':
      return replayed(nimbleGnomes, dig)
    case 'my-treasure':
      return replayed(myTreasure, dig)
  }
}

/** The cave with all that was seen there: who solves it remembers. */
export function caveOf(dig: Dig): Cave {
  return replayed(myTreasure, dig).state
}

/** What the seat of a puzzle was told, from the first deal on. */
export function storyOf(dig: Dig): readonly unknown[] {
  const story: unknown[] = []
  const hear = (game: AnyGame) => (_seat: number, events: readonly unknown[]) => {
    story.push(...events.flatMap(event => game.redact(event, dig.seat) ?? []))
  }
  switch (dig.title) {
    case 'saboteur':
      replayed(saboteur, dig, hear(tableOf(dig).game))
      break
    case 'nimble-gnomes':
      replayed(nimbleGnomes, dig, hear(tableOf(dig).game))
      break
    case 'my-treasure':
      replayed(myTreasure, dig, hear(tableOf(dig).game))
  }
  return story
}
