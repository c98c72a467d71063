import { myTreasure } from '@adit/my-treasure'
import { shelf } from '@adit/shelf'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { plainBoard } from './board.ts'
import { boardFor } from './index.ts'
import { sceneOf } from './walk.ts'

await loadEveryLanguage()

describe('boards', () => {
  it('show a title that has none in its notation', () => {
    const game = myTreasure.open({ seats: 2, first: 0 })
    const board = boardFor({ name: 'brand-new' }, game)
    const scene = sceneOf(game.view(game.setup(), 'spectator'), 'spectator', ['Ann', 'Bo'])
    expect(board.draw(scene)).toBe(plainBoard(game).draw(scene))
    expect(board.draw(scene)).toContain('phase: shuffle\n')
  })

  it.each(shelf.map(title => [title.name, title] as const))(
    'have the rules of %s at hand, on one screen of 80 columns',
    (_name, title) => {
      for (const language of LANGUAGES) {
        const lines = boardFor(title, title.open(title.presets[0].config)).thumb?.(language)
        expect(lines?.split('\n').length).toBeLessThanOrEqual(16)
        for (const line of lines?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(79)
      }
    },
  )
})
