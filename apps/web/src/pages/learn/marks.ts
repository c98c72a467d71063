import type { AnyGame } from '@adit/kernel'
import type { Mark } from '@adit/lessons'
import { KINDS } from '@adit/my-treasure'
import { cellAt } from '@adit/saboteur'

/** What a mark is called among the spots of a table; undefined for the foreman's own button. */
export function spotOf(mark: Mark, game: AnyGame, view: unknown): string | undefined {
  const [kind, which = ''] = mark.split(' ')
  switch (kind) {
    case 'next':
      return undefined
    case 'card':
      return `held:${wordsIn(game, view, 'hand 0').indexOf(which)}`
    case 'open':
      return `offer:${wordsIn(game, view, 'open').indexOf(which)}`
    case 'cell': {
      const [x, y] = which.split(',')
      return `cell:${cellAt(Number(x), Number(y))}`
    }
    case 'lay':
      return 'go'
    case 'token':
      return `find:${KINDS.map(String).indexOf(which)}`
    case 'seat':
    case 'tool':
    case 'place':
    case 'gold':
    case 'offer':
      return `${kind}:${which}`
    default:
      return kind
  }
}

/** A field of the position, in words: what the page shows in the same order. */
function wordsIn(game: AnyGame, view: unknown, field: string): readonly string[] {
  const lines = game.notation.printPosition(view).split('\n')
  const line = lines.find(one => one.startsWith(`${field}: `))
  return line?.slice(field.length + 2).split(' ') ?? []
}
