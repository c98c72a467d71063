import type { Event } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { loadEveryLanguage, tellerFor } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { mate } from '../../client/crew-bed.ts'
import { loadSpeech } from '../../words/speech.ts'
import { LogBook, linesUpTo } from '../common/log-lines.ts'
import { lastScored, pictures, type Scored, takersOf } from './told.ts'

await loadEveryLanguage()

let seq = 0
function moved(...told: readonly Event[]): Item {
  return { type: 'moved', seq: ++seq, at: 0, seat: 0, by: 'player', told: [...told] }
}
const scored = (round: number): Scored => ({
  type: 'scored',
  round,
  held: [0, 1],
  stacks: [[3], [4]],
  counts: [1, 2],
  pay: [2, 3],
  coins: [2, 3],
})

describe('who took which place', () => {
  it('[TRE-041] is forgotten with the next round', () => {
    const round = moved({ type: 'took', seat: 1, token: 2, place: 0 })
    const flight = moved({ type: 'fled', seat: 0, token: -1, place: 3 })
    expect([...takersOf([round, flight])]).toEqual([
      [0, 1],
      [3, 0],
    ])
    const next = moved({ type: 'shuffled', round: 2, first: 1 })
    expect([...takersOf([round, flight, next])]).toEqual([])
  })
})

describe('the round that was counted', () => {
  it('is the last one', () => {
    expect(lastScored([])).toBeUndefined()
    expect(lastScored([moved(scored(1)), moved(scored(2))])?.round).toBe(2)
  })
})

describe('the log, while the last round is counted', () => {
  const crew = [mate(0, 'Marta'), mate(1, 'Gleb')]

  it('tells neither the sum nor who won, though one move told it all', async () => {
    const fled: Event = { type: 'fled', seat: 1, token: 1, place: 3 }
    const last = moved(fled, scored(3), { type: 'ended', winners: [1] })
    const means = { crew, pictures, speech: await loadSpeech('en') }
    const teller = tellerFor({ name: 'my-treasure' }, 'en')
    const lines = new LogBook().lines([last], { ...means, teller })
    expect(lines).toHaveLength(3)
    expect(linesUpTo(lines, 'end')).toEqual(lines.slice(0, 1))
    expect(pictures.page?.({ type: 'shuffled', round: 2, first: 0 })).toBe('begin')
  })
})
