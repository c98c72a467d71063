import { describe, expect, it } from 'vitest'
import { splitOf } from './score.ts'
import { tallyOf } from './split.ts'
import { given } from './testing.ts'

const times = (count: number, name: string) => Array(count).fill(name).join(' ')

/** The end of a game of two: seat 1 has one card left to play, a cave it needs. */
function ended(laid0: string, laid1: string, hand0 = '') {
  const scene = given(
    `
    turn: 1
    deck:
    hand 0: ${hand0}
    hand 1: cave
    laid 0: ${laid0}
    laid 1: ${laid1}`,
    { seats: 2 },
  )
  const events = scene.play('1 cave')
  const outcome = scene.game.outcome(scene.state)
  if (outcome === undefined) throw new Error('the game has not ended')
  return { outcome, events, tallies: outcome.scores.map(tallyOf) }
}

describe('the end', () => {
  it('[NIM-16] goes to the most sets of six', () => {
    const { outcome, events } = ended(times(6, 'ruby-round'), times(5, 'ruby-round'))
    expect(outcome.winners).toEqual([0])
    expect(events.at(-1)).toEqual({
      type: 'ended',
      winners: [0],
      tallies: [
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
    })
  })

  it('[NIM-16] one six beats any number of fives', () => {
    const fives = `${times(5, 'ruby-round')} ${times(5, 'sapphire-square')}`
    expect(ended(fives, times(6, 'ruby-square')).outcome.winners).toEqual([1])
  })

  it.each([5, 4, 3, 2, 1])('[NIM-16] equal so far, sets of %i decide', size => {
    const six = times(6, 'ruby-round')
    const more = `${six} ${times(size, 'sapphire-square')}`
    expect(ended(more, six).outcome.winners).toEqual([0])
    expect(ended(six, more).outcome.winners).toEqual([1])
  })

  it('[NIM-16] all equal is a draw between them', () => {
    const { outcome } = ended(times(4, 'ruby-round'), times(4, 'sapphire-square'))
    expect(outcome.winners).toEqual([0, 1])
  })

  it('[NIM-15] leaves out the gems that a fog still hides, never diamonds', () => {
    const laid = `fog-green ${times(2, 'ruby-round')} heliodor-round sapphire-round diamond`
    expect(ended(laid, '').tallies[0]).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('[NIM-15] does not mind a collapse, nor a missing cave', () => {
    const { tallies } = ended(`collapse ${times(3, 'ruby-round')}`, '')
    expect(tallies[0]).toEqual([0, 0, 0, 1, 0, 0])
  })

  it('[NIM-21] a gem under several fogs is out if any of them hides it', () => {
    const laid = `fog-green fog-orange ${times(6, 'ruby-round')} ${times(2, 'diamond')}`
    const scene = given(`laid 0: ${laid}`)
    expect(splitOf(scene.state, 0).sets).toHaveLength(1)
    expect(splitOf(scene.state, 0).tally).toEqual([0, 0, 0, 0, 1, 0])
  })

  it('[NIM-35] a fog lifted before the end leaves the gems counting in full', () => {
    const scene = given(`
      hand 0: wind-red
      laid 0: cave fog-orange ${times(6, 'ruby-round')}`)
    expect(splitOf(scene.state, 0).tally).toEqual([0, 0, 0, 0, 0, 0])
    scene.play('0 blow wind-red fog-orange')
    expect(splitOf(scene.state, 0).tally).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('[NIM-31] counts nothing that is still in a hand', () => {
    const { outcome } = ended('', 'ruby-round', times(6, 'ruby-round'))
    expect(outcome.winners).toEqual([1])
    expect(outcome.scores).toEqual([0, 1])
  })

  it('[NIM-17] gives each the best split without being asked', () => {
    // By colour these are two fours; the six round ones together are better.
    const laid =
      'ruby-round ruby-round ruby-round ruby-square sapphire-round sapphire-round sapphire-round sapphire-square'
    expect(ended(laid, '').tallies[0]).toEqual([1, 0, 0, 0, 1, 0])
  })
})
