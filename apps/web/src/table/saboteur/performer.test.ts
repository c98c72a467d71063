import { nth, openWindow } from '@adit/kernel'
import { askNames, saboteur } from '@adit/saboteur'
import { expect, it } from 'vitest'
import type { Seen } from '../../client/seen.ts'
import { tableInfo } from '../../client/testbed.ts'
import { performerFor } from './performer.ts'
import type { Places } from './shows.ts'

const SEATS = 5
const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: SEATS })
const places: Places = {
  cell: () => null,
  card: () => null,
  seat: () => null,
  board: () => undefined,
  ownCard: () => undefined,
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
  const seen: Seen = {
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
  expect(performerFor({ linesOf: () => [] }, places).turnOf?.(3, seen)).toBe(turn)
})
