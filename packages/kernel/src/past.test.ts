import { describe, expect, it } from 'vitest'
import { objection } from './conformance/index.ts'
import { parseConfig } from './options.ts'
import { Pasts } from './past.ts'
import { playOut } from './play.ts'
import { quickRandom } from './random.ts'

function open() {
  const config = parseConfig(objection, { seats: 3 })
  if (!config.ok) throw new Error(config.why.key)
  return objection.open(config.value)
}

describe('a past', () => {
  it('has one moment a move, told as that seat may hear it', () => {
    const game = open()
    const pasts = new Pasts(game)
    const state = game.setup()
    const events: ReturnType<typeof game.redact>[][] = []
    const step: typeof game.step = (at, seat, move) => {
      const happened: Parameters<typeof game.redact>[0][] = []
      game.step(at, seat, move, event => happened.push(event))
      pasts.note(seat, happened, at)
      events.push(happened.map(event => game.redact(event, 1)))
    }
    playOut({ ...game, step }, state, quickRandom(1))
    expect(events.length).toBeGreaterThan(3)
    expect(pasts.of(1).map(moment => moment.told)).toEqual(
      events.map(told => told.filter(event => event !== undefined)),
    )
    expect(pasts.of(1).every(moment => moment.view === undefined)).toBe(true)
  })

  it('begins anew with a round, and keeps views where the game is fleeting', () => {
    const game = { ...open(), fleeting: true as const }
    let round = 1
    const pasts = new Pasts({ ...game, round: () => round })
    const state = game.setup()
    pasts.note(0, [], state)
    pasts.note(0, [], state)
    expect(pasts.of(2)).toHaveLength(2)
    expect(pasts.of(2)[0].view).toEqual(game.view(state, 2))
    round = 2
    pasts.note(1, [], state)
    expect(pasts.of(2).map(moment => moment.by)).toEqual([1])
  })
})
