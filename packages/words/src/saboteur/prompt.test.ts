import { openWindow } from '@adit/kernel'
import { askNames, OVER, PATH_DUE, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { companyFor, GAP, packed, plain, tellerIn } from './testing.ts'

const SEATS = 5
const game = saboteur.open({ ...saboteur.presets[0].config, seats: SEATS })

/** Seat 1 has the turn. */
function table(change: Partial<State> = {}): State {
  return { ...game.setup(), chance: 0, mover: 1, held: Array(SEATS).fill(6), ...change }
}

/** Seats 0 and 2 owe an answer. */
function asking(ask: (typeof askNames)[number], pending = packed('map 8,0')): State {
  const state = table({ pending })
  openWindow(state.windows, SEATS, { ask: askNames.indexOf(ask), owed: 0b101 })
  return state
}

describe('prompts', () => {
  it('waits for chance', () => {
    expect(tellerIn('en').prompt(game.setup(), 0, companyFor(0))).toBe('Shuffling…')
  })

  it('is silent when the game is over', () => {
    expect(tellerIn('en').prompt(table({ stage: OVER }), 0, companyFor(0))).toBeUndefined()
  })

  it('tells the mover what can be done, and the others who moves', () => {
    const { prompt } = tellerIn('ru')
    expect(prompt(table(), 1, companyFor(1))).toBe('Ваш ход. Туннель, действие или сброс.')
    expect(prompt(table({ stage: PATH_DUE }), 1, companyFor(1))).toBe(
      'Следопыт. Положите карту туннеля.',
    )
    expect(prompt(table(), 0, companyFor(0))).toBe('Ходит Глеб.')
    expect(prompt(table(), 'spectator', companyFor('spectator'))).toBe('Ходит Глеб.')
  })

  it('says first what hinders the mover', () => {
    const told = (front: readonly number[], held = 6) =>
      tellerIn('en').prompt(
        table({ front: [...front], held: Array(SEATS).fill(held) }),
        1,
        companyFor(1),
      )
    expect(told([0, 1, 0, 0, 0])).toBe('Your pick is broken. Repair it, play an action or discard.')
    expect(told([0, 3, 0, 0, 0])).toBe(
      'Your pick and lamp are broken. Repair them, play an action or discard.',
    )
    expect(told([0, 7, 0, 0, 0])).toBe(
      'All your tools are broken. Repair them, play an action or discard.',
    )
    expect(told([0, 8, 0, 0, 0])).toBe('You are trapped. Get free, play an action or discard.')
    expect(told([0, 0, 0, 0, 0], 0)).toBe('No cards left. All you can do is pass.')
  })

  it('names the card that a veto could stop', () => {
    const { prompt } = tellerIn('en')
    const card = 'Глеб wants to look at the middle goal.'
    expect(plain(prompt(asking('veto'), 0, companyFor(0)))).toBe(`${card} Veto?`)
    expect(plain(prompt(asking('veto'), 3, companyFor(3)))).toBe(`${card} 2 have yet to answer.`)
  })

  it('names the card that a toll is asked for', () => {
    const state = asking('help', packed('lay LR 1,0 asking 2'))
    expect(plain(tellerIn('ru').prompt(state, 2, companyFor(2)))).toBe(
      'Глеб хочет положить прямой туннель у входа. Уладите плату за проход?',
    )
  })

  it.each([
    ['en', 'Глеб wants to lay a straight at the start.', 'You want to'],
    ['ru', 'Глеб хочет положить прямой туннель у входа.', 'Вы хотите'],
    ['de', 'Глеб will eine Gerade an den Eingang legen.', 'Du willst'],
  ] as const)(
    'says in places what somebody wants, and of the reader as of you: %s',
    (language, others, mine) => {
      const { wants } = tellerIn(language)
      const state = asking('veto', packed('lay LR 1,0'))
      expect(wants(state, companyFor(0))).toBe(others)
      expect(wants(state, companyFor(1))).toContain(mine)
      expect(wants(asking('veto', packed('rock-fall 5,1')), companyFor(0))).not.toMatch(/\d|↑|{/)
    },
  )

  it.each(LANGUAGES)('%s has each question for who is asked and for the others', language => {
    for (const ask of askNames.slice(1)) {
      const [own, other] = [0, 1].map(seat =>
        tellerIn(language).prompt(asking(ask), seat, companyFor(seat)),
      )
      expect(own, ask).toMatch(/\?$/)
      expect(other, ask).toMatch(/\.$/)
      expect(`${own} ${other}`).not.toMatch(GAP)
    }
  })
})
