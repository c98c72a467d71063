import { describe, expect, it } from 'vitest'
import { type Held, Slip } from './slip.ts'

/** A clock that is turned by hand. */
function table() {
  let time = 1_000
  let alarm: { readonly at: number; readonly wake: () => void } | undefined
  const shown: (Held | undefined)[] = []
  const slip = new Slip(
    {
      now: () => time,
      wakeAt(at, wake) {
        alarm = { at, wake }
        return () => {
          alarm = undefined
        }
      },
    },
    held => shown.push(held),
  )
  const pass = (by: number): void => {
    time += by
    if (alarm !== undefined && alarm.at <= time) alarm.wake()
  }
  return { slip, shown, pass, isAsleep: () => alarm === undefined }
}

/** Whether the move was sent or taken back, if that is decided by now. */
async function outcome(held: Promise<boolean>): Promise<boolean | 'waits'> {
  return Promise.race([held, Promise.resolve('waits' as const)])
}

describe('a move that is held', () => {
  it('is sent after three seconds, and not before', async () => {
    const { slip, shown, pass } = table()
    const held = slip.hold()
    expect(shown).toEqual([{ from: 1_000, due: 4_000 }])
    pass(2_999)
    expect(await outcome(held)).toBe('waits')
    pass(1)
    expect(await held).toBe(true)
    expect(shown.at(-1)).toHaveProperty('isSent')
  })

  it('is not sent once it is taken back', async () => {
    const { slip, shown, pass, isAsleep } = table()
    const held = slip.hold()
    slip.takeBack()
    expect(await held).toBe(false)
    expect(shown.at(-1)).toBeUndefined()
    expect(isAsleep()).toBe(true)
    pass(10_000)
    slip.goOn()
    expect(await held).toBe(false)
  })

  it('goes at once where one wishes it, or its time is nearly up', async () => {
    const { slip, shown } = table()
    const held = slip.hold()
    slip.goOn()
    expect(await held).toBe(true)
    const shorter = slip.hold(4_500)
    expect(shown.at(-1)).toEqual({ from: 1_000, due: 3_500 })
    slip.goOn()
    expect(await shorter).toBe(true)
    const before = shown.length
    expect(await slip.hold(1_500)).toBe(true)
    expect(shown).toHaveLength(before)
  })
})
