import { stripVTControlCharacters } from 'node:util'
import type { Viewer } from '@adit/kernel'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../paint.ts'
import { nimbleBoard } from './nimble-gnomes.ts'
import { sceneOf, walk } from './walk.ts'

await loadEveryLanguage()

const names = ['Ann', 'Тридцатизначное имя', 'Bodo', 'Fina']
const config = { first: 0, 'quick-start': false, discard: 'open' } as const

describe('the board of Nimble Gnomes', () => {
  it.each([2, 3, 4])('fits 80 columns with %i seats', seats => {
    const game = nimbleGnomes.open({ ...config, seats })
    let turns = 0
    walk(game, seats, state => {
      if (turns++ % 4 > 0) return
      for (const viewer of [0, 'spectator', 'judge'] satisfies Viewer[]) {
        for (const language of LANGUAGES) {
          const view = game.view(state, viewer)
          const scene = sceneOf(view, viewer, names.slice(0, seats), { language })
          for (const line of nimbleBoard.draw(scene).split('\n')) {
            expect(widthOf(line)).toBeLessThan(80)
          }
        }
      }
    })
  })

  function drawn(viewer: Viewer, discard: 'open' | 'closed' = 'open'): string[] {
    const game = nimbleGnomes.open({ ...config, seats: 2, discard })
    const position = game.notation.parsePosition(
      [
        'phase: take',
        'first: 0',
        'turn: 0',
        'open: cave - ruby-round',
        'deck: cave cave',
        'discard: collapse wind-red',
        'hand 0: cave diamond fog-green',
        'seen 0:',
        'laid 0: cave ruby-round ruby-round ruby-square heliodor-round',
        'hand 1: cave collapse wind-blue',
        'seen 1: cave',
        'laid 1: cave collapse fog-purple sapphire-round sapphire-square ruby-round diamond',
        '',
      ].join('\n'),
    )
    if (!position.ok) throw new Error(JSON.stringify(position.why))
    const scene = sceneOf(game.view(position.value, viewer), viewer, ['Ann', 'Bo'])
    return stripVTControlCharacters(nimbleBoard.draw(scene)).split('\n')
  }

  it('shows sets, what a fog hides, and of another’s hand what all saw', () => {
    expect(drawn(0)).toEqual([
      ' Deck 2    Discard 2, on top: red wind',
      ' Open: cave, round ruby',
      '',
      ' ▸ Ann             3 cards   0-0-0-1-0-1   cave',
      '     3 ruby ●●■   1 heliodor ●',
      '   Bo              3 cards   0-0-0-0-0-1   cave, collapse, purple fog',
      '     1 diamond ◆',
      '     in fog: ruby ●, sapphire ●■   holds, as all saw: cave',
      '',
      ' Your hand: cave, green fog, diamond',
    ])
  })

  it('shows every hand to the judge, and none to a spectator', () => {
    expect(drawn('judge').filter(line => line.includes('hand:'))).toEqual([
      '     hand: cave, green fog, diamond',
      '     in fog: ruby ●, sapphire ●■   hand: cave, blue wind, collapse',
    ])
    expect(drawn('spectator').join('\n')).not.toMatch(/hand|green fog|blue wind/)
  })

  it('shows the top of a closed discard, and nothing under it', () => {
    const text = drawn(0, 'closed').join('\n')
    expect(text).toContain('on top: red wind')
    expect(text.split('\n')[0]).not.toContain('collapse')
  })

  it('writes a score as sets of six, five … one', () => {
    expect(nimbleBoard.scoreParts?.(102000100)).toEqual([0, 1, 2, 0, 1, 0])
  })
})
