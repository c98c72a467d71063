import { type Fields, NOTHING_SIGN, openWindow, SEALED, UNANSWERED } from '@adit/kernel'
import { askOf } from '../modules/index.ts'
import { askNames } from '../play/asks.ts'
import { type Codec, cellWord, seatsWord } from './position-words.ts'
import { indexIn } from './words.ts'

const SEALED_SIGN = '!'

/**
 * A question that is open, the innermost last: `window 0: ASK - 1+2 - allow !` is what is asked,
 * what about, who still owes an answer, and the answer of each seat.
 */
export function windowFields(
  seats: number,
  windows: readonly number[],
): [string, readonly string[]][] {
  const fields: [string, readonly string[]][] = []
  for (let base = 0; base < windows.length; base += seats + TAIL) {
    const [subject, ask, owed] = windows.slice(base + seats, base + seats + TAIL)
    const answers = windows.slice(base, base + seats).map(answerWord(ask).print)
    const words = [askNames[ask], subjectWord(ask).print(subject), seatsWord.print(owed)]
    fields.push([nameOf(fields.length), [...words, ...answers]])
  }
  return fields
}

/** The numbers of a window behind its answers: subject, ask, owed. */
const TAIL = 3

function nameOf(depth: number): string {
  return `window ${depth}`
}

/** More questions than that are never open at once. */
export const windowNames: readonly string[] = [...Array(4).keys()].map(nameOf)

/** The windows that are open, or the name of the first field that cannot be read. */
export function readWindows(seats: number, fields: Fields): number[] | string {
  const windows: number[] = []
  for (const name of windowNames) {
    const words = fields.get(name)
    if (words === undefined) return windows
    if (!readWindow(seats, windows, words)) return name
  }
  return windows
}

function readWindow(seats: number, windows: number[], words: readonly string[]): boolean {
  const [question = '', about = '', who = '', ...rest] = words
  const ask = indexIn(askNames, question)
  if (ask === undefined || rest.length !== seats) return false
  const subject = subjectWord(ask).parse(about)
  const owed = seatsWord.parse(who)
  if (subject === undefined || owed === undefined) return false
  openWindow(windows, seats, { ask, subject, owed })
  const base = windows.length - TAIL - seats
  for (const [seat, word] of rest.entries()) {
    const answer = answerWord(ask).parse(word)
    if (answer === undefined) return false
    windows[base + seat] = answer
  }
  return true
}

/** Only sealed answers are kept; every other question ends with its one answer. */
function answerWord(ask: number): Codec {
  const answers = askOf[ask].sealed ?? []
  return {
    print: answer => {
      if (answer === UNANSWERED) return NOTHING_SIGN
      return answer === SEALED ? SEALED_SIGN : answers[answer]
    },
    parse: word => {
      if (word === NOTHING_SIGN) return UNANSWERED
      return word === SEALED_SIGN ? SEALED : indexIn(answers, word)
    },
  }
}

/** What a question is about. */
function subjectWord(ask: number): Codec {
  const { subject = [NOTHING_SIGN] } = askOf[ask]
  return subject === 'cell' ? cellWord : oneOf(subject)
}

function oneOf(words: readonly string[]): Codec {
  return { print: value => words[value], parse: word => indexIn(words, word) }
}
