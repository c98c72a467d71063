import { CHANCE } from '@adit/kernel'
import { check, message } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, people, Sandbox } from './conformance/testbed.ts'
import { listingOf, summaryOf } from './lists.ts'
import { onlooker } from './onlooker.ts'
import { resume, update, welcome } from './shown.ts'

const treasure = { title: 'my-treasure', config: { seats: 2, first: 0 } } as const

/** Plays the first legal moves until so many have been made, or the game is over. */
function playOn(box: Sandbox, moves: number): Sandbox {
  for (let made = 0; made < moves && box.table.stage === 'playing'; made++) {
    const seat = box.table.play?.asked[0].seat ?? 0
    const legal = box.legal(seat)
    box.move(people[seat], legal[(made * 5) % legal.length])
  }
  return box
}

describe('what a viewer is shown', () => {
  it('fits the schema, for everyone and at every stage', () => {
    const box = new Sandbox({ ...treasure, clock: 'fast' })
    const whole = () => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        for (const shown of [
          welcome(box.table, viewer, 5),
          update(box.table, viewer, 1, 5),
          resume(box.table, viewer, 2, 5),
        ]) {
          expect(check(message, JSON.parse(JSON.stringify(shown)))).toMatchObject({ ok: true })
        }
      }
    }
    whole()
    box.started().do(ann, { type: 'chat', text: 'hi' })
    box.do(bob, { type: 'leave' }).do(ann, { type: 'propose', motion: { kind: 'bot', seat: 1 } })
    box.do(bob, { type: 'return' }).do(ann, { type: 'propose', motion: { kind: 'end' } })
    whole()
    box.do(bob, { type: 'vote', yes: true }).do(ann, { type: 'rematch' })
    whole()
  })

  it('is never the move, never an id, and no seed before the end', () => {
    const box = new Sandbox().started()
    box.do(bob, { type: 'rename', name: 'Bo', avatar: 'x' })
    playOn(box, 6)
    const seed = box.table.terms.serverSeed
    const hides = () => JSON.stringify([welcome(box.table, 1, 0), update(box.table, 1, 0, 0)])
    expect(hides()).not.toContain(seed)
    expect(hides()).not.toContain('id-')
    expect(hides()).not.toContain('"move"')
    expect(hides()).not.toContain('"hash"')
    playOn(box, 99)
    expect(box.table.stage).toBe('finished')
    expect(hides()).toContain(seed)
    expect(hides()).not.toContain('id-')
    expect(welcome(box.table, 1, 0).info.deal.playerSeeds).toEqual(['', '', ''])
  })

  it('is for a television, which opened the table and sits nowhere, what any spectator is told', () => {
    const box = new Sandbox({ sit: false, config: { seats: 2 } })
    for (const who of [bob, cid]) box.do(who, { type: 'sit' }, { type: 'ready', ready: true })
    box.do(ann, { type: 'start' })
    for (let made = 0; made < 4; made++) {
      const seat = box.table.play?.asked[0].seat ?? 0
      const move = box.legal(seat)[0]
      box.do([bob, cid][seat], { type: 'move', since: box.since(seat), move })
      const told = (id: string) => {
        const viewer = onlooker(box.table, id)
        return JSON.stringify([welcome(box.table, viewer, 5), update(box.table, viewer, 1, 5)])
      }
      expect(told(ann.id)).toBe(told('somebody'))
      expect(told(ann.id)).not.toBe(told(bob.id))
    }
  })

  it('is the own hand for a player, holes for all others', () => {
    const { table } = new Sandbox().started()
    for (const who of [ann, bob, cid, people[3]]) {
      const viewer = onlooker(table, who.id)
      const shown = welcome(table, viewer, 0)
      expect(shown.game?.view).toEqual(table.game.view(table.play?.state, viewer))
      expect(shown.seat).toBe(viewer === 'spectator' ? undefined : viewer)
      const dealt = shown.log.find(item => item.type === 'moved' && item.seat === CHANCE)
      const hands = dealt?.type === 'moved' ? Reflect.get(Object(dealt.told[0]), 'hands') : []
      expect(hands.map((hand: number[]) => hand[0] >= 0)).toEqual(
        [0, 1, 2].map(seat => seat === viewer),
      )
    }
  })

  it('of a sealed answer is that there is one', () => {
    const box = new Sandbox().started()
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    const before = box.table.seq
    const after = (answer: string) => {
      if (!box.legal(1).includes(answer)) return undefined
      const at = new Sandbox()
      at.table = box.table
      at.move(bob, answer)
      return JSON.stringify(update(at.table, 2, before, 0))
    }
    const objected = after('object')
    if (objected !== undefined) expect(objected).toBe(after('allow'))
    expect(after('allow')).toContain('"told":[]')
  })
})

