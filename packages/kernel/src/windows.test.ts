import { describe, expect, it } from 'vitest'
import { everyone, listSeats, only } from './seats.ts'
import {
  answerOf,
  answerWindow,
  askOf,
  closeWindow,
  firstToAnswer,
  isWindowOpen,
  openWindow,
  owedBy,
  SEALED,
  sealWindows,
  subjectOf,
  UNANSWERED,
  type Windows,
} from './windows.ts'

const SEATS = 4
const others = everyone(SEATS) & ~only(1)

function opened(): Windows {
  const windows: Windows = []
  openWindow(windows, SEATS, { ask: 7, owed: others, subject: 42 })
  return windows
}

describe('a window', () => {
  it('says what is asked, about what, and of whom', () => {
    const windows = opened()
    expect([askOf(windows), subjectOf(windows)]).toEqual([7, 42])
    expect(listSeats(owedBy(windows))).toEqual([0, 2, 3])
  })

  it('takes answers in any order and says when the last has come', () => {
    const windows = opened()
    expect(answerWindow(windows, SEATS, 3, 1)).toBe(false)
    expect(answerWindow(windows, SEATS, 0, 0)).toBe(false)
    expect(answerWindow(windows, SEATS, 2, 1)).toBe(true)
    expect([0, 1, 2, 3].map(seat => answerOf(windows, SEATS, seat))).toEqual([0, UNANSWERED, 1, 1])
  })

  it('is resolved in seat order, not in the order of answers', () => {
    const windows = opened()
    for (const seat of [3, 0, 2]) answerWindow(windows, SEATS, seat, seat === 0 ? 0 : 1)
    expect(firstToAnswer(windows, SEATS, 1, 1)).toBe(2)
    expect(firstToAnswer(windows, SEATS, 1, 3)).toBe(3)
    expect(firstToAnswer(windows, SEATS, 5, 0)).toBe(undefined)
  })

  it('takes one answer a seat, and only from those asked', () => {
    const windows = opened()
    answerWindow(windows, SEATS, 0, 0)
    expect(() => answerWindow(windows, SEATS, 0, 1)).toThrow('seat 0 was not asked')
    expect(() => answerWindow(windows, SEATS, 1, 1)).toThrow('seat 1 was not asked')
  })

  it('shows a viewer the own answer only, and that others have answered', () => {
    const windows = opened()
    answerWindow(windows, SEATS, 0, 1)
    answerWindow(windows, SEATS, 2, 1)
    const answers = (viewer?: number) => sealWindows(windows.slice(), SEATS, viewer).slice(0, SEATS)
    expect(answers(0)).toEqual([1, UNANSWERED, SEALED, UNANSWERED])
    expect(answers()).toEqual([SEALED, UNANSWERED, SEALED, UNANSWERED])
    expect(owedBy(sealWindows(windows.slice(), SEATS, 0))).toBe(owedBy(windows))
  })
})

describe('a stack of windows', () => {
  it('asks the innermost first and comes back to the outer one as it was', () => {
    const windows = opened()
    answerWindow(windows, SEATS, 0, 1)
    openWindow(windows, SEATS, { ask: 9, owed: only(1) })
    expect([askOf(windows), subjectOf(windows), owedBy(windows)]).toEqual([9, 0, only(1)])
    answerWindow(windows, SEATS, 1, 5)
    closeWindow(windows, SEATS)
    expect(askOf(windows)).toBe(7)
    expect(answerOf(windows, SEATS, 0)).toBe(1)
    closeWindow(windows, SEATS)
    expect(isWindowOpen(windows)).toBe(false)
  })

  it('seals every level', () => {
    const windows = opened()
    answerWindow(windows, SEATS, 0, 1)
    openWindow(windows, SEATS, { ask: 9, owed: only(1) | only(2) })
    answerWindow(windows, SEATS, 1, 3)
    const seen = sealWindows(windows.slice(), SEATS, 2)
    expect(answerOf(seen, SEATS, 1)).toBe(SEALED)
    closeWindow(seen, SEATS)
    expect(answerOf(seen, SEATS, 0)).toBe(SEALED)
  })
})
