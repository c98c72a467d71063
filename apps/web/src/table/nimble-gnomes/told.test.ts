import { cards } from '@adit/nimble-gnomes'
import { loadEveryLanguage, tellerFor } from '@adit/words'
import { expect, it } from 'vitest'
import { mate } from '../../client/crew-bed.ts'
import { loadSpeech } from '../../words/speech.ts'
import { deedsSince, LogBook, linesUpTo } from '../common/log-lines.ts'
import { picturesFor } from './told.ts'

await loadEveryLanguage()

const FOG = cards.findIndex(({ sort }) => sort === 'fog')
const crew = [mate(0, 'Marta'), mate(1, 'Gleb')]
const means = async () => ({
  crew,
  pictures: picturesFor(() => 0),
  speech: await loadSpeech('en'),
  teller: tellerFor({ name: 'nimble-gnomes' }, 'en'),
})

it('nothing tells who won before the gems are counted', async () => {
  const told = [
    { type: 'passed', seat: 1 },
    { type: 'ended', winners: [1], tallies: [[0], [1]] },
  ]
  const moved = { type: 'moved' as const, seq: 1, at: 0, seat: 1, by: 'player' as const, told }
  const ended = { type: 'ended' as const, seq: 2, at: 0, ending: 'played-out' as const }
  const lines = new LogBook().lines([moved, ended], await means())
  expect(lines).toHaveLength(3)
  expect(linesUpTo(lines, 'end')).toEqual(lines.slice(0, 1))
})

it('who begins has done nothing for it, and what they draw then is a deed', async () => {
  const told = [
    { type: 'first-drawn', seat: 1 },
    { type: 'drew', seat: 1, card: -1 },
  ]
  const items = told.map((event, at) => ({
    type: 'moved' as const,
    seq: at + 1,
    at: 0,
    seat: 1,
    by: 'player' as const,
    told: [event],
  }))
  const lines = new LogBook().lines(items, await means())
  expect(lines).toHaveLength(2)
  expect(deedsSince(lines, 0).map(({ seq }) => seq)).toEqual([2])
})

it('a curse on the reader is told as harm, one on somebody else is not', async () => {
  const told = [
    { type: 'cursed', seat: 1, target: 0, curse: FOG },
    { type: 'cursed', seat: 0, target: 1, curse: FOG },
  ]
  const moved = { type: 'moved' as const, seq: 1, at: 0, seat: 1, by: 'player' as const, told }
  const lines = new LogBook().lines([moved], await means())
  expect(lines.map(({ tone }) => tone)).toEqual(['harm', undefined])
})
