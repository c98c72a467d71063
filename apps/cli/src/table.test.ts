import { CHANCE, quickRandom, replay } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import type { Onlooker } from '@adit/table'
import { describe, expect, it } from 'vitest'
import { configFrom } from './config.ts'
import { seedFor } from './deal.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { openTable, type Table } from './table.ts'

type Title = (typeof shelf)[number]

async function opened(title: Title, name = (seat: number) => `seat ${seat}`): Promise<Table> {
  const config = configFrom(title, {})
  if (!config.ok) throw new Error('the usual configuration is refused')
  const names = Array.from({ length: config.value.seats }, (_none, seat) => name(seat))
  const serverSeed = seedFor(fakeTerminal().terminal, 8)
  const random = quickRandom(1)
  const table = await openTable({ title, config: config.value, names, serverSeed, random })
  if (!table.ok) throw new Error(table.why.key)
  return table.value
}

/** A table at which random people played a while. */
async function playedTable(title: Title): Promise<Table> {
  const table = await opened(title)
  const random = quickRandom(2)
  for (let turns = 0; turns < 30 && table.asked.length > 0; turns++) {
    const [seat = 0] = table.asked
    const legal = table.legal(seat)
    expect(await table.play(seat, legal[random.below(legal.length)])).toBeUndefined()
  }
  return table
}

describe.each(shelf.map(title => [title.name, title] as const))(
  'a table of %s',
  async (_name, title) => {
    const table = await playedTable(title)
    const { game } = table
    const { moves, hash } = await table.record()
    const events: unknown[] = []
    const replayed = replay(game, moves, (_state, _turn, caused) => events.push(...caused))
    const viewers: Onlooker[] = [...table.names.keys(), 'spectator']

    it('keeps a record that leads where the table is', () => {
      expect(replayed).toMatchObject({ ok: true, hash })
    })

    it.each(viewers)('tells and shows %s what is theirs to know', async viewer => {
      const told = events.flatMap(event => game.redact(event, viewer) ?? [])
      expect(table.told(viewer, 0)).toEqual(told)
      expect(table.told(viewer, table.happened)).toEqual([])
      expect(table.view(viewer)).toEqual(game.view(replayed.state, viewer))
      expect(await table.viewAt(viewer, table.happened)).toEqual(table.view(viewer))
    })

    it('does not tell a seat all that happens', () => {
      expect(table.told(0, 0)).not.toEqual(events)
    })

    it('shows what lay there before the shuffle', async () => {
      const shuffle = table.shuffled(0)
      if (shuffle === undefined) throw new Error('nobody shuffled')
      expect(await table.viewAt('spectator', shuffle)).toEqual(game.view(game.setup(), 'spectator'))
      expect(table.shuffled(table.happened)).toBeUndefined()
      expect(moves[0]?.[0]).toBe(CHANCE)
    })

    it('refuses what the rules refuse, and changes nothing', async () => {
      const [seat = 0] = table.asked
      const [move] = table.legal(seat)
      const other = (seat + 1) % table.names.length
      expect(await table.play(other, move)).toMatchObject({ key: expect.any(String) })
      expect((await table.record()).moves).toHaveLength(moves.length)
    })

    it('has a bot choose what is legal', async () => {
      const [seat = 0] = table.asked
      expect(table.legal(seat)).toContainEqual(await table.choose(seat, 'random'))
    })

    it('has no two people whose names look alike', async () => {
      await expect(opened(title, () => 'Ann')).rejects.toThrow('table-name-alike')
    })
  },
)
