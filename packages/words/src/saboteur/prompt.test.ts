import { openWindow } from '@adit/kernel'
import { askNames, OVER, PATH_DUE, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { GAP, names, packed, plain, tellerIn } from './testing.ts'

const SEATS = 5
const game = saboteur.open({ ...saboteur.presets[0].config, seats: SEATS })

/** Seat 1 has the turn. */
function table(change: Partial<State> = {}): State {
  return { ...game.setup(), chance: 0, mover: 1, ...change }
}

/** Seats 0 and 2 owe an answer. */
function asking(ask: (typeof askNames)[number], pending = packed('map 8,0')): State {
  const state = table({ pending })
  openWindow(state.windows, SEATS, { ask: askNames.indexOf(ask), owed: 0b101 })
  return state
}

describe('prompts', () => {
  it('waits for chance', () => {
    expect(tellerIn('en').prompt(game.setup(), 0, names)).toBe('Chance decides.')
  })

  it('is silent when the game is over', () => {
    expect(tellerIn('en').prompt(table({ stage: OVER }), 0, names)).toBeUndefined()
  })

  it('tells the mover what can be done, and the others who moves', () => {
    const { prompt } = tellerIn('ru')
    expect(prompt(table(), 1, names)).toBe(
      'Ваш ход: выложите туннель, сыграйте действие или спасуйте.',
    )
    expect(prompt(table({ stage: PATH_DUE }), 1, names)).toBe(
      'Следопыт в пути: выложите карту туннеля.',
    )
    expect(prompt(table(), 0, names)).toBe('Ходит Глеб.')
    expect(prompt(table(), 'spectator', names)).toBe('Ходит Глеб.')
  })

  it('names the card that a veto could stop', () => {
    const { prompt } = tellerIn('en')
    const card = 'Глеб plays: map: look at 8 : 0.'
    expect(plain(prompt(asking('veto'), 0, names))).toBe(`${card} Let it happen?`)
    expect(plain(prompt(asking('veto'), 3, names))).toBe(
      `${card} Waiting for Рыжик and Ost: whether to stop the card.`,
    )
  })

  it('names the card that a toll is asked for', () => {
    const state = asking('help', packed('lay LR 1,0 asking 2'))
    expect(plain(tellerIn('ru').prompt(state, 2, names))).toBe(
      'Глеб играет: выложить: прямой туннель ←→, 1 : 0, и просить о плате: Ost. ' +
        'Заплатите за это самородок?',
    )
  })

  it.each(LANGUAGES)('%s has each question for who is asked and for the others', language => {
    for (const ask of askNames.slice(1)) {
      const [own, other] = [0, 1].map(seat => tellerIn(language).prompt(asking(ask), seat, names))
      expect(own, ask).toMatch(/\?$/)
      expect(other, ask).toMatch(/\.$/)
      expect(`${own} ${other}`).not.toMatch(GAP)
    }
  })
})
