import { nth } from '@adit/kernel'
import type { Event, Move, State } from '@adit/saboteur'
import type { Because } from '../because.ts'
import type { Decision } from '../bot.ts'
import { cellOf, deedOf, faceOfLay, targetOf } from './deeds.ts'
import { survey, tryLaying } from './ground.ts'
import { witnessOf } from './witness.ts'

/** The way to the gold as the seat knows it, or what its victim or friend has shown; undefined where neither differs. */
export function becauseOf(
  decision: Decision<State, Move, Event>,
  chosen: Move,
  better: Move,
): Because | undefined {
  if (typeof chosen !== 'number' || typeof better !== 'number') return undefined
  const [own, other] = [chosen, better].map(move => gainOf(decision, move))
  if (own === undefined || other === undefined) return suspectOf(decision, better)
  // Of the two, the one that does something to the way is spoken of.
  const of = Math.abs(other) >= Math.abs(own) ? 'better' : 'own'
  const gain = of === 'better' ? other : own
  if (own === other || gain === 0) return undefined
  return { on: gain > 0 ? 'nearer' : 'farther', of, count: Math.abs(gain) }
}

/** Cards that a move brings the tunnel nearer; undefined for moves that are about something else. */
function gainOf({ view, seat }: Decision<State, Move, Event>, move: number): number | undefined {
  const deed = deedOf(move)
  if (deed === 'pass') return 0
  if (deed !== 'lay') return undefined
  survey(view, seat)
  return Math.round(tryLaying(view.maze, faceOfLay(move), cellOf(move)).gain)
}

function suspectOf(
  { game, view, seat, past }: Decision<State, Move, Event>,
  better: number,
): Because | undefined {
  const deed = deedOf(better)
  if (deed !== 'break' && deed !== 'mend') return undefined
  const target = targetOf(better)
  if (target === seat) return undefined
  const pot = witnessOf(game, past).potFor(view)
  const chance = nth(pot.marginals(new Float64Array(game.seats)), target)
  return { on: 'suspect', seat: target, chance }
}