describe('one who comes back', () => {
  it('gets exactly what was missed, numbered without gaps', () => {
    const box = playOn(new Sandbox(treasure).started(), 5)
    const shown = resume(box.table, 0, 3, 0)
    if (shown.type !== 'update') throw new Error(shown.type)
    expect(shown.items.map(item => item.seq)).toEqual(
      Array.from({ length: box.table.seq - 3 }, (_none, at) => at + 4),
    )
    const nothing = resume(box.table, 0, box.table.seq, 0)
    expect(nothing).toEqual({
      type: 'update',
      table: 't1',
      seq: box.table.seq,
      now: 0,
      seat: 0,
      items: [],
    })
  })

  it('gets a fresh start if the number is none of ours or there is none', () => {
    const box = new Sandbox(treasure).started()
    expect(resume(box.table, 0, undefined, 0).type).toBe('welcome')
    expect(resume(box.table, 0, box.table.seq + 1, 0).type).toBe('welcome')
  })

  it('gets of the log what the table remembers', () => {
    const log = (memory: 'full' | 'round' | 'none') => {
      const box = playOn(new Sandbox({ ...treasure, memory }).started(), 90)
      const shown = welcome(box.table, 'spectator', 0)
      const rounds = box.table.play?.moves.map(made => made.round) ?? []
      return { box, rounds, log: shown.log }
    }
    const full = log('full')
    expect(full.rounds.at(-1)).toBeGreaterThan(1)
    expect(full.log).toHaveLength(full.rounds.length)
    expect(log('none').log).toEqual([])
    const { box, rounds, log: recent } = log('round')
    expect(recent).toHaveLength(rounds.filter(round => round === rounds.at(-1)).length)
    expect(recent.length).toBeLessThan(full.log.length)
    // Missed moves of an earlier round are not given back one by one either.
    expect(resume(box.table, 0, 4, 0).type).toBe('welcome')
    expect(resume(box.table, 0, box.table.seq - 1, 0).type).toBe('update')
    const forgetful = log('none').box.table
    expect(resume(forgetful, 0, forgetful.seq - 2, 0).type).toBe('welcome')
    expect(resume(forgetful, 0, forgetful.seq, 0).type).toBe('update')
  })
})

describe('lists', () => {
  it('say who sits, and whether the table waits for the reader', () => {
    const box = new Sandbox(treasure).started()
    const row = { ...summaryOf(box.table), table: 't1', updated: 9 }
    expect(row).toMatchObject({ stage: 'playing', public: true, members: [ann.id, bob.id] })
    const forAnn = listingOf(row, ann.id)
    expect(forAnn).toMatchObject({
      value: { names: ['Ann', 'Bob'], seats: 2, taken: 2, mine: true, waiting: true },
    })
    expect(listingOf(row, bob.id)).toMatchObject({ value: { mine: true, waiting: false } })
    expect(listingOf(row, undefined)).toMatchObject({ value: { mine: false, waiting: false } })
    expect(JSON.stringify(forAnn)).not.toContain('id-')
  })

  it('do not show what was abandoned or is by link only', () => {
    expect(summaryOf(new Sandbox({ visibility: 'link' }).table).public).toBe(false)
    expect(summaryOf(new Sandbox().do(ann, { type: 'leave' }).table).public).toBe(false)
  })
})
