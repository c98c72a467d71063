import {
  type Fields,
  NOTHING_SIGN,
  type Parsed,
  parsed,
  readField,
  SEALED,
  UNANSWERED,
  unreadable,
} from '@adit/kernel'
import { askOf } from '../modules/index.ts'
import { namesOf } from '../parts/lines.ts'
import { askNames } from '../play/asks.ts'
import { type Codec, cellWord, named, seatsWord } from './words.ts'

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
    const values = [ask, subject, owed, ...windows.slice(base, base + seats)]
    const words = codecsOf(ask, seats).map((codec, at) => codec.print(values[at]))
    fields.push([windowNames[fields.length], words])
  }
  return fields
}

/** The numbers of a window behind its answers: subject, ask, owed. */
const TAIL = 3

/** More questions than that are never open at once. */
export const windowNames: readonly string[] = namesOf('window', 4)

/** The windows that are open, or which word makes no sense. */
export function readWindows(seats: number, fields: Fields): Parsed<number[]> {
  const windows: number[] = []
  for (const name of windowNames) {
    const words = fields.get(name)
    if (words === undefined) break
    const asked = askWord.parse(words[0])
    const codecs = asked === undefined ? [askWord] : codecsOf(asked, seats)
    const read = readField(name, words, (word, at) => codecs[at]?.parse(word))
    if (!read.ok) return read
    if (words.length !== codecs.length) return unreadable('position-bad-field', { field: name })
    const [ask, subject, owed, ...answers] = read.value
    windows.push(...answers, subject, ask, owed)
  }
  return parsed(windows)
}

const askWord = named(askNames)

function codecsOf(ask: number, seats: number): readonly Codec[] {
  const { subject = [NOTHING_SIGN], sealed = [] } = askOf[ask]
  const about = subject === 'cell' ? cellWord : named(subject)
  return [askWord, about, seatsWord, ...Array<Codec>(seats).fill(answerWord(sealed))]
}

/** Only sealed answers are kept; every other question ends with its one answer. */
function answerWord(answers: readonly string[]): Codec {
  const signs = [SEALED, UNANSWERED, ...answers.keys()]
  const word = named(['!', NOTHING_SIGN, ...answers])
  return {
    print: answer => word.print(signs.indexOf(answer)),
    parse: text => signs[word.parse(text) ?? signs.length],
  }
}
