import { expect, it } from 'vitest'
import { type FlightIn, flying } from './flights.ts'

const seen = {} as Parameters<FlightIn>[1]
const weigh: Parameters<typeof flying>[0] = (_news, own) => ({
  flight: 0,
  deed: 0,
  letters: 0,
  isGrave: false,
  ...own,
})

it('gives a card its way before it lands, and lets it go', () => {
  const gone: string[] = []
  const { weigh: weight, fly } = flying(weigh, {
    flightIn: () => () => void gone.push('card'),
  })
  expect(weight([], seen, seen)).toMatchObject({ flight: 420, deed: 0 })
  expect(gone).toEqual([])
  fly?.([], seen, seen)
  expect(gone).toEqual(['card'])
})

it('waits for nothing where no card is on its way', () => {
  expect(flying(weigh).weigh([], seen, seen)).toMatchObject({ flight: 0, deed: 420 })
})

it('is grave where it is done to the reader', () => {
  const weighing = (isGrave: boolean) => flying(weigh, { isGrave: () => isGrave })
  expect(weighing(true).weigh([], seen, seen).isGrave).toBe(true)
  expect(weighing(false).weigh([], seen, seen).isGrave).toBe(false)
})
