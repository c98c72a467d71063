import { describe, expect, it } from 'vitest'
import { ann, bob, cid, people, Sandbox, whyNot } from './conformance/testbed.ts'

const botFor = (seat: number) => ({ type: 'propose', motion: { kind: 'bot', seat } }) as const
const end = { type: 'propose', motion: { kind: 'end' } } as const
const yes = { type: 'vote', yes: true } as const
const no = { type: 'vote', yes: false } as const

function fourPlay(): Sandbox {
  return new Sandbox({ config: { seats: 4 } }).started()
}

describe('a vote', () => {
  it('lets a bot play for who has left, by more than half of those present', () => {
    const box = fourPlay().do(people[3], { type: 'leave' })
    box.do(ann, botFor(3))
    expect(box.table.vote).toMatchObject({ voters: [0, 1, 2], yes: [0], no: [] })
    box.do(bob, yes)
    expect(box.table.vote).toBeUndefined()
    expect(box.table.places[3]).toMatchObject({ bot: 'clever', away: true })
    expect(whyNot(box.ask(ann, botFor(3)))).toBe('table-bot-plays')
    box.do(people[3], { type: 'return' })
    expect(box.table.places[3]).toMatchObject({ bot: undefined, away: false })
  })

  it('is about absent seats only', () => {
    const box = fourPlay()
    expect(whyNot(box.ask(ann, botFor(3)))).toBe('table-seat-present')
    expect(whyNot(box.ask(ann, botFor(9)))).toBe('table-no-such-seat')
  })

  it('fails as soon as it cannot pass', () => {
    const box = fourPlay().do(people[3], { type: 'leave' }).do(ann, botFor(3)).do(bob, no)
    expect(box.table.vote).toBeDefined()
    box.do(cid, no)
    expect(box.table.vote).toBeUndefined()
    expect(box.table.log.at(-1)?.entry).toEqual({ type: 'vote-closed', passed: false })
  })

  it('ends the game only if all who are present agree', () => {
    const box = fourPlay().do(people[3], { type: 'leave' }).do(ann, end).do(bob, yes)
    expect(box.table.stage).toBe('playing')
    box.do(cid, yes)
    expect(box.table).toMatchObject({ stage: 'finished', ending: 'voted', vote: undefined })
    const other = fourPlay().do(ann, end).do(bob, no)
    expect(other.table).toMatchObject({ stage: 'playing', vote: undefined })
  })

  it('of one person alone is decided at once', () => {
    const box = new Sandbox({ config: { seats: 2 } }).started().do(bob, { type: 'leave' })
    expect(box.do(ann, end).table.ending).toBe('voted')
  })

  it('is one at a time, one voice a person, and not for who is away', () => {
    const box = fourPlay().do(people[3], { type: 'leave' })
    expect(whyNot(box.ask(ann, yes))).toBe('table-no-vote')
    expect(whyNot(box.ask(people[3], end))).toBe('table-not-a-voter')
    box.do(ann, end)
    expect(whyNot(box.ask(bob, end))).toBe('table-vote-open')
    expect(whyNot(box.ask(ann, yes))).toBe('table-voted-already')
    expect(whyNot(box.ask(people[3], yes))).toBe('table-not-a-voter')
  })

  it('is closed by the clock, and by the return of the one it is about', () => {
    const box = fourPlay().do(people[3], { type: 'leave' }).do(ann, botFor(3))
    expect(whyNot(box.askDeed({ type: 'close-vote' }))).toBe('table-no-vote')
    const before = box.table
    box.now += 60_000
    box.deed({ type: 'close-vote' })
    expect(box.table.vote).toBeUndefined()
    box.table = before
    box.do(people[3], { type: 'return' })
    expect(box.table.vote).toBeUndefined()
    expect(box.table.places[3].bot).toBeUndefined()
  })
})

describe('chat', () => {
  it('is limited to ten lines at once and one more every two seconds, each for oneself', () => {
    const box = fourPlay()
    const line = { type: 'chat', text: 'hello' } as const
    box.now += 3_600_000
    box.do(ann, ...Array.from({ length: 10 }, () => line))
    expect(whyNot(box.ask(ann, line))).toBe('table-too-fast')
    box.do(bob, line)
    expect(whyNot(box.ask(ann, line))).toBe('table-too-fast')
    box.now += 1_999
    expect(whyNot(box.ask(ann, line))).toBe('table-too-fast')
    box.now += 1
    box.do(ann, line)
    expect(whyNot(box.ask(ann, line))).toBe('table-too-fast')
    box.now += 3_600_000
    box.do(bob, line)
    expect(Object.keys(box.table.buckets)).toEqual([bob.id])
  })

  it('shares its limit with all else that could fill a log, but not with moves', () => {
    const box = fourPlay()
    box.do(ann, ...Array.from({ length: 9 }, () => ({ type: 'chat', text: 'x' }) as const))
    for (const wish of [
      end,
      { type: 'undo' },
      { type: 'leave' },
      { type: 'return' },
      { type: 'sit' },
      { type: 'ready', ready: true },
      { type: 'seed', seed: 'x' },
      { type: 'rename', name: 'Anna', avatar: 'x' },
      { type: 'phrase', said: { phrase: 'hello', slots: {} } },
    ] as const) {
      expect([wish, whyNot(box.ask(ann, wish))]).toEqual([wish, 'table-too-fast'])
    }
    box.move(ann, box.legal(0)[0])
    expect(whyNot(box.ask(bob, { type: 'leave' }))).toBe('accepted')
  })

  it('is open to spectators, by name', () => {
    const box = fourPlay().do({ id: 'x', name: 'Eve', avatar: 'a' }, { type: 'chat', text: 'hi' })
    const last = box.table.log.at(-1)?.entry
    expect(last).toEqual({ type: 'chatted', player: 'x', name: 'Eve', text: 'hi' })
  })

  it('has phrases about seats that exist', () => {
    const box = fourPlay()
    const trust = (seat: number) =>
      ({ type: 'phrase', said: { phrase: 'i-trust', slots: { seat } } }) as const
    expect(whyNot(box.ask(ann, trust(4)))).toBe('table-no-such-seat')
    expect(whyNot(box.ask(ann, trust(3)))).toBe('accepted')
    expect(whyNot(box.ask(ann, { type: 'chat', text: '\u0007' }))).toBe('table-chat-empty')
  })
})
