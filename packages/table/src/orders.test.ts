import { describe, expect, it } from 'vitest'
import { ann, bob, cid, Sandbox, whyNot } from './conformance/testbed.ts'
import { fold } from './fold.ts'
import { update, welcome } from './shown.ts'

/** A table of days: whoever is asked has a day for it. Ann is to move. */
const days = (): Sandbox => new Sandbox({ clock: 'days' }).started()

function playCard(box: Sandbox): void {
  box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
}

const asked = (box: Sandbox) => box.table.play?.asked.map(({ seat }) => seat)
const lastMoves = (box: Sandbox, since: number) =>
  box.table.log
    .filter(({ seq }) => seq > since)
    .flatMap(({ entry }) => (entry.type === 'moved' ? [[entry.seat, entry.by]] : []))

describe('[CHM-191] a standing order', () => {
  it('answers in one breath once everyone who is still asked has given one', () => {
    const box = days()
    box.do(bob, { type: 'order', order: 'pass' })
    box.do(cid, { type: 'order', order: 'guard' })
    const since = box.table.seq
    playCard(box)
    expect(lastMoves(box, since)).toEqual([
      [0, 'player'],
      [1, 'moment'],
      [2, 'moment'],
    ])
  })

  it('shows nothing before that: whoever has given one is waited for like the others', () => {
    const box = days()
    const bare = days()
    box.do(bob, { type: 'order', order: 'pass' })
    playCard(box)
    playCard(bare)
    expect(asked(box)).toEqual([1, 2])
    expect(asked(bare)).toEqual([1, 2])
    const since = box.table.seq
    box.move(cid, 'allow')
    expect(lastMoves(box, since)).toEqual([
      [2, 'player'],
      [1, 'moment'],
    ])
  })

  it('closes a question that is open when it is the last', () => {
    const box = days()
    playCard(box)
    box.move(bob, 'allow')
    box.do(cid, { type: 'order', order: 'pass' })
    expect(asked(box)).not.toContain(2)
  })

  it('is carried out when the time of the others is up, and its giver has missed nothing', () => {
    const box = days()
    box.do(bob, { type: 'order', order: 'guard' })
    playCard(box)
    const [{ due = 0, since }] = box.table.play?.asked ?? []
    box.now = due
    const { seq } = box.table
    for (const seat of [1, 2]) box.deed({ type: 'time-out', seat, since, move: 'allow' })
    expect(lastMoves(box, seq)).toEqual([
      [1, 'moment'],
      [2, 'clock'],
    ])
    expect(box.table.places.map(({ timeOuts }) => timeOuts)).toEqual([0, 0, 1])
  })

  it('is told to nobody else, and offered to all alike', () => {
    const [passing, guarding] = (['pass', 'guard'] as const).map(order => {
      const box = days()
      const since = box.table.seq
      box.do(bob, { type: 'order', order })
      return { box, since }
    })
    for (const viewer of [0, 2, 'spectator'] as const) {
      const [one, other] = [passing, guarding].map(({ box, since }) =>
        JSON.stringify([update(box.table, viewer, since, 7), welcome(box.table, viewer, 7)]),
      )
      expect(other).toBe(one)
    }
    const own = passing.box.table
    expect(update(own, 1, passing.since, 7).game?.order).toBe('pass')
    expect(welcome(own, 1, 7).game?.order).toBe('pass')
    expect(welcome(own, 2, 7).game?.order).toBe('ask')
    expect(welcome(own, 'spectator', 7).game).not.toHaveProperty('order')
  })

  it('can be taken back, and is kept through a restart', () => {
    const box = days()
    box.do(bob, { type: 'order', order: 'pass' })
    box.do(cid, { type: 'order', order: 'pass' })
    const again = fold(box.table.log, () => box.table.title)
    if (!again.ok) throw new Error(again.why.key)
    expect(again.value.places[1].order).toBe('pass')
    box.do(bob, { type: 'order', order: 'ask' })
    playCard(box)
    expect(asked(box)).toEqual([1, 2])
  })

  it('is not taken where moments pass by themselves, or nobody waits for days', () => {
    const order = { type: 'order', order: 'pass' } as const
    const quick = new Sandbox({ clock: 'fast' }).started()
    expect(whyNot(quick.ask(bob, order))).toBe('table-no-orders')
    const passing = new Sandbox({ clock: 'days', moment: 3 }).started()
    expect(whyNot(passing.ask(bob, order))).toBe('table-no-orders')
  })
})
