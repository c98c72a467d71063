import { CHANCE, has, lowest, quickRandom, replay, type Viewer } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { configFrom } from './config.ts'
import { openDealer, seedFor } from './deal.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { openTable, type Table } from './table.ts'

/** A table at which random people played a while. */
function playedTable(title: (typeof shelf)[number]): Table {
  const config = configFrom(title, {})
  if (!config.ok) throw new Error('the usual configuration is refused')
  const dealer = openDealer(title, config.value, seedFor(fakeTerminal().terminal, 8))
  const names = Array.from({ length: config.value.seats }, (_none, seat) => `seat ${seat}`)
  const table = openTable({ title, config: config.value, names, dealer })
  const random = quickRandom(2)
  for (let turns = 0; turns < 60 && table.toAct() !== 0; turns++) {
    if (has(table.toAct(), CHANCE)) {
      table.playChance()
      continue
    }
    const seat = lowest(table.toAct())
    const legal = table.legal(seat)
    expect(table.play(seat, legal[random.below(legal.length)])).toBeUndefined()
  }
  return table
}

describe.each(shelf.map(title => [title.name, title] as const))('a table of %s', (_name, title) => {
  const table = playedTable(title)
  const { game } = table
  const { moves, hash } = table.record()
  const events: unknown[] = []
  const replayed = replay(game, moves, (_state, _turn, caused) => events.push(...caused))
  const viewers: Viewer[] = [...table.names.keys(), 'spectator', 'judge']

  it('keeps a record that leads where the table is', () => {
    expect(replayed).toMatchObject({ ok: true, hash })
  })

  it.each(viewers)('tells and shows %s what is theirs to know', viewer => {
    const told = events.flatMap(event => game.redact(event, viewer) ?? [])
    expect(table.told(viewer, 0)).toEqual(told)
    expect(table.told(viewer, table.happened)).toEqual([])
    expect(table.view(viewer)).toEqual(game.view(replayed.state, viewer))
  })

  it('does not tell a seat all that a judge hears', () => {
    expect(table.told(0, 0)).not.toEqual(table.told('judge', 0))
  })

  it('refuses what the rules refuse, and changes nothing', () => {
    expect(table.play(0, { type: 'cheat' })).toMatchObject({ key: expect.any(String) })
    expect(table.record().moves).toHaveLength(moves.length)
  })
})
