import type { At, State } from '@adit/saboteur'
import { kindOf, xOf, yOf } from '@adit/saboteur'
import type { Face } from '../../art/index.ts'
import type { Drawing } from '../common/drawing.ts'
import { printOf } from '../common/prints.ts'
import { faceAtCell, goalBack } from './faces.ts'
import { isPlayerMove, layingOf } from './plays.ts'
import { sceneOf } from './scene.ts'
import { moveOf } from './typed.ts'

/** Closed goals so far ahead are no part of what is shown. */
const FAR = 3

/** The mine of a view as cards at places, for a picture that leaves the page; with what is tried, if anything. */
export function drawMoment(view: unknown, tried?: unknown): Drawing {
  // A replay of Saboteur shows its views.
  const { maze, goals } = view as State
  const { lying } = sceneOf(maze)
  const isGold = (at: At): boolean => goals[maze.goals.indexOf(at)] === kindOf.gold
  const move = tried === undefined ? undefined : moveOf(tried)
  const laying = move !== undefined && isPlayerMove(move) ? layingOf(move) : undefined
  const all = [...lying.values()]
  const foremost = Math.max(
    laying === undefined ? 0 : xOf(laying.at),
    ...all.filter(({ closed }) => closed === undefined).map(({ at }) => xOf(at)),
  )
  const cards =
    tried === undefined
      ? all
      : all.filter(({ at, closed }) => closed === undefined || xOf(at) - foremost < FAR)
  const cells = [...cards.map(({ at }) => at), ...(laying === undefined ? [] : [laying.at])]
  const left = Math.min(...cells.map(xOf))
  const top = Math.min(...cells.map(yOf))
  const placed = (at: At) => ({ x: xOf(at), y: yOf(at) })
  const print = (face: Face, isLit: boolean) => printOf(face, { isLit, isFine: true })
  return {
    left,
    top,
    columns: Math.max(...cells.map(xOf)) - left + 1,
    rows: Math.max(...cells.map(yOf)) - top + 1,
    cards: [
      ...cards.map(({ at, face, closed, isLit }) => ({
        ...placed(at),
        print: print(closed === undefined ? faceAtCell(face, at) : goalBack, isLit),
        ...(closed === 'goal' && isGold(at) ? { isGold: true } : {}),
      })),
      ...(laying === undefined
        ? []
        : [
            {
              ...placed(laying.at),
              print: print(faceAtCell(laying.face, laying.at), true),
              isTried: true,
            },
          ]),
    ],
  }
}
