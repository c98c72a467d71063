import { answerWindow, nth, openWindow } from '@adit/kernel'
import { ALLOW, askNames, saboteur } from '@adit/saboteur'
import { expect, it } from 'vitest'
import { answersIn, hasAnswered } from './answers.ts'

const SEATS = 5
const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: SEATS })

it('only those have answered who were asked: neither who plays nor who holds no cards', () => {
  const view = game.setup()
  expect(answersIn(view, SEATS)).toEqual({ given: 0, all: 0 })
  // Seat 1 plays, seat 3 holds no cards.
  openWindow(view.windows, SEATS, { ask: askNames.indexOf('veto'), owed: 0b10101 })
  answerWindow(view.windows, SEATS, 4, ALLOW)
  const answered = [0, 1, 2, 3, 4].filter(seat => hasAnswered(view, SEATS, seat))
  expect(answered).toEqual([4])
  expect(answersIn(view, SEATS)).toEqual({ given: 1, all: 3 })
})
