import { type AnyTitle, nth, type Parsed, parseConfig, parsed, unreadable } from '@adit/kernel'
import { type OpenedRecord, parseTurns, withSlot } from './record.ts'
import { titleNamed } from './shelf.ts'

/** A record that begins where a position says, and not before the first deal. */
export interface OpenedPosition extends OpenedRecord {
  readonly start: unknown
}

const HEAD = /^([a-z][a-z-]*)(?: (\{.*\}))?$/

/** A field as positions have them, which no line of JSON is. */
const FIELD = /^[a-z][a-z0-9 -]*:/m

/**
 * Whether a text is meant as a position and not as a record: its first line names a game, and perhaps
 * its rules, or there are fields. A word alone is one only if there is such a game.
 */
export function isPositionFile(text: string): boolean {
  const bare = text.trim()
  if (FIELD.test(bare)) return true
  return HEAD.test(headOf(text)) && (/\s/.test(bare) || titleNamed(bare) !== undefined)
}

/**
 * `saboteur {"seats":3}`, then the fields of a position, one a line; after an empty line, turns to be
 * made from there. What the first line does not say of the rules is as the game has it.
 */
export function parsePositionFile(text: string): Parsed<OpenedPosition> {
  const head = HEAD.exec(headOf(text))
  if (head === null) return unreadable('position-no-title', { text: headOf(text).slice(0, 40) })
  const [, name = '', rules = '{}'] = head
  const title = titleNamed(name)
  if (title === undefined) return unreadable('record-unknown-title', { title: name.slice(0, 40) })
  const config = readConfig(title, rules)
  if (!config.ok) return { ok: false, why: withSlot(config.why, { title: name }) }
  const game = title.open(config.value)
  const [, ...lines] = text.trim().split(/\r?\n/).map(oneSpaced)
  const gap = lines.indexOf('')
  const fields = gap < 0 ? lines : lines.slice(0, gap)
  const start = game.notation.parsePosition(fields.map(line => `${line}\n`).join(''))
  // The title tells whose words say why not.
  if (!start.ok) return { ok: false, why: withSlot(start.why, { title: name }) }
  const moves = parseTurns(game, gap < 0 ? [] : lines.slice(gap).filter(line => line !== ''))
  if (!moves.ok) return moves
  const seats = Array.from({ length: game.seats }, (_, seat) => String(seat))
  const { revision } = title
  const record = { title: name, revision, config: config.value, seats, moves: moves.value }
  return parsed({ title, game, record, start: start.value })
}

function headOf(text: string): string {
  return oneSpaced(text.trim().split('\n', 1)[0] ?? '')
}

/** As people type it: words stand in line, or not. */
function oneSpaced(line: string): string {
  return line.trim().replace(/ +/g, ' ')
}

function readConfig(
  title: AnyTitle,
  text: string,
): ReturnType<typeof parseConfig<AnyTitle['options']>> {
  try {
    return parseConfig(title, { seats: nth(title.presets, 0).config.seats, ...JSON.parse(text) })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return unreadable('position-bad-rules', { text: text.slice(0, 40) })
  }
}
