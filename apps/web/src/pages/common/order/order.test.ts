import { check, opening } from '@adit/protocol'
import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import {
  addPerson,
  changeBots,
  changeSeats,
  newOrder,
  openingOf,
  removePerson,
  seatsAllowed,
} from './order.ts'

const treasure = titleNamed('my-treasure')
if (treasure === undefined) throw new Error('no My Treasure on the shelf')

describe('an order', () => {
  it('begins with the first preset and nobody else at the table', () => {
    const order = newOrder(treasure, 'apprentice')
    expect(order).toMatchObject({ preset: 'standard', bots: 0, config: { seats: 4 } })
  })

  it('goes through the numbers of seats that are allowed, and no further', () => {
    let order = newOrder(treasure, 'apprentice')
    expect(seatsAllowed(order)).toEqual([2, 3, 4])
    expect(changeSeats(order, 1)).toBe(order)
    order = changeSeats(changeSeats(changeSeats(order, -1), -1), -1)
    expect(order.config.seats).toBe(2)
  })

  it('takes bots away with the seats they would have had', () => {
    const order = { ...newOrder(treasure, 'apprentice'), bots: 3 }
    expect(changeSeats(order, -1).bots).toBe(2)
  })

  it('opens with the host first and the bots last, in a form the protocol takes', () => {
    const order = { ...newOrder(treasure, 'apprentice'), bots: 2 }
    const made = openingOf(order)
    expect(made.bots).toEqual([
      { seat: 2, bot: 'apprentice' },
      { seat: 3, bot: 'apprentice' },
    ])
    expect(check(opening, made)).toMatchObject({ ok: true })
  })

  it('stops cards for five seconds, until all have answered, or as long as somebody chose', () => {
    const order = { ...newOrder(treasure, 'apprentice'), bots: 3 }
    expect(openingOf(order)).toMatchObject({ moment: 5, pace: 'normal' })
    expect(openingOf({ ...order, bots: 2 })).not.toHaveProperty('moment')
    expect(openingOf({ ...order, clock: 'days' })).not.toHaveProperty('moment')
    expect(openingOf({ ...order, bots: 2, moment: 8, pace: 'quick' })).toMatchObject({
      moment: 8,
      pace: 'quick',
    })
    expect(openingOf({ ...order, moment: 'all' })).not.toHaveProperty('moment')
  })

  it('around one device lets people sit first and fills up with bots', () => {
    const vera = { name: 'Vera', avatar: 'ida' }
    let order = addPerson(newOrder(treasure, 'apprentice', 'around'), vera)
    expect(order).toMatchObject({ people: [vera], bots: 2, config: { seats: 4 } })
    order = changeBots(changeBots(order, -1), -1)
    expect(order).toMatchObject({ people: [vera], bots: 0, config: { seats: 2 } })
    order = addPerson(order, vera)
    expect(order).toMatchObject({ bots: 0, config: { seats: 3 } })
    expect(removePerson(order, 0)).toMatchObject({ people: [vera], bots: 1 })
  })

  it('with bots only has one for every other seat', () => {
    const order = newOrder(treasure, 'apprentice', 'bots')
    expect(order.bots).toBe(3)
    expect(changeBots(order, -1)).toMatchObject({ bots: 2, config: { seats: 3 } })
  })
})
