import { nth } from '@adit/kernel'
import type { Event, State } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import { loadEveryLanguage } from '@adit/words'
import { describe, expect, it } from 'vitest'
import { replayOfBots, tellMoves } from '../../client/replay/testing.ts'
import { loadSpeech } from '../../words/speech.ts'
import { knownIn } from './knowledge.ts'
import { findWords, stackWords } from './known-words.ts'

await loadEveryLanguage()
const speech = await loadSpeech('en')

const moved: (...told: readonly Event[]) => Item & { type: 'moved' } = tellMoves()
const shuffled: Item = { ...moved({ type: 'shuffled', round: 1, first: 0 }), by: 'chance' }
const laid = (place: number) => moved({ type: 'placed', seat: 0, place, card: -1 })
const took = moved({ type: 'took', seat: 1, token: 2, place: 0 })
const fled = moved({ type: 'fled', seat: 0, token: -1, place: 3 })
const scored = moved({
  type: 'scored',
  round: 1,
  held: [0, 2],
  stacks: [[3], [4]],
  counts: [1, 2],
  pay: [2, 3],
  coins: [2, 3],
})
const mate = {
  seat: 0,
  name: 'Gleb',
  avatar: 'ida',
  isYou: false,
  bot: undefined,
  isPerson: true,
  isFree: false,
  isReady: true,
  isAway: false,
  isHere: true,
} as const

describe('who knows a stack', () => {
  it('[TRE-04] everybody saw each card as it was laid, and none looks again before the count', () => {
    const log = [shuffled, laid(0), laid(2), laid(0), took]
    const known = knownIn(log)
    expect(known.stacks.get(0)).toEqual({ laid: [1, 3], taken: { seat: 1, turn: 4 } })
    expect(stackWords(known, 0, speech)).toBe(
      'Everybody saw each card as it was laid: turn 1, 3. Nobody may look again before the count.',
    )
    const after = knownIn([...log, scored])
    expect(stackWords(after, 0, speech)).toContain('Everybody: since turn 5.')
  })

  it('nothing of the round before', () => {
    const known = knownIn([shuffled, laid(0), took, scored, shuffled])
    expect(known).toEqual({ stacks: new Map(), finds: new Map(), opened: undefined })
    expect(stackWords(known, 0, speech)).toBe('No card has been laid here.')
  })
})

describe('who knows a find token', () => {
  it('all, if it was chosen', () => {
    expect(findWords(knownIn([shuffled, took]), { ...mate, seat: 1 }, speech)).toBe(
      'Everybody: since turn 1.',
    )
  })

  it('[TRE-16] nobody before the count, if it was taken blind', () => {
    const log = [shuffled, laid(3), fled]
    expect(findWords(knownIn(log), mate, speech)).toBe(
      'Nobody, not even Gleb: taken unseen in turn 2.',
    )
    expect(findWords(knownIn([...log, scored]), mate, speech)).toMatch(/Everybody: since turn 3\.$/)
  })
})

it('as the view has it through a whole game', () => {
  const replay = replayOfBots('my-treasure')
  for (const moment of replay.stops) {
    const cave = replay.sight(moment, 'spectator').game.view as State
    const { stacks, finds, opened } = knownIn(replay.items('spectator', 0, moment))
    for (const [place, stack] of cave.places.entries()) {
      if (stack.length > 0) expect(stacks.get(place)?.laid).toHaveLength(stack.length)
    }
    const isCounted = cave.phase === 'shuffle' || cave.phase === 'over'
    expect(opened !== undefined).toBe(isCounted && cave.round > 0)
    for (const [seat, stack] of cave.stacks.entries()) {
      const taken = [...stacks.values()].find(one => one.taken?.seat === seat)
      if (stack.length > 0) expect(taken?.laid).toHaveLength(stack.length)
      if (isCounted) continue
      expect(finds.get(seat)?.isSeen ?? false).toBe(nth(cave.held, seat) >= 0)
    }
  }
})
