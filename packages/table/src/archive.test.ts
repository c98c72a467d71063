import { apply, quickRandom } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { archiveOf } from './archive.ts'
import { ann, bob, crowd, Sandbox } from './conformance/testbed.ts'
import { recordOf } from './record.ts'

function playOut(box: Sandbox, seed: number): Sandbox {
  const random = quickRandom(seed)
  while (box.table.stage === 'playing') {
    const [{ seat }] = box.table.play?.asked ?? []
    const legal = box.legal(seat)
    box.now += 3_000
    box.move(crowd[seat], legal[random.below(legal.length)])
    const undone = random.below(4) === 0 ? box.ask(crowd[seat], { type: 'undo' }) : undefined
    if (undone?.ok === true) box.table = undone.value.table
  }
  return box
}

describe('a game from its log alone', () => {
  it.each(shelf.map(title => title.name))('is the game that was played: %s', title => {
    const seats = Math.max(3, shelf.find(one => one.name === title)?.seats.min ?? 0)
    const box = new Sandbox({ title, config: { seats } })
    box.do(bob, { type: 'sit', seat: 2 }, { type: 'leave' })
    box.do(ann, { type: 'seed', seed: 'mine' }, { type: 'rename', name: 'Anna', avatar: 'x' })
    playOut(box.started(), 5)
    const record = recordOf(box.table)
    const archive = archiveOf(box.table.log)
    if (!record.ok || !archive.ok) throw new Error('not over')
    const { terms, ending, seats: names, playerSeeds, moves } = archive.value
    const { notation } = box.table.game
    expect({ terms, ending }).toEqual({ terms: box.table.terms, ending: 'played-out' })
    expect([names, playerSeeds]).toEqual([record.value.seats, record.value.deal?.playerSeeds])
    expect(moves.map(({ seat, move }) => [seat, move])).toEqual(
      record.value.moves.map(([seat, move]) => [seat, notation.printMove(move)]),
    )
    let state = box.table.game.setup()
    for (const [at, [seat, move]] of record.value.moves.entries()) {
      const after = apply(box.table.game, state, seat, move)
      expect(moves[at].events).toEqual(after.events)
      state = after.state
    }
  })

  it('is told to nobody before the end', () => {
    const box = new Sandbox()
    expect(archiveOf([])).toMatchObject({ why: { key: 'table-unknown' } })
    expect(archiveOf(box.table.log)).toMatchObject({ why: { key: 'table-not-finished' } })
    expect(archiveOf(box.started().table.log)).toMatchObject({ why: { key: 'table-not-finished' } })
    const deserted = new Sandbox().do(ann, { type: 'leave' })
    expect(archiveOf(deserted.table.log)).toMatchObject({ why: { key: 'table-not-finished' } })
  })
})
