import { describe, expect, it } from 'vitest'
import { times } from './clock.ts'
import { ann, bob, cid, Sandbox, whyNot } from './conformance/testbed.ts'
import { fold } from './fold.ts'
import { humanPace, timerChanges, timersOf } from './timers.ts'

/** In the toy, a card that is played can be stopped by whoever holds a stop; here it takes 3 s. */
function atMoment(): Sandbox {
  const box = new Sandbox({ moment: 3, clock: 'none' }).started()
  box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
  expect(box.table.play?.moment).toBeDefined()
  return box
}

function moment(box: Sandbox) {
  const open = box.table.play?.moment
  if (open === undefined) throw new Error('no moment is open')
  return open
}

describe('[CHM-191] a moment in which anyone may object', () => {
  it('has one end for all who are asked, whoever could object', () => {
    const box = atMoment()
    const due = box.now + times.moment.lead + 3_000
    expect(box.table.play?.asked.map(one => one.due)).toEqual([due, due])
    expect(timersOf(box.table, humanPace)).toEqual([{ kind: 'close-moment', due }])
  })

  it('passes by itself, in one breath, and nobody has run out of time', () => {
    const box = atMoment()
    const { due } = moment(box)
    box.now = due - 1
    expect(whyNot(box.askDeed({ type: 'close-moment' }))).toBe('table-decision-passed')
    box.now = due
    const seq = box.table.seq
    box.deed({ type: 'close-moment' })
    const news = box.table.log.slice(seq).map(({ entry }) => entry)
    expect(news.map(entry => entry.type === 'moved' && [entry.seat, entry.by])).toEqual([
      [1, 'moment'],
      [2, 'moment'],
    ])
    expect(box.table.play?.moment).toBeUndefined()
    expect(box.table.places.map(place => place.timeOuts)).toEqual([0, 0, 0])
  })

  it('takes no answer that would let it pass: counting those would end it early', () => {
    const box = atMoment()
    const { since } = moment(box)
    expect(whyNot(box.ask(bob, { type: 'move', since, move: 'allow' }))).toBe(
      'table-passes-by-itself',
    )
  })

  it('ends at once when somebody objects', () => {
    const box = atMoment()
    const seat = [1, 2].find(one => box.legal(one).includes('object'))
    if (seat === undefined) throw new Error('nobody holds a stop: deal another hand')
    const { since } = moment(box)
    const seq = box.table.seq
    box.do([ann, bob, cid][seat], { type: 'move', since, move: 'object' })
    const news = box.table.log.slice(seq).map(({ entry }) => entry)
    expect(news.map(entry => entry.type === 'moved' && entry.by)).toEqual(['player', 'moment'])
    expect(box.table.play?.moment).toBeUndefined()
  })

  it('ends at once also where the only one who was asked objects', () => {
    const box = new Sandbox({ moment: 3, clock: 'none', config: { seats: 2 } }).started()
    for (let tries = 0; tries < 20; tries++) {
      const [mover] = box.table.play?.asked ?? []
      if (mover === undefined) throw new Error('nobody is to move')
      const people = [ann, bob]
      const card = box.legal(mover.seat).find(text => text.startsWith('play'))
      if (card === undefined) throw new Error('nothing to play')
      box.move(people[mover.seat], card)
      const other = 1 - mover.seat
      const { since, due } = moment(box)
      if (box.legal(other).includes('object')) {
        box.do(people[other], { type: 'move', since, move: 'object' })
        expect(box.table.play?.moment).toBeUndefined()
        return
      }
      box.now = due
      box.deed({ type: 'close-moment' })
    }
    throw new Error('nobody ever held a stop')
  })

  it('is longer by ten seconds for all when anyone asks to wait, once each', () => {
    const box = atMoment()
    const { since, due } = moment(box)
    box.now = due - 500
    box.do(ann, { type: 'wait', since })
    expect(moment(box)).toMatchObject({ due: box.now + 10_000, waited: [0] })
    expect(box.table.play?.asked.map(one => one.due)).toEqual([moment(box).due, moment(box).due])
    expect(whyNot(box.ask(ann, { type: 'wait', since }))).toBe('table-waited-already')
    box.now += 9_000
    box.do(bob, { type: 'wait', since })
    expect(moment(box).due).toBe(box.now + 10_000)
    box.now = moment(box).due
    expect(whyNot(box.ask(cid, { type: 'wait', since }))).toBe('table-decision-passed')
    expect(whyNot(box.ask(cid, { type: 'wait', since: since - 1 }))).toBe('table-decision-passed')
  })

  it('has bots think within it at times that public facts decide, and keeps none of these', () => {
    const bots = [{ seat: 2, bot: 'random' }]
    const box = new Sandbox({ moment: 5, bots })
    box.do(bob, { type: 'sit' }, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    const timers = timersOf(box.table, humanPace)
    expect(timers.map(timer => timer.kind)).toEqual(['close-moment', 'object'])
    expect(timers[1].due).toBeLessThan(timers[0].due)
    expect(timerChanges([], timers)).toEqual([
      { set: 'moment', due: timers[0].due, body: 'close-moment' },
    ])
  })

  it('waits for all answers where the table has no length for it', () => {
    const box = new Sandbox().started()
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    expect(box.table.play?.moment).toBeUndefined()
    box.move(bob, 'allow')
    expect(box.table.play?.asked.map(one => one.seat)).toEqual([2])
  })
})

/** My Treasure has rounds. */
const treasure = { title: 'my-treasure', config: { seats: 3, first: 0 }, gated: true } as const

describe('a gate before a round', () => {
  it('asks nobody before every person is ready', () => {
    const box = new Sandbox(treasure).started()
    const { gate } = box.table.play ?? {}
    expect(gate).toMatchObject({ due: undefined, on: [] })
    expect(box.table.play?.asked).toEqual([])
    expect(timersOf(box.table, humanPace)).toEqual([])
    const since = gate?.since ?? 0
    box.do(ann, { type: 'go-on', since }).do(cid, { type: 'go-on', since })
    expect(box.table.play?.asked).toEqual([])
    expect(whyNot(box.ask(ann, { type: 'go-on', since }))).toBe('table-decision-passed')
    box.do(bob, { type: 'go-on', since })
    expect(box.table.play?.gate).toBeUndefined()
    // Asked since the deal: an answer given while the last were looking is no old one.
    expect(box.table.play?.asked.map(one => one.since)).toEqual([since])
  })

  it('does not wait for bots, nor for who has left', () => {
    const box = new Sandbox({ ...treasure, bots: [{ seat: 2, bot: 'random' }] })
    box.do(bob, { type: 'sit' }, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    box.do(ann, { type: 'go-on', since: box.table.play?.gate?.since ?? 0 })
    expect(box.table.play?.asked).toEqual([])
    box.do(bob, { type: 'leave' })
    expect(box.table.play?.asked).toHaveLength(1)
  })

  it('opens by itself when the time for people is up', () => {
    const box = new Sandbox({ ...treasure, clock: 'fast' }).started()
    const due = box.now + times.gates.fast
    expect(timersOf(box.table, humanPace)).toEqual([{ kind: 'close-gate', due }])
    expect(whyNot(box.askDeed({ type: 'close-gate' }))).toBe('table-decision-passed')
    box.now = due
    box.deed({ type: 'close-gate' })
    expect(box.table.play?.asked[0]).toMatchObject({ from: due, due: due + 30_000 })
  })

  it('is the same after a restart', () => {
    const box = new Sandbox(treasure).started()
    box.do(ann, { type: 'go-on', since: box.table.play?.gate?.since ?? 0 })
    const again = fold(box.table.log, box.ports.title)
    expect(again.ok && again.value.play).toEqual(box.table.play)
  })
})

describe('the pace of bots', () => {
  const withBots = { bots: [1, 2].map(seat => ({ seat, bot: 'random' })) }

  it('is set by the host or by the only person, and bots keep to it', () => {
    const box = new Sandbox(withBots).do(ann, { type: 'start' }, { type: 'pace', pace: 'calm' })
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    for (const { due } of timersOf(box.table, humanPace)) {
      expect(due - box.now).toBeGreaterThanOrEqual(times.paces.calm.least)
      expect(due - box.now).toBeLessThan(times.paces.calm.most)
    }
    const among = new Sandbox().started()
    expect(whyNot(among.ask(bob, { type: 'pace', pace: 'quick' }))).toBe('table-not-the-host')
    expect(whyNot(among.ask(ann, { type: 'pace', pace: 'quick' }))).toBe('accepted')
  })

  it('is never shorter than a thought may be: its length would tell of their cards', () => {
    const { thinking, hurried, moment, paces } = times
    const shortest = [hurried, moment.first, ...Object.values(paces).map(({ least }) => least)]
    expect(Math.min(...shortest)).toBeGreaterThan(thinking)
  })

  it('is cut short by the only person who waits for them, and by nobody else', () => {
    const box = new Sandbox(withBots).do(ann, { type: 'start' })
    expect(whyNot(box.ask(ann, { type: 'hurry' }))).toBe('table-decision-passed')
    box.move(ann, box.legal(0).find(text => text.startsWith('play')) ?? '')
    box.do(ann, { type: 'hurry' })
    for (const { due } of timersOf(box.table, humanPace)) expect(due).toBe(box.now + times.hurried)
    const among = new Sandbox({ bots: [{ seat: 2, bot: 'random' }] })
    among.do(bob, { type: 'sit' }, { type: 'ready', ready: true }).do(ann, { type: 'start' })
    expect(whyNot(among.ask(ann, { type: 'hurry' }))).toBe('table-others-read')
  })
})
