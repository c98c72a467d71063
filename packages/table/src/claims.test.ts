import { expect, it } from 'vitest'
import { claimsOf } from './claims.ts'
import { ann, Sandbox } from './conformance/testbed.ts'

function say(phrase: string, seat?: number) {
  return { type: 'phrase', said: { phrase, slots: seat === undefined ? {} : { seat } } } as const
}

/** Ann and two bots in the middle of a game. */
function playing(): Sandbox {
  const bots = [1, 2].map(seat => ({ seat, bot: 'clever' }))
  return new Sandbox({ bots }).do(ann, { type: 'start' })
}

it('hears whom people suspect and trust, in the order it was said', () => {
  const at = playing().do(ann, say('i-suspect', 1), say('hello'), say('i-trust', 2))
  expect(claimsOf(at.table)).toEqual([
    { by: 0, about: 1, says: 'suspect' },
    { by: 0, about: 2, says: 'trust' },
  ])
})

it('hears what gnomes say with their moves', () => {
  const at = playing()
  const remarks = [{ on: 'accuse', seat: 0, sight: 'dead-end' }] as const
  for (let turn = 0; turn < 20 && claimsOf(at.table).length === 0; turn++) {
    const seat = at.table.play?.asked[0].seat ?? 0
    const [move] = at.legal(seat)
    if (seat === 0) at.move(ann, move)
    else at.deed({ type: 'bot', seat, since: at.since(seat), move, remarks })
  }
  expect(claimsOf(at.table)[0]).toMatchObject({ about: 0, says: 'suspect' })
})

it('does not hear what was said before the round', () => {
  const bots = [1, 2].map(seat => ({ seat, bot: 'clever' }))
  const at = new Sandbox({ bots }).do(ann, say('i-suspect', 1)).do(ann, { type: 'start' })
  expect(claimsOf(at.table)).toEqual([])
})
