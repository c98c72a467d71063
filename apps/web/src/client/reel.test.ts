import { type Pace, paces } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { type Beat, Reel, readingTime, timesOf, type Weight } from './reel.ts'
import { TestClock } from './testbed.ts'

const lay: Weight = { flight: 380, deed: 180, letters: 20, isGrave: false }
const attack: Weight = { flight: 620, deed: 420, letters: 24, isGrave: true }

/** A reel on a clock turned by hand, and what it did when, in milliseconds since it was made. */
function handDriven(pace: Pace = 'normal') {
  const clock = new TestClock()
  const from = clock.now
  const done: { what: string; at: number }[] = []
  const world = { isAway: false, isPressed: false }
  const reel = new Reel({
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    pace: () => pace,
    isAway: () => world.isAway,
    isPressed: () => world.isPressed,
  })
  const note = (what: string): void => void done.push({ what, at: clock.now - from })
  const beat = (name: string, weight = lay): Beat => ({
    weight,
    begin: () => note(`${name} begins`),
    land: () => note(`${name} lands`),
    end: () => note(`${name} ends`),
  })
  return { clock, done, world, reel, beat, whats: () => done.map(({ what }) => what) }
}

describe('the times of a beat', () => {
  it('are 1.4 to 2.2 s for a plain move, 0.7 to 1.1 when quick, 2.7 to 4 when calm', () => {
    for (const letters of [14, 20, 28]) {
      const endAt = (pace: Pace) => timesOf({ ...lay, letters }, pace, 0).end
      expect(endAt('normal')).toBeGreaterThanOrEqual(1_400)
      expect(endAt('normal')).toBeLessThanOrEqual(2_200)
      expect(endAt('quick')).toBeGreaterThanOrEqual(700)
      expect(endAt('quick')).toBeLessThanOrEqual(1_250)
      expect(endAt('calm')).toBeGreaterThanOrEqual(2_300)
      expect(endAt('calm')).toBeLessThanOrEqual(4_000)
    }
  })

  it('let a sentence stand for its reading time, and at a calm pace for as long as it is spoken', () => {
    expect(readingTime(40)).toBe(350 + 40 * 45)
    expect(readingTime(3)).toBe(900)
    for (const pace of paces) {
      const { land, end } = timesOf(lay, pace, 0)
      const read = end - land - lay.deed * (pace === 'quick' ? 0.7 : 1)
      const share = { calm: 1.8, normal: 1, quick: 0.5 }[pace]
      expect(read).toBeCloseTo(readingTime(lay.letters) * share)
    }
    // A voice says some 15 letters a second.
    const { land, end } = timesOf({ ...lay, letters: 60 }, 'calm', 0)
    expect(end - land).toBeGreaterThan((60 / 15) * 1_000)
  })

  it('give what is done to the reader 1.4 s more, and shorten it for no crowd', () => {
    const plain = timesOf({ ...attack, isGrave: false }, 'normal', 0)
    expect(timesOf(attack, 'normal', 0).end).toBe(plain.end + 1_400)
    expect(timesOf(attack, 'normal', 20)).toEqual(timesOf(attack, 'normal', 0))
  })

  it('shrink when others wait: some, then a cut of 250 ms', () => {
    expect(timesOf(lay, 'normal', 3)).toEqual(timesOf(lay, 'normal', 0))
    const crowded = timesOf(lay, 'normal', 4)
    expect(crowded.land).toBeCloseTo(380 * 0.6)
    expect(crowded.end).toBeCloseTo(560 * 0.6 + 1_250 * 0.5)
    expect(timesOf(lay, 'normal', 9)).toEqual({ land: 0, end: 250, skip: 0 })
  })
})

describe('a reel', () => {
  it('flies, lands, ends, and only then begins the next', async () => {
    const { clock, done, reel, beat } = handDriven()
    reel.add(beat('a'))
    reel.add(beat('b'))
    await clock.pass(10_000)
    expect(done).toEqual([
      { what: 'a begins', at: 0 },
      { what: 'a lands', at: 380 },
      { what: 'a ends', at: 1_810 },
      { what: 'b begins', at: 1_810 },
      { what: 'b lands', at: 2_190 },
      { what: 'b ends', at: 3_620 },
    ])
    expect(reel.isIdle).toBe(true)
  })

  it('plays a burst of thirty in order, each to its end, quicker the more wait', async () => {
    const { clock, done, reel, beat, whats } = handDriven()
    const names = Array.from({ length: 30 }, (_none, at) => `${at}`)
    for (const name of names) reel.add(beat(name))
    await clock.pass(60_000)
    expect(whats()).toEqual(
      names.flatMap(name => ['begins', 'lands', 'ends'].map(x => `${name} ${x}`)),
    )
    const ends = done.filter(({ what }) => what.endsWith('ends')).map(({ at }) => at)
    const gaps = ends.map((at, place) => at - (ends[place - 1] ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(250)
    // The last three are at their ease again.
    expect(gaps.slice(-3)).toEqual([1_810, 1_810, 1_810])
    expect(done.at(-1)?.at).toBeLessThan(30_000)
  })

  it('is hurried by a press: one beat, not the next one', async () => {
    const { clock, reel, beat, whats } = handDriven()
    reel.add(beat('a'))
    reel.add(beat('b'))
    await clock.pass(100)
    expect(reel.hurry()).toBe(true)
    expect(whats()).toEqual(['a begins', 'a lands', 'a ends', 'b begins'])
    await clock.pass(10_000)
    expect(reel.hurry()).toBe(false)
  })

  it('holds what is done to the reader for 1.4 s, whatever is pressed', async () => {
    const { clock, done, reel, beat } = handDriven()
    reel.add(beat('a', attack))
    await clock.pass(100)
    reel.hurry()
    reel.hurry()
    await clock.pass(10_000)
    expect(done).toEqual([
      { what: 'a begins', at: 0 },
      { what: 'a lands', at: 100 },
      { what: 'a ends', at: 620 + 1_400 },
    ])
  })

  it('is done with everything at once when nobody looks, still in order', () => {
    const { reel, beat, world, whats } = handDriven()
    reel.add(beat('a'))
    world.isAway = true
    reel.add(beat('b'))
    expect(whats()).toEqual(['a begins', 'a lands', 'a ends', 'b begins', 'b lands', 'b ends'])
  })

  it('begins nothing while the page shows something of its own, and loses nothing', async () => {
    const { clock, reel, beat, whats } = handDriven()
    reel.add(beat('a'))
    const letGo = reel.hold()
    reel.add(beat('b'))
    await clock.pass(10_000)
    expect(whats()).toEqual(['a begins', 'a lands', 'a ends'])
    expect(reel.isIdle).toBe(false)
    const letGoToo = reel.hold()
    letGo()
    letGo()
    expect(whats()).toHaveLength(3)
    letGoToo()
    expect(whats().at(-1)).toBe('b begins')
    await clock.pass(10_000)
    expect(reel.isIdle).toBe(true)
  })

  it('is done with what it holds back when nobody looks', () => {
    const { reel, beat, world, whats } = handDriven()
    reel.hold()
    reel.add(beat('a'))
    expect(whats()).toEqual([])
    world.isAway = true
    reel.add(beat('b'))
    expect(whats()).toEqual(['a begins', 'a lands', 'a ends', 'b begins', 'b lands', 'b ends'])
  })

  it('hurries by itself towards a question that does not wait', async () => {
    const { clock, done, reel, beat, world } = handDriven()
    world.isPressed = true
    reel.add(beat('a'))
    await clock.pass(5_000)
    expect(done.at(-1)?.at).toBeLessThan(1_000)
  })
})
