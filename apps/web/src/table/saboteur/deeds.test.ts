import { cards, type Event, faceOf } from '@adit/saboteur'
import { expect, it } from 'vitest'
import { moved } from '../common/story-bed.ts'
import { deedsOfRound } from './deeds.ts'
import { isDeadEnd } from './tunnels.ts'

const named = (name: string): number =>
  faceOf(
    cards.findIndex(card => card.name === name),
    0,
  )
const begun: Event = { type: 'round-begun', round: 1, seat: 0, deck: 30 }
const ended: Event = { type: 'round-ended', ending: 0, seat: 0, roles: [], winners: [] }

it('counts what everyone could see in the round that ended, and nothing of another round', () => {
  const broke: Event = { type: 'broke', seat: 1, target: 0, tool: 0 }
  const log = [
    moved(begun, broke, ended),
    moved(begun, broke, { type: 'repaired', seat: 0, target: 0, tool: 0 }),
    moved({ type: 'peeked', seat: 1, at: 0, kind: -1, chest: -1 }, ended),
    moved(begun, broke),
  ]
  expect(deedsOfRound(log, 2)).toEqual([
    { breaks: 0, mends: 1, deadEnds: 0, maps: 0, falls: 0 },
    { breaks: 1, mends: 0, deadEnds: 0, maps: 1, falls: 0 },
  ])
})

it('knows a dead end from a way', () => {
  const ways = cards.filter(card => card.group === 'tunnel').map(card => card.name)
  const dead = ways.filter(name => isDeadEnd(named(name)))
  expect(dead.length).toBeGreaterThan(0)
  expect(dead.length).toBeLessThan(ways.length)
})
