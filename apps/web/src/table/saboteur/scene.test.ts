import { nth } from '@adit/kernel'
import { cellAt, faceOf, kindOf, layCard, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { beside, sceneOf, withLying } from './scene.ts'

const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: 3 })
const maze = () => game.setup().maze

describe('the scene', () => {
  it('shows the start, the goals, and every cell that can be built on', () => {
    const { lying, left, right, top, bottom } = sceneOf(maze())
    expect([left, right, top, bottom]).toEqual([-1, 8, -2, 2])
    expect(lying.get(cellAt(0, 0))).toMatchObject({ isLit: true, closed: undefined })
    expect(lying.get(cellAt(8, 2))).toMatchObject({ face: -1, closed: 'goal' })
  })

  it('lights what is linked to the start, dead ends beside it, and nothing beyond', () => {
    const built = maze()
    layCard(built, faceOf(kindOf.lr, 0), cellAt(1, 0))
    layCard(built, faceOf(kindOf.LR, 0), cellAt(2, 0))
    const { lying } = sceneOf(built)
    expect(lying.get(cellAt(1, 0))?.isLit).toBe(true)
    expect(lying.get(cellAt(2, 0))?.isLit).toBe(false)
  })

  it('can be told what was laid since', () => {
    const face = faceOf(kindOf.TBLR, 0)
    const later = withLying(sceneOf(maze()), [
      { at: cellAt(1, 0), face, closed: undefined, isLit: true },
    ])
    expect(later.lying.get(cellAt(1, 0))?.face).toBe(face)
  })

  it('knows what lies beside', () => {
    expect([0, 1, 2, 3].map(side => beside(cellAt(3, 3), side))).toEqual([
      cellAt(3, 2),
      cellAt(4, 3),
      cellAt(3, 4),
      cellAt(2, 3),
    ])
  })
})
