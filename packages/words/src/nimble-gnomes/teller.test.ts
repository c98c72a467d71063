import { nimbleGnomes } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { loadEveryLanguage } from '../library.ts'
import { tellerFor } from '../teller.ts'

await loadEveryLanguage()

describe('the end of Nimble Gnomes', () => {
  it('[NIM-16] is told by the sizes of the sets, the largest first', () => {
    const tallies = [
      [2, 0, 1, 0, 0, 1],
      [0, 0, 0, 0, 0, 0],
    ]
    const event = { type: 'ended', winners: [0], tallies }
    expect(tellerFor(nimbleGnomes, 'en').tell(event, ['Pell', 'Kuno'])).toBe(
      'The game is over. Sets: Pell 6 + 6 + 4 + 1; Kuno none. Winner: Pell.',
    )
    expect(tellerFor(nimbleGnomes, 'ru').tell(event, ['Пелл', 'Куно'])).toBe(
      'Игра окончена. Наборы: Пелл 6 + 6 + 4 + 1; Куно нет. Победитель: Пелл.',
    )
  })
})
