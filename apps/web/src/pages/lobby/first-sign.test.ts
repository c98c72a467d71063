import { describe, expect, it } from 'vitest'
import { atFirstSign } from './first-sign.ts'

function watched() {
  const target = new EventTarget()
  const acts: string[] = []
  const stop = atFirstSign(() => acts.push('act'), target)
  return { acts, stop, give: (sign: string) => target.dispatchEvent(new Event(sign)) }
}

describe('the first sign of a person', () => {
  it.each(['pointermove', 'pointerdown', 'scroll', 'keydown'])(
    '%s is one, and only the first',
    sign => {
      const { acts, give } = watched()
      expect(acts).toEqual([])
      give(sign)
      give(sign)
      give('scroll')
      expect(acts).toEqual(['act'])
    },
  )

  it('is not waited for by a page that was left', () => {
    const { acts, stop, give } = watched()
    stop()
    give('pointermove')
    expect(acts).toEqual([])
  })
})
