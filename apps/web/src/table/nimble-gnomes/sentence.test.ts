import { type Kind, kindNamed, nimbleGnomes } from '@adit/nimble-gnomes'
import { chapter, loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { loadSpeech } from '../../words/speech.ts'
import { movesWith } from './plays.ts'
import { sentenceFor } from './sentence.ts'

await loadEveryLanguage()
const speech = await loadSpeech('en')
const words = chapter('en', 'page/nimble-gnomes')
const game = nimbleGnomes.open({ seats: 3, first: 0, 'quick-start': false, discard: 'open' })
const kind = (name: string): Kind => kindNamed(name) ?? -1

/** What the bench says of a cave in hand, while so much lies in front of seat 0. */
function toldOfCave(front: readonly string[]): string {
  const state = game.setup()
  state.phase = 'play'
  state.hands[kind('cave')] = 1
  state.handSizes[0] = 1
  for (const name of front) state.laid[kind(name)] = (state.laid[kind(name)] ?? 0) + 1
  const legal = game.legal(state, 0, [])
  const chosen = kind('cave')
  const moves = movesWith(chosen, legal)
  return sentenceFor({ state, legal, chosen, moves, why: undefined, reason: '' }, { words, speech })
    .text
}

describe('what the bench says of a cave', () => {
  it('promises gems where none has collapsed', () => {
    expect(toldOfCave([])).toBe('Then gems can be laid.')
  })

  it('[NIM-08] promises none where it goes with the collapse, or one is left', () => {
    expect(toldOfCave(['collapse'])).toBe('It clears the collapse. Gems need another cave.')
    expect(toldOfCave(['cave', 'collapse', 'collapse'])).toBe(
      'It clears one collapse. One is left.',
    )
    expect(toldOfCave(['cave', 'collapse'])).toBe('The cave and one collapse go to the discard.')
  })
})
