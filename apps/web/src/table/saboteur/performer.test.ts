import { nth, openWindow } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import {
  askNames,
  cellAt,
  type Event,
  faceOf,
  HOLE,
  kindOf,
  type State,
  saboteur,
} from '@adit/saboteur'
import { expect, it } from 'vitest'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import { tableInfo } from '../../client/testbed.ts'
import type { LogLine } from '../common/log-lines.ts'
import { performerFor } from './performer.ts'
import { LAY_TIME, type Places } from './shows.ts'

const SEATS = 5
const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: SEATS })
const places: Places = {
  cell: () => null,
  card: () => null,
  seat: () => null,
  board: () => undefined,
  isPutDown: false,
  self: undefined,
}

it.each([
  ['veto', 1],
  ['help', 1],
  ['gold', 3],
  ['nothing', 3],
] as const)('an answer to %s is shown in the turn of seat %i', (ask, turn) => {
  const view = game.setup()
  view.mover = 1
  if (ask !== 'nothing')
    openWindow(view.windows, SEATS, { ask: askNames.indexOf(ask), owed: 0b11000 })
  expect(performerFor(lines(), places).turnOf?.(3, seenWith(view))).toBe(turn)
})

it.each([
  ['what the reader has put down stays where it is', 0, true, 0],
  ['what somebody else lays flies', 1, true, LAY_TIME],
  ['what was not put down by hand flies', 0, false, LAY_TIME],
] as const)('%s', (_title, by, isPutDown, flight) => {
  const laid: Event = { type: 'laid', seat: by, at: cellAt(1, 0), face: faceOf(kindOf.LR, 0) }
  const hands = { ...places, self: 0, isPutDown }
  expect(weightOfNews([laid], by, hands).flight).toBe(flight)
})

it('what the reader finds out is read, and what they only did is not', () => {
  const hands = { ...places, self: 0 }
  const peeked: Event = {
    type: 'peeked',
    seat: 0,
    at: cellAt(8, 0),
    kind: kindOf.gold,
    chest: HOLE,
  }
  expect(weightOfNews([peeked], 0, hands).letters).toBeGreaterThan(0)
  const broke: Event = { type: 'broke', seat: 0, target: 1, tool: 0 }
  expect(weightOfNews([broke], 0, hands).letters).toBe(0)
})

function weightOfNews(told: readonly Event[], seat: number, hands: Places): Weight {
  const seen = seenWith(game.setup())
  const news: Item = {
    seq: 2,
    at: 0,
    type: 'moved',
    seat,
    by: 'player',
    told: [...told],
  }
  return performerFor(lines('Something happens.'), hands).weigh([news], seen, seen)
}

function lines(text = ''): Parameters<typeof performerFor>[0] {
  const line: LogLine = {
    key: '2.0',
    seq: 2,
    text,
    face: undefined,
    isSecret: false,
    isDeed: true,
    isMinor: false,
    target: undefined,
    tone: undefined,
    seat: undefined,
  }
  return { linesOf: () => [line] }
}

function seenWith(view: State): Seen {
  return {
    table: 't',
    seq: 1,
    seat: 0,
    info: tableInfo({ title: 'saboteur' }),
    game: { view, asked: [] },
    log: [],
    chat: [],
    online: [],
    spectators: 0,
    ahead: 0,
  }
}
