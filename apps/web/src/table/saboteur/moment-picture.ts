import type { State } from '@adit/saboteur'
import { xOf, yOf } from '@adit/saboteur'
import type { Drawing } from '../common/drawing.ts'
import { Prints } from '../common/prints.svelte.ts'
import { faceAtCell, goalBack } from './faces.ts'
import { sceneOf } from './scene.ts'

/** The mine of a view as cards at places, for a picture that leaves the page. */
export function drawMoment(view: unknown): Drawing {
  const prints = new Prints()
  // A replay of Saboteur shows its views.
  const { lying } = sceneOf((view as State).maze)
  const cards = [...lying.values()]
  const left = Math.min(...cards.map(({ at }) => xOf(at)))
  const top = Math.min(...cards.map(({ at }) => yOf(at)))
  return {
    left,
    top,
    columns: Math.max(...cards.map(({ at }) => xOf(at))) - left + 1,
    rows: Math.max(...cards.map(({ at }) => yOf(at))) - top + 1,
    cards: cards.map(({ at, face, closed, isLit }) => ({
      x: xOf(at),
      y: yOf(at),
      print: prints.of(closed === undefined ? faceAtCell(face, at) : goalBack, {
        isLit,
        isFine: true,
      }),
    })),
  }
}
