import { describe, expect, it } from 'vitest'
import { place, placeInside } from './place.ts'

const screen = { width: 1000, height: 700 }
const bubble = { width: 200, height: 80 }

describe('place', () => {
  it('puts a bubble above its anchor, in the middle', () => {
    const anchor = { left: 480, top: 400, width: 40, height: 56 }
    expect(place(anchor, bubble, screen)).toEqual({ left: 400, top: 310, side: 'above', tail: 100 })
  })

  it('goes below when there is no room above', () => {
    const anchor = { left: 480, top: 20, width: 40, height: 56 }
    expect(place(anchor, bubble, screen)).toMatchObject({ side: 'below', top: 86 })
  })

  it('stays on the screen, and its tail under the anchor', () => {
    const anchor = { left: 960, top: 400, width: 40, height: 56 }
    const { left, tail } = place(anchor, bubble, screen)
    expect(left).toBe(792)
    expect(left + tail).toBe(974)
  })

  it('covers its anchor rather than leave a screen that is too small for both', () => {
    const anchor = { left: 100, top: 40, width: 40, height: 56 }
    expect(place(anchor, bubble, { width: 320, height: 150 })).toMatchObject({
      side: 'above',
      top: 8,
    })
  })
})

describe('placeInside', () => {
  const region = { left: 100, top: 50, width: 500, height: 300 }

  it('comes as near to its anchor as the region lets it', () => {
    const below = { left: 300, top: 600, width: 40, height: 56 }
    expect(placeInside(region, bubble, below)).toEqual({ left: 220, top: 262 })
    const beside = { left: 800, top: 180, width: 40, height: 40 }
    expect(placeInside(region, bubble, beside)).toEqual({ left: 392, top: 160 })
  })

  it('lies over its anchor only where there is no room beside it', () => {
    const high = { left: 120, top: 60, width: 400, height: 90 }
    expect(placeInside(region, bubble, high)).toEqual({ left: 220, top: 160 })
    const low = { left: 120, top: 240, width: 400, height: 90 }
    expect(placeInside(region, bubble, low)).toEqual({ left: 220, top: 150 })
    const whole = { left: 120, top: 60, width: 400, height: 280 }
    expect(placeInside(region, bubble, whole)).toEqual({ left: 220, top: 160 })
  })

  it('has no place where the region is too small', () => {
    const anchor = { left: 0, top: 0, width: 10, height: 10 }
    expect(placeInside({ ...region, height: 90 }, bubble, anchor)).toBeUndefined()
  })
})
