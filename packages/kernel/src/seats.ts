/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number

/** A set of seats, one bit each. */
export type Seats = number

/** Nature sits at the table too: a shuffle is a move of hers. */
export const CHANCE: Seat = 30

export const NOBODY: Seats = 0

/** More seats than any title has; every bit stays clear of CHANCE's. */
export const MOST_SEATS = 16

export function only(seat: Seat): Seats {
  return 1 << seat
}

export function everyone(count: number): Seats {
  return (1 << count) - 1
}

export function has(seats: Seats, seat: Seat): boolean {
  return (seats & (1 << seat)) !== 0
}

export function without(seats: Seats, seat: Seat): Seats {
  return seats & ~(1 << seat)
}

export function seatCount(seats: Seats): number {
  let count = 0
  for (let rest = seats; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The members in seat order, CHANCE last. */
export function listSeats(seats: Seats): Seat[] {
  const members: Seat[] = []
  for (let rest = seats; rest !== 0; rest &= rest - 1) members.push(lowest(rest))
  return members
}

/** The first member in seat order; the set must not be empty. */
export function lowest(seats: Seats): Seat {
  return 31 - Math.clz32(seats & -seats)
}

/** The neighbour to the left, who moves next in clockwise play. */
export function leftOf(seat: Seat, count: number): Seat {
  return seat + 1 === count ? 0 : seat + 1
}
