import type { Seat } from '@adit/kernel'
import type { Motion } from '@adit/protocol'
import { times } from './clock.ts'
import { type Decision, Draft, refused } from './draft.ts'
import { strongestBot } from './moving.ts'
import type { Ports } from './ports.ts'
import { refuse } from './refusals.ts'
import { presentPeople, type Table, type Vote } from './table.ts'

export function propose(
  table: Table,
  seat: Seat,
  motion: Motion,
  now: number,
  ports: Ports,
): Decision {
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  if (table.vote !== undefined) return refused(refuse('table-vote-open'))
  if (motion.kind === 'bot') {
    const place = table.places[motion.seat]
    if (place === undefined) return refused(refuse('table-no-such-seat', { seat: motion.seat }))
    if (place.bot !== undefined) return refused(refuse('table-bot-plays', { seat: motion.seat }))
    if (!place.away) return refused(refuse('table-seat-present', { seat: motion.seat }))
  }
  const voters = presentPeople(table)
  if (!voters.includes(seat)) return refused(refuse('table-not-a-voter'))
  const due = now + times.vote
  const draft = new Draft(table, now).add({ type: 'vote-opened', seat, motion, voters, due })
  return count(draft, ports).done()
}

export function vote(table: Table, seat: Seat, yes: boolean, now: number, ports: Ports): Decision {
  if (table.vote === undefined) return refused(refuse('table-no-vote'))
  const { voters, yes: ayes, no: noes } = table.vote
  if (!voters.includes(seat)) return refused(refuse('table-not-a-voter'))
  if ([...ayes, ...noes].includes(seat)) return refused(refuse('table-voted-already'))
  return count(new Draft(table, now).add({ type: 'vote-cast', seat, yes }), ports).done()
}

/** Time is up: who has not voted has not agreed. */
export function closeVote(table: Table, now: number): Decision {
  if (table.vote === undefined || now < table.vote.due) return refused(refuse('table-no-vote'))
  return new Draft(table, now).add({ type: 'vote-closed', passed: false }).done()
}

/** Closes the vote as soon as nothing can change its result. */
function count(draft: Draft, ports: Ports): Draft {
  const { vote } = draft.table
  if (vote === undefined) throw new Error('no vote to count')
  const { motion, voters, yes, no } = vote
  const passed = yes.length >= needed(vote)
  if (!passed && voters.length - no.length >= needed(vote)) return draft
  draft.add({ type: 'vote-closed', passed })
  if (!passed) return draft
  if (motion.kind === 'end') return draft.add({ type: 'ended', ending: 'voted' })
  const bot = strongestBot(draft.table, ports)
  return draft.add({ type: 'handed', seat: motion.seat, bot, why: 'vote' })
}

/** A bot for the absent: more than half of those present. To end what others play: all of them. */
function needed({ motion, voters }: Vote): number {
  return motion.kind === 'end' ? voters.length : Math.floor(voters.length / 2) + 1
}
