import { pledgeFor } from '@adit/fairness'
import { describe, expect, it } from 'vitest'
import {
  ann,
  bob,
  cid,
  must,
  opening,
  player,
  Sandbox,
  testPorts,
  type Wish,
  whyNot,
} from './conformance/testbed.ts'
import type { Entry } from './entries.ts'
import { advanceBy } from './fold.ts'
import { openTable } from './open.ts'

const open = (changes: Parameters<typeof opening>[0]) =>
  openTable(opening(changes), ann, 0, testPorts())

describe('opening a table', () => {
  it('seats the host and the bots', () => {
    const { table, entries } = must(open({ bots: [{ seat: 0, bot: 'random' }] }))
    expect(table.places.map(place => place.player?.name ?? place.bot)).toEqual([
      'random',
      'Ann',
      undefined,
    ])
    expect(entries.map(({ seq, entry }) => [seq, entry.type])).toEqual([
      [1, 'opened'],
      [2, 'bot-seated'],
      [3, 'sat'],
    ])
  })

  it.each([
    ['table-unknown-title', { title: 'chess' }],
    ['config-seats', { config: { seats: 9 } }],
    ['config-unknown-option', { config: { seats: 3, colour: 'red' } }],
    ['table-no-such-bot', { bots: [{ seat: 0, bot: 'genius' }] }],
    ['table-no-such-seat', { bots: [{ seat: 3, bot: 'random' }] }],
    [
      'table-seat-taken',
      {
        bots: [
          { seat: 1, bot: 'random' },
          { seat: 1, bot: 'random' },
        ],
      },
    ],
    ['table-full', { config: { seats: 2 }, bots: [0, 1].map(seat => ({ seat, bot: 'random' })) }],
  ])('refuses with %s', (why, changes) => {
    expect(whyNot(open(changes))).toBe(why)
  })

  it('commits to the server seed', () => {
    const { table } = must(open({}))
    expect(table.terms.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(table.terms.commitment).not.toBe(table.terms.serverSeed)
  })
})

describe('before the game', () => {
  it('people sit where they like, once', () => {
    const box = new Sandbox().do(bob, { type: 'sit', seat: 2 })
    expect(box.table.places[2].player?.name).toBe('Bob')
    expect(whyNot(box.ask(bob, { type: 'sit' }))).toBe('table-seated-already')
    expect(whyNot(box.ask(cid, { type: 'sit', seat: 2 }))).toBe('table-seat-taken')
    expect(whyNot(box.ask(cid, { type: 'sit', seat: 3 }))).toBe('table-no-such-seat')
    box.do(cid, { type: 'sit' })
    expect(whyNot(box.ask(player('Dee'), { type: 'sit' }))).toBe('table-full')
  })

  it('no two names look alike, however they are spelt', () => {
    const box = new Sandbox()
    // The first letter is Cyrillic, and no word mixes two alphabets.
    expect(whyNot(box.ask({ ...bob, name: 'Аnn' }, { type: 'sit' }))).toBe('table-name-letters')
    // All three are Cyrillic.
    expect(whyNot(box.ask({ ...bob, name: 'Апп' }, { type: 'sit' }))).toBe('table-name-alike')
    box.do(bob, { type: 'sit' })
    const rename = { type: 'rename', name: 'B0B', avatar: 'x' } as const
    expect(whyNot(box.ask(ann, rename))).toBe('table-name-alike')
    expect(whyNot(box.ask(bob, rename))).toBe('accepted')
    expect(whyNot(box.ask({ ...cid, name: 'Ann.' }, { type: 'chat', text: 'hi' }))).toBe(
      'table-name-alike',
    )
  })

  it('only the host arranges bots and starts', () => {
    const box = new Sandbox().do(bob, { type: 'sit' })
    const seatBot = { type: 'seat-bot', seat: 2, bot: 'clever' } as const
    expect(whyNot(box.ask(bob, seatBot))).toBe('table-not-the-host')
    expect(whyNot(box.ask(bob, { type: 'start' }))).toBe('table-not-the-host')
    expect(whyNot(box.ask(ann, { ...seatBot, seat: 1 }))).toBe('table-seat-taken')
    expect(whyNot(box.ask(ann, { ...seatBot, bot: 'x' }))).toBe('table-no-such-bot')
    expect(whyNot(box.ask(ann, { ...seatBot, seat: 9 }))).toBe('table-no-such-seat')
    box.do(ann, seatBot, { ...seatBot, bot: 'random' })
    expect(box.table.places[2]).toMatchObject({ bot: 'random', ready: true })
    box.do(ann, { type: 'clear-seat', seat: 2 })
    expect(whyNot(box.ask(ann, { type: 'clear-seat', seat: 2 }))).toBe('table-seat-empty')
  })

  it('whoever is removed stays away until asked back', () => {
    const box = new Sandbox().do(bob, { type: 'sit' })
    expect(whyNot(box.ask(ann, { type: 'ask-back' }))).toBe('table-nobody-removed')
    box.do(ann, { type: 'clear-seat', seat: 1 })
    expect(whyNot(box.ask(bob, { type: 'sit' }))).toBe('table-removed')
    expect(whyNot(box.ask(cid, { type: 'sit' }))).toBe('accepted')
    expect(whyNot(box.ask(bob, { type: 'ask-back' }))).toBe('table-not-the-host')
    box.do(ann, { type: 'ask-back' })
    expect(whyNot(box.ask(bob, { type: 'sit' }))).toBe('accepted')
  })

  it('the host changes what is played, and everyone is asked again', () => {
    const box = new Sandbox().do(bob, { type: 'sit', seat: 2 })
    box
      .do(bob, { type: 'ready', ready: true })
      .do(ann, { type: 'seat-bot', seat: 1, bot: 'clever' })
    const { config, clock, visibility, memory } = box.table.terms
    const terms = { config: { ...config, seats: 2 }, clock, visibility, memory }
    expect(whyNot(box.ask(bob, { type: 'change', terms }))).toBe('table-not-the-host')
    const bad = { ...terms, config: { ...config, seats: 99 } }
    expect(whyNot(box.ask(ann, { type: 'change', terms: bad }))).toBe('config-seats')
    box.do(ann, { type: 'change', terms: { ...terms, clock: 'fast' } })
    expect(box.table.places.map(({ player, ready }) => [player?.name, ready])).toEqual([
      ['Ann', false],
      ['Bob', false],
    ])
    expect(box.table.terms).toMatchObject({ clock: 'fast', config: { seats: 2 } })
    box.do(ann, { type: 'change', terms: { ...terms, config: { ...config, seats: 3 } } })
    box.do(cid, { type: 'sit' })
    expect(whyNot(box.ask(ann, { type: 'change', terms }))).toBe('table-seats-needed')
    expect(box.table.game.seats).toBe(3)
  })

  it('starts when every seat is taken and everyone is ready', () => {
    const box = new Sandbox({ config: { seats: 2 } })
    expect(box.ask(ann, { type: 'start' })).toMatchObject({
      why: { key: 'table-seats-free', slots: { free: 1 } },
    })
    box.do(bob, { type: 'sit' })
    expect(box.ask(ann, { type: 'start' })).toMatchObject({
      why: { key: 'table-not-ready', slots: { name: 'Bob' } },
    })
    box.do(bob, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    expect(box.table.stage).toBe('playing')
    expect(whyNot(box.ask(ann, { type: 'start' }))).toBe('table-started')
    expect(whyNot(box.ask(bob, { type: 'seed', seed: 'late' }))).toBe('table-started')
    expect(whyNot(box.ask(cid, { type: 'sit' }))).toBe('table-started')
  })

  it("a seat that is left is free, and the host's part passes on", () => {
    const box = new Sandbox().do(bob, { type: 'sit' }).do(ann, { type: 'leave' })
    expect(box.table.places[0].player).toBeUndefined()
    expect(box.table.host).toBe(bob.id)
    box.do(bob, { type: 'leave' })
    expect(box.table).toMatchObject({ stage: 'finished', ending: 'abandoned' })
  })

  it("every player's seed changes the deal", () => {
    const dealt = (seed: string) => {
      const box = new Sandbox({ config: { seats: 2 } }).do(bob, { type: 'sit' })
      box.do(bob, { type: 'ready', ready: true })
      if (seed !== '') box.do(bob, { type: 'seed', seed })
      return box.do(ann, { type: 'start' }).table.play?.state
    }
    expect(dealt('')).toEqual(dealt(''))
    expect(dealt('mine')).not.toEqual(dealt(''))
  })
})

describe('during the game', () => {
  it('a seat that is left is kept, and is given back on return', () => {
    const box = new Sandbox().started().do(bob, { type: 'leave' })
    expect(box.table.places[1]).toMatchObject({ player: bob, away: true })
    expect(whyNot(box.ask(bob, { type: 'leave' }))).toBe('table-not-seated')
    box.do(bob, { type: 'return' })
    expect(box.table.places[1].away).toBe(false)
    expect(whyNot(box.ask(bob, { type: 'return' }))).toBe('table-not-away')
  })

  it('the seat of one who has left for good may be taken over, cards, share in the deal and all', () => {
    const box = new Sandbox().started()
    expect(whyNot(box.ask(player('Dee'), { type: 'sit' }))).toBe('table-started')
    const { seed } = box.table.places[1]
    box.do(bob, { type: 'leave' })
    expect(whyNot(box.ask(player('Dee'), { type: 'sit', seat: 0 }))).toBe('table-seat-taken')
    box.do(player('Dee'), { type: 'sit' })
    expect(box.table.places[1]).toMatchObject({
      player: { name: 'Dee' },
      away: false,
      gone: false,
      bot: undefined,
      seed,
    })
    expect(whyNot(box.ask(bob, { type: 'return' }))).toBe('table-not-seated')
  })

  it('but not of one whose line broke', () => {
    const box = new Sandbox().started().deed({ type: 'lost', seat: 1 })
    expect(whyNot(box.ask(player('Dee'), { type: 'sit', seat: 1 }))).toBe('table-seat-taken')
  })

  it('who moves is back by moving', () => {
    const box = new Sandbox().started().do(ann, { type: 'leave' })
    const [move] = box.legal(0)
    box.move(ann, move)
    expect(box.table.places[0].away).toBe(false)
    expect(box.table.log.at(-2)?.entry.type).toBe('returned')
  })
})

describe('what a host does', () => {
  it('costs tokens as all else does, but for filling free seats', () => {
    const box = new Sandbox({ config: { seats: 3 } })
    const seat = (bot: string) => ({ type: 'seat-bot', seat: 1, bot }) as const
    const clear = { type: 'clear-seat', seat: 1 } as const
    box.now += 3_600_000
    box.do(ann, seat('random'), { ...seat('random'), seat: 2 })
    for (let nth = 0; nth < 5; nth++) box.do(ann, seat('clever'), seat('random'))
    expect(whyNot(box.ask(ann, seat('clever')))).toBe('table-too-fast')
    expect(whyNot(box.ask(ann, clear))).toBe('table-too-fast')
    box.now += 2_000
    box.do(ann, clear)
    expect(whyNot(box.ask(ann, seat('random')))).toBe('table-too-fast')
  })
})

describe('a log that is full', () => {
  /** A game that has begun, and then so many entries of one kind. */
  function filled(entry: Entry, count: number): Sandbox {
    const box = new Sandbox({ config: { seats: 3 } }).started()
    const { seq } = box.table
    const more = Array.from({ length: count }, (_none, nth) => {
      return { seq: seq + nth + 1, at: box.now, entry }
    })
    box.table = advanceBy(box.table, more)
    box.now += 3_600_000
    return box
  }
  const chat: Wish = { type: 'chat', text: 'hello' }
  const line = (): Entry => ({ type: 'chatted', player: 'x', name: 'Eve', text: 'hm' })

  it('takes no more than the game, and what is said', () => {
    const box = filled({ type: 'readied', seat: 1, ready: true }, 10_000)
    expect(whyNot(box.ask(ann, { type: 'undo' }))).toBe('table-log-full')
    box.move(ann, box.legal(0)[0]).do(ann, chat)
  })

  it('is not filled by talk, which has an end of its own', () => {
    const box = filled(line(), 5_000)
    expect(whyNot(box.ask(ann, chat))).toBe('table-log-full')
    box.do(ann, { type: 'rename', name: 'Anna', avatar: 'x' }).move(ann, box.legal(0)[0])
  })

  it('is no matter of spectators: those who play may still speak', () => {
    const box = filled(line(), 2_500)
    expect(whyNot(box.ask(player('Eve'), chat))).toBe('table-log-full')
    box.do(ann, chat)
  })
})

describe('shares in the deal', () => {
  const pledge = (share: string): Wish => ({ type: 'pledge', pledge: pledgeFor(share) })
  const show = (seed: string): Wish => ({ type: 'seed', seed })

  it('are the ones that were pledged', () => {
    const sandbox = new Sandbox().do(ann, pledge('a'))
    expect(whyNot(sandbox.ask(ann, show('b')))).toBe('table-share-differs')
    expect(sandbox.do(ann, show('a')).table.places[0]).toMatchObject({ seed: 'a' })
  })

  it('are void once someone pledges who may know them', () => {
    const sandbox = new Sandbox().do(ann, pledge('a')).do(bob, { type: 'sit' }, pledge('b'))
    sandbox.do(ann, show('a'))
    sandbox.do(cid, { type: 'sit' }, pledge('c'))
    expect(sandbox.table.places.map(({ seed, pledge }) => [seed, pledge !== ''])).toEqual([
      ['', false],
      ['', true],
      ['', true],
    ])
  })

  it('are witnessed once, when the game has begun', () => {
    const witness: Wish = { type: 'witness', witness: 'a'.repeat(64) }
    const sandbox = new Sandbox()
    expect(whyNot(sandbox.ask(ann, witness))).toBe('table-not-playing')
    sandbox.started().do(ann, witness)
    expect(whyNot(sandbox.ask(ann, witness))).toBe('table-witnessed-already')
    expect(sandbox.table.places[0].witness).toBe('a'.repeat(64))
  })
})
