import { nth, openWindow } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import {
  askNames,
  cellAt,
  type Event,
  faceOf,
  HOLE,
  kindOf,
  LAY,
  pack,
  placementOf,
  playOf,
  type State,
  saboteur,
} from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
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
  pile: () => null,
  taken: () => [],
  gold: () => null,
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

describe('a card that could be stopped', () => {
  const hands = { ...places, self: 0 }
  const broke: Event = { type: 'broke', seat: 1, target: 2, tool: 0 }
  const party: Event = { type: 'party-held', roles: [] }
  const vetoed: Event = { type: 'vetoed', seat: 2, victim: 1, kind: kindOf.LR }
  const weigh = (told: readonly Event[], text: string) => {
    const before = seenWith(waitingFor('broken-pick'))
    // Whoever was asked last is the reader.
    return performerFor(lines(...Array(told.length).fill(text)), hands).weigh(
      [newsOf(told, 0)],
      before,
      seenWith(game.setup()),
    )
  }

  it('is not its last answer’s deed: it is said when its moment has passed, and then the lantern passes', () => {
    expect(weigh([broke], 'Kuno breaks Vera’s pick.').letters).toBe(1)
  })

  it('takes the time of what nobody could read before', () => {
    const text = 'Party! All roles are dealt anew.'
    expect(weigh([broke, party], text).letters).toBe(text.length)
    expect(weigh([vetoed], text).letters).toBe(text.length)
  })

  it('goes from face to face when its moment has passed; a tunnel lies there already', () => {
    const laid: Event = { type: 'laid', seat: 1, at: cellAt(1, 0), face: faceOf(kindOf.LR, 0) }
    const flightOf = (event: Event, view: State) =>
      performerFor(lines('Something happens.'), hands).weigh(
        [newsOf([event], 0)],
        seenWith(view),
        seenWith(game.setup()),
      ).flight
    expect(flightOf(broke, waitingFor('broken-pick'))).toBeGreaterThan(0)
    expect(flightOf(laid, waitingFor('LR'))).toBe(0)
    expect(flightOf(vetoed, waitingFor('LR'))).toBeGreaterThan(0)
  })
})

function waitingFor(card: 'broken-pick' | 'LR'): State {
  const view = game.setup()
  view.mover = 1
  view.pending =
    card === 'LR'
      ? pack(LAY, placementOf(faceOf(kindOf.LR, 0), cellAt(1, 0)))
      : playOf(kindOf[card], 2)
  openWindow(view.windows, SEATS, { ask: askNames.indexOf('veto'), owed: 0b11101 })
  return view
}

it('a discarded card is on its way before it is said', () => {
  const passed: Event = { type: 'passed', seat: 1, cards: [HOLE] }
  expect(weightOfNews([passed], 1, { ...places, self: 0 }).flight).toBe(LAY_TIME)
  const empty: Event = { type: 'passed', seat: 1, cards: [] }
  expect(weightOfNews([empty], 1, { ...places, self: 0 }).flight).toBe(0)
})

it('gold that goes round when a round has ended does not fly before that has been seen', () => {
  const passed: Event = { type: 'passed', seat: 1, cards: [] }
  const ended: Event = { type: 'round-ended', ending: 3, seat: -1, roles: [], winners: [] }
  const taken: Event = { type: 'gold-taken', seat: 2, value: HOLE }
  const flown: unknown[] = []
  const hands: Places = {
    ...places,
    gold: value => {
      flown.push(value)
      return null
    },
  }
  expect(weightOfNews([passed, ended, taken], 1, hands).flight).toBe(0)
  const seen = seenWith(game.setup())
  const { fly } = performerFor(lines(), hands)
  fly?.([newsOf([passed, ended, taken], 1)], seen, seen)
  expect(flown).toEqual([])
  fly?.([newsOf([taken, { ...taken, seat: 3 }], 2)], seen, seen)
  expect(flown).toEqual([HOLE, HOLE])
})

function newsOf(told: readonly Event[], seat: number): Item {
  return { seq: 2, at: 0, type: 'moved', seat, by: 'player', told: [...told] }
}

function weightOfNews(told: readonly Event[], seat: number, hands: Places): Weight {
  const seen = seenWith(game.setup())
  const news = newsOf(told, seat)
  return performerFor(lines('Something happens.'), hands).weigh([news], seen, seen)
}

function lines(...texts: readonly string[]): Parameters<typeof performerFor>[0] {
  return { linesOf: () => texts.map(lineOf) }
}

function lineOf(text: string): LogLine {
  return {
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
