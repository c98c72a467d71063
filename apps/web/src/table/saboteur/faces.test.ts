import type { State } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import type { Face } from '../../art/index.ts'
import { chronicleOf } from '../../client/replay/chronicle.ts'
import { replayOfBots } from '../../client/replay/testing.ts'
import { faceAtCell } from './faces.ts'
import { sceneOf } from './scene.ts'

describe('the cards of a mine', () => {
  it('are those that a replay draws ahead of the page', () => {
    const replay = replayOfBots('saboteur')
    // A view of Saboteur is a state with holes.
    const view = replay.sight(replay.length, 'spectator').game.view as State
    const shown = [...sceneOf(view.maze).lying.values()].flatMap((lying): Face[] =>
      lying.closed === undefined ? [faceAtCell(lying.face, lying.at)] : [],
    )
    expect(shown.length).toBeGreaterThan(5)
    expect(chronicleOf('saboteur').faces?.(view)).toEqual(shown)
  })
})
