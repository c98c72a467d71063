import type { Move, State } from '@adit/my-treasure'
import type { Drawing } from '../common/drawing.ts'
import { printOf } from '../common/prints.ts'
import { faceOfTreasure } from './faces.ts'

/** The cave of a view: what lies on top at each place, the card just drawn, and the orcs below; and where it is tried. */
export function drawMoment(view: unknown, tried?: unknown): Drawing {
  const print = (face: Parameters<typeof printOf>[0]): string =>
    printOf(face, { isLit: true, isFine: true })
  // A replay of My Treasure shows its views, and its book tries its moves.
  const move = tried as Move | undefined
  const { places, drawn, orcs } = view as State
  const treasure = (card: number): string => print(faceOfTreasure(card))
  return {
    left: 0,
    top: 0,
    columns: WIDE,
    rows: 2,
    cards: [
      ...places.flatMap((stack, x) => {
        const top = stack.at(-1)
        return top === undefined ? [] : [{ x, y: 0, print: treasure(top) }]
      }),
      ...(move?.type === 'place'
        ? [{ x: move.place, y: 0, print: treasure(drawn), isTried: true }]
        : []),
      ...(drawn >= 0 ? [{ x: WIDE - 1, y: 0, print: treasure(drawn) }] : []),
      ...STAGES.slice(0, orcs).map((stage, x) => ({ x, y: 1, print: print({ of: 'orc', stage }) })),
    ],
  }
}
const STAGES = [1, 2, 3, 4, 5, 6] as const
const WIDE = STAGES.length
