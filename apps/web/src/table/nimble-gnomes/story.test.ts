import { type Event, kindNamed } from '@adit/nimble-gnomes'
import { expect, it } from 'vitest'
import { moved } from '../common/story-bed.ts'
import { storyOf } from './story.ts'

const kind = (name: string): number => kindNamed(name) ?? -1
const lays = (seat: number, ...gems: readonly string[]): readonly Event[] =>
  gems.map(gem => ({ type: 'laid', seat, gem: kind(gem) }))
const curses = (seat: number, target: number): Event => ({
  type: 'cursed',
  seat,
  target,
  curse: kind('fog-green'),
})

it('tells who had the first six, and after how many gems', () => {
  const five = ['ruby-round', 'ruby-round', 'ruby-square', 'ruby-square', 'ruby-triangular']
  const log = [
    moved(...lays(1, 'sapphire-round', ...five)),
    moved(...lays(0, ...five)),
    // A diamond is as good as any gem.
    moved(...lays(1, 'diamond')),
    moved(...lays(0, 'ruby-round')),
  ]
  expect(storyOf(log)[0]).toEqual({ kind: 'six', seats: [1], count: 7 })
  expect(storyOf(log.slice(0, 2))[0]).toEqual({ kind: 'gems', seats: [1], count: 6 })
})

it('tells who was cursed most, who got rid of most, and who sent most', () => {
  const blown: Event = { type: 'blown', seat: 2, wind: kind('wind-red'), fog: kind('fog-orange') }
  const cleared: Event = { type: 'cleared', seat: 0, collapses: 0, caves: 1 }
  const log = [moved(curses(0, 1), curses(0, 2), curses(1, 2), cleared, blown)]
  expect(storyOf(log)).toEqual([
    { kind: 'hit', seats: [2], count: 2 },
    { kind: 'freed', seats: [0, 2], count: 1 },
    { kind: 'curses', seats: [0], count: 2 },
  ])
})

it('has nothing to tell of a game in which nothing was done', () => {
  expect(storyOf([moved({ type: 'took-none', seat: 0 })])).toEqual([])
})
