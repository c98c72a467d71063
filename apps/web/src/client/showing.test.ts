import type { Item } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { Live } from '../ui/live.ts'
import type { Hear } from './audience.ts'
import type { Seen } from './seen.ts'
import { answering, decisionIn, type TableWish } from './session.ts'
import { type Followed, type Performer, Showing } from './showing.ts'
import { TestClock } from './testbed.ts'

const FULL = { flight: 400, deed: 200, letters: 20, isGrave: false }
const performer: Performer = { weigh: () => FULL }

/** A table whose news come when the test says so. */
class TestTable implements Followed {
  readonly table = 't'
  readonly seen: Live<Seen | undefined>
  readonly #hear = new Set<Hear>()
  readonly #renew = new Set<(after: Seen) => void>()

  constructor() {
    this.seen = new Live<Seen | undefined>(seenAt(1, 'start', [0]))
  }
  get decision() {
    return decisionIn(this.seen.value)
  }
  readonly wishes: TableWish[] = []
  do(wish: TableWish) {
    this.wishes.push(wish)
    return Promise.resolve({ type: 'done', id: 'x' } as const)
  }
  move(text: string) {
    return this.do(answering(this.seen.value, this.decision, text))
  }
  /** A round has been dealt with the entry `since`, and waits for somebody. */
  gate(since: number): void {
    const dealt = seenAt(since + 3, 'dealt', [])
    const gate = { since, people: [0, 1], on: [0] }
    this.seen.value = { ...dealt, game: dealt.game && { ...dealt.game, gate } }
    for (const renew of this.#renew) renew(this.#now)
  }
  listen(hear: Hear) {
    this.#hear.add(hear)
    return () => this.#hear.delete(hear)
  }
  onCut(renew: (after: Seen) => void) {
    this.#renew.add(renew)
    return () => this.#renew.delete(renew)
  }
  /** A message with one move for each of these seats, and how it stands after them. */
  tell(view: string, movers: readonly number[], asked: readonly number[]): void {
    const { seq } = this.#now
    const news = movers.map((seat, at) => moved(seq + 1 + at, seat))
    this.#say(news, seenAt(seq + news.length, view, asked))
  }
  /** The move of this seat is the last. */
  end(view: string, mover: number): void {
    const seq = this.#now.seq + 1
    const { info, ...seen } = seenAt(seq, view, [])
    this.#say([moved(seq, mover)], { ...seen, info: { ...info, stage: 'finished' } })
  }
  #say(news: readonly Item[], seen: Seen): void {
    const before = this.#now
    const after = { ...seen, log: [...before.log, ...news] }
    this.seen.value = after
    for (const hear of this.#hear) hear(news, before, after)
  }
  online(online: readonly number[]): void {
    this.seen.value = { ...this.#now, online }
    for (const renew of this.#renew) renew(this.#now)
  }
  startAnew(seq: number, view: string): void {
    this.seen.value = seenAt(seq, view, [1])
    for (const renew of this.#renew) renew(this.#now)
  }
  get #now(): Seen {
    const seen = this.seen.value
    if (seen === undefined) throw new Error('nothing is known')
    return seen
  }
}

function moved(seq: number, seat: number): Item {
  return { seq, at: seq, type: 'moved', seat, by: 'bot', told: [{ type: 'laid' }] }
}

function seenAt(seq: number, view: string, asked: readonly number[]): Seen {
  const info = { stage: 'playing' }
  return {
    table: 't',
    seq,
    seat: 0,
    // Only what a showing looks at.
    info: info as Seen['info'],
    game: { view, asked: asked.map(seat => ({ seat, since: seq })) },
    log: [],
    chat: [],
    online: [],
    spectators: 0,
    ahead: 0,
  }
}

function handDriven() {
  const clock = new TestClock()
  const table = new TestTable()
  const world = { isAway: false }
  const showing = new Showing(table, {
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    pace: () => 'normal',
    isAway: () => world.isAway,
  })
  showing.perform(performer)
  const heard: string[] = []
  showing.listen((news, _before, after) => {
    heard.push(`${news.length} → ${String(after.game?.view)}`)
  })
  const shown = () => {
    const { game, log = [], doing } = showing.seen.value ?? {}
    return { view: game?.view, lines: log.length, asked: game?.asked.map(one => one.seat), doing }
  }
  return { clock, table, world, showing, heard, shown }
}

describe('a table as it is shown', () => {
  it('shows no state before its event has landed, and no next player before it is over', async () => {
    const { clock, table, shown, heard } = handDriven()
    table.tell('one', [1], [2])
    expect(shown()).toEqual({ view: 'start', lines: 0, asked: [], doing: 1 })
    await clock.pass(399)
    expect(shown()).toEqual({ view: 'start', lines: 0, asked: [], doing: 1 })
    expect(heard).toEqual([])
    await clock.pass(1)
    expect(shown()).toEqual({ view: 'one', lines: 1, asked: [], doing: 1 })
    expect(heard).toEqual(['1 → one'])
    await clock.pass(200 + 1_250)
    expect(shown()).toEqual({ view: 'one', lines: 1, asked: [2], doing: undefined })
  })

  it('shows a burst state by state, in order and none twice', async () => {
    const { clock, table, showing, shown } = handDriven()
    const views: unknown[] = []
    showing.seen.listen(() => {
      if (views.at(-1) !== shown().view) views.push(shown().view)
    })
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    for (const name of names) table.tell(name, [1], [0])
    await clock.pass(60_000)
    expect(views.filter(view => view !== 'start')).toEqual(names)
    expect(shown().asked).toEqual([0])
  })

  it('shows what happens meanwhile after what the page shows of its own, also when it is told who is here', async () => {
    const { clock, table, showing, shown } = handDriven()
    const letGo = showing.hold()
    table.tell('one', [1], [0])
    table.online([0, 2])
    await clock.pass(5_000)
    expect(shown()).toMatchObject({ view: 'start', asked: [0] })
    expect(showing.decision).toBeUndefined()
    letGo()
    await clock.pass(400)
    expect(shown()).toMatchObject({ view: 'one', doing: 1 })
  })

  it('asks the reader when it has been shown, and no longer when the question has passed', async () => {
    const { clock, table, showing } = handDriven()
    expect(showing.decision?.since).toBe(1)
    table.tell('one', [1], [0])
    expect(showing.decision).toBeUndefined()
    await clock.pass(3_000)
    expect(showing.decision?.since).toBe(2)
    table.tell('two', [1], [2])
    expect(showing.decision).toBeUndefined()
  })

  it('answers behind a gate what was asked with the deal, so that no press is lost when it opens', async () => {
    const { table, showing } = handDriven()
    table.gate(11)
    await showing.move('draw')
    expect(table.wishes).toEqual([{ type: 'move', since: 11, move: 'draw' }])
  })

  it('leaves the lantern with whose turn it is, while another only answers', async () => {
    const { clock, table, showing, shown } = handDriven()
    showing.perform({ weigh: () => FULL, turnOf: () => 1 })
    table.tell('stopped', [2], [0])
    await clock.pass(400)
    expect(shown()).toMatchObject({ view: 'stopped', doing: 1 })
    await clock.pass(3_000)
    expect(shown().doing).toBeUndefined()
  })

  it('holds the old picture to the end of a beat that turns the page', async () => {
    const { clock, table, showing, shown } = handDriven()
    showing.perform({ weigh: () => FULL, isHeld: () => true })
    table.tell('round 2', [1], [0])
    await clock.pass(600)
    expect(shown()).toMatchObject({ view: 'start', lines: 1 })
    await clock.pass(3_000)
    expect(shown().view).toBe('round 2')
  })

  it('shows the end of a game after the move that ended it, and not with it', async () => {
    const { clock, table, shown, showing } = handDriven()
    table.end('last', 1)
    await clock.pass(400)
    expect(shown()).toEqual({ view: 'last', lines: 1, asked: [], doing: 1 })
    expect(showing.seen.value?.info.stage).toBe('playing')
    await clock.pass(200 + 1_250)
    expect(showing.seen.value?.info.stage).toBe('finished')
  })

  it('after a lost connection shows how it stands and how many moves were missed, no film', async () => {
    const { clock, table, showing, shown, heard } = handDriven()
    table.tell('one', [1], [2])
    await clock.pass(100)
    table.tell('seven', [2, 3, 1, 2, 3, 1], [0])
    expect(shown()).toEqual({ view: 'seven', lines: 7, asked: [0], doing: undefined })
    expect(showing.missed.value).toBe(6)
    // What ran was finished first; what was missed is not acted out.
    expect(heard).toEqual(['1 → one'])
  })

  it('begins anew where a fresh start says so', async () => {
    const { clock, table, shown } = handDriven()
    table.tell('one', [1], [2])
    await clock.pass(100)
    table.startAnew(40, 'later')
    expect(shown()).toMatchObject({ view: 'later', asked: [1], doing: undefined })
  })

  it('says at once who is here, and shows no sooner what is under way', async () => {
    const { clock, table, showing, shown } = handDriven()
    table.tell('one', [1], [2])
    await clock.pass(100)
    table.online([0, 2])
    expect(showing.seen.value?.online).toEqual([0, 2])
    expect(shown()).toMatchObject({ view: 'start', doing: 1 })
  })

  it('counts what happened while nobody looked', () => {
    const { table, world, showing, shown } = handDriven()
    world.isAway = true
    table.tell('one', [1], [2])
    table.tell('two', [2], [0])
    expect(shown()).toMatchObject({ view: 'two', asked: [0] })
    expect(showing.missed.value).toBe(2)
  })
})
