import { type AnyGame, CHANCE, has } from '@adit/kernel'
import { describe, expect, test } from 'vitest'
import { KEPT, type Lesson, lessons, type Mark, PUPIL, Stage, type Step } from './index.ts'

describe.each(lessons)('the lesson $id', lesson => {
  test('is played through the rules, step by step', () => {
    const stage = new Stage(lesson)
    for (const [at, step] of lesson.steps.entries()) {
      expect(stage.step).toBe(step)
      if (step.move !== undefined) {
        expect(stage.judge(moveIn(step.move)), step.id).toEqual({ is: 'right' })
      }
      Array.from(stage.finish())
      const isPlayedOn = lesson.steps.slice(at + 1).some(one => one.move !== undefined)
      if (isPlayedOn) expect(has(stage.game.toAct(stage.state), CHANCE), step.id).toBe(false)
    }
  })

  test('answers each wrong press by the rule it names', () => {
    eachStep(lesson, (stage, step) => {
      for (const [press, { move, rule }] of Object.entries(step.wrong ?? {})) {
        if (move === undefined) expect(rule, `${step.id}: ${press}`).toBe(KEPT)
        else {
          expect(stage.refusal(move)?.rule ?? KEPT, `${step.id}: ${move}`).toBe(rule)
          expect(stage.judge(moveIn(move))).toMatchObject({ press })
        }
      }
    })
  })

  test('lights only what is on the table', () => {
    eachStep(lesson, (stage, { id, marks, move }) => {
      const view = stage.game.view(stage.state, PUPIL)
      const position = stage.game.notation.printPosition(view)
      for (const mark of marks) {
        expect(isThere(mark, position, stage.game, move), `${id}: ${mark}`).toBe(true)
      }
    })
  })

  test('goes back to any step', () => {
    const stage = new Stage(lesson)
    const states = lesson.steps.map(() => {
      const { state } = stage
      Array.from(stage.finish())
      return state
    })
    for (const [at, state] of [...states.entries()].reverse()) {
      stage.go(at)
      expect(stage.at).toBe(at)
      expect(stage.state).toEqual(state)
    }
  })
})

test('a move that is not of the lesson is kept, or refused with the reason', () => {
  const stage = new Stage(lessons[0])
  stage.go(2)
  expect(stage.judge('lay TLR 1,0')).toEqual({ is: 'kept', press: undefined })
  expect(stage.judge('lay LR 0,-1')).toMatchObject({
    is: 'refused',
    why: { rule: 'SAB-22' },
    press: 'cell-above-the-start',
  })
  expect(stage.judge('map 8,2')).toEqual({ is: 'kept', press: undefined })
})

function eachStep(lesson: Lesson, look: (stage: Stage, step: Step) => void): void {
  const stage = new Stage(lesson)
  for (const step of lesson.steps) {
    look(stage, step)
    Array.from(stage.finish())
  }
}

function moveIn(turn: string): string {
  return turn.slice(turn.indexOf(' ') + 1)
}

/** Cards of the hand and what is offered are in the view; buttons are there with the step's move. */
function isThere(mark: Mark, position: string, game: AnyGame, move: string | undefined): boolean {
  const [kind, which = ''] = mark.split(' ')
  switch (kind) {
    case 'card':
    case 'offer':
    case 'open':
      return position.split('\n').some(line => new Set(line.split(' ')).has(which))
    case 'seat':
      return Number(which) < game.seats
    case 'cell':
      return /^-?\d+,-?\d+$/.test(which)
    case 'turn':
    case 'upright':
    case 'lay':
    case 'veto':
    case 'figure':
    case 'tool':
    case 'gold':
    case 'place':
    case 'token':
      return move !== undefined
    default:
      return true
  }
}
