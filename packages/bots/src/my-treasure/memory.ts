import { nth, type Past, quickRandom, type Seat, type View } from '@adit/kernel'
import { type Card, type Event, HOLE, type State } from '@adit/my-treasure'

/**
 * The view with the covered cards that its seat remembers: every treasure was seen by all when it was
 * drawn (TRE-04), and where it was laid was told. With a memory of less than 1 some are forgotten, the
 * same ones each time.
 */
export function recall(
  view: View<State>,
  past: Past<State, Event>,
  seat: Seat,
  memory: number,
): View<State> {
  const places: Card[][] = view.places.map(() => [])
  const stacks: Card[][] = view.stacks.map(() => [])
  let drawn: Card = HOLE
  let count = 0
  for (const { told, view: seen } of past) {
    for (const event of told) {
      switch (event.type) {
        case 'placed':
          nth(places, event.place).push(remembers(memory, seat, view.round, count++) ? drawn : HOLE)
          break
        case 'took':
        case 'fled':
          stacks[event.seat] = nth(places, event.place)
          places[event.place] = []
          break
        case 'began':
        case 'shuffled':
        case 'drew':
        case 'met-orc':
        case 'alarmed':
        case 'scored':
        case 'ended':
          break
      }
    }
    if (seen !== undefined && seen.drawn >= 0) drawn = seen.drawn
  }
  return {
    ...view,
    places: view.places.map((stack, at) => filled(stack, nth(places, at))),
    stacks: view.stacks.map((stack, at) => filled(stack, nth(stacks, at))),
  }
}

/**
 * What lies open is as it lies; below it, what is remembered. A past that begins in the middle of a
 * round tells of the upper cards only.
 */
function filled(stack: readonly Card[], known: readonly Card[]): Card[] {
  const below = stack.length - known.length
  return stack.map((card, at) => (card === HOLE ? (known[at - below] ?? HOLE) : card))
}

function remembers(memory: number, seat: Seat, round: number, nth: number): boolean {
  return memory === 1 || quickRandom((round * 64 + nth) * 8 + seat).below(100) < 100 * memory
}
