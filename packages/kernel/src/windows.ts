import { has, type Seat, type Seats, without } from './seats.ts'

/**
 * A stack of pending decisions, flat: one slice copies it, opening one allocates nothing.
 * A window is a run of numbers [answer of seat 0 … n-1, subject, ask, owed], the innermost last.
 *
 * Who is owed must follow from public facts only, or the pause itself tells who holds a card.
 */
export type Windows = number[]

/** No answer yet, or none asked. Real answers are 0 and up. */
export const UNANSWERED = -1
/** In views: answered, but not yet to be known. */
export const SEALED = -2

const TAIL = 3

export function openWindow(
  windows: Windows,
  seats: number,
  window: { readonly ask: number; readonly owed: Seats; readonly subject?: number },
): void {
  for (let seat = 0; seat < seats; seat++) windows.push(UNANSWERED)
  windows.push(window.subject ?? 0, window.ask, window.owed)
}

export function isWindowOpen(windows: Windows): boolean {
  return windows.length !== 0
}

/** Which question is on top; the numbers mean what the game says. */
export function askOf(windows: Windows): number {
  return windows[windows.length - 2]
}

/** What the question is about: a seat, a card, a cell, as the game says. */
export function subjectOf(windows: Windows): number {
  return windows[windows.length - 3]
}

/** Who has not answered the innermost question yet. */
export function owedBy(windows: Windows): Seats {
  return windows[windows.length - 1]
}

/** Seals an answer; true when it was the last one owed, and the window can be resolved. */
export function answerWindow(windows: Windows, seats: number, seat: Seat, answer: number): boolean {
  const owed = owedBy(windows)
  if (!has(owed, seat)) throw new Error(`seat ${seat} was not asked`)
  windows[windows.length - TAIL - seats + seat] = answer
  windows[windows.length - 1] = without(owed, seat)
  return windows[windows.length - 1] === 0
}

export function answerOf(windows: Windows, seats: number, seat: Seat): number {
  return windows[windows.length - TAIL - seats + seat]
}

/**
 * The first seat with that answer, beginning with `from` and going clockwise, so that the order in
 * which answers came in decides nothing; undefined if nobody gave it.
 */
export function firstToAnswer(
  windows: Windows,
  seats: number,
  answer: number,
  from: Seat,
): Seat | undefined {
  for (let step = 0; step < seats; step++) {
    const seat = (from + step) % seats
    if (answerOf(windows, seats, seat) === answer) return seat
  }
  return undefined
}

export function closeWindow(windows: Windows, seats: number): void {
  // Popping keeps the list's memory, which the next question needs again.
  for (let left = TAIL + seats; left > 0; left--) windows.pop()
}

/** Seals a copy for one viewer: of the answers, only the own one shows before the window closes. */
export function sealWindows(copy: Windows, seats: number, viewer: Seat | undefined): Windows {
  for (let base = 0; base < copy.length; base += seats + TAIL) {
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== viewer && copy[base + seat] !== UNANSWERED) copy[base + seat] = SEALED
    }
  }
  return copy
}
