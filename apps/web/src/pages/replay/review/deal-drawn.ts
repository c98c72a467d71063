import { commitTo, type Drawn, drawnIn, isServerSeed, verify } from '@adit/fairness'
import { type AnyGame, type GameRecord, nth } from '@adit/kernel'

/** What came of drawing a game's deals again. */
export type Checked =
  /** Nothing was promised, or it is not open. */
  | { readonly verdict: 'none' }
  | (Opened & { readonly verdict: 'all' | 'broken' })
  /** The first that is not what the numbers give, counted from 1. */
  | (Opened & { readonly verdict: 'differs'; readonly move: number })

interface Opened {
  readonly commitment: string
  readonly serverSeed: string
  /** By seat; '' for who gave none. */
  readonly shares: readonly string[]
  readonly isPromiseKept: boolean
  readonly deals: readonly (Drawn & { readonly isSame: boolean })[]
}

export function checkDeal(game: AnyGame, record: GameRecord<unknown, unknown>): Checked {
  const { deal, moves } = record
  if (deal?.serverSeed === undefined || record.start !== undefined) return { verdict: 'none' }
  const { commitment, serverSeed, playerSeeds: shares } = deal
  const isPromiseKept = isServerSeed(serverSeed) && commitTo(serverSeed) === commitment
  const deals = drawnIn(game, record).map(drawn => {
    const [, move] = nth(moves, drawn.at)
    return { ...drawn, isSame: game.notation.printMove(move) === drawn.move }
  })
  const opened = { commitment, serverSeed, shares, isPromiseKept, deals }
  const verified = verify(game, record)
  if (verified.ok) return { ...opened, verdict: 'all' }
  if (!isPromiseKept) return { ...opened, verdict: 'broken' }
  return { ...opened, verdict: 'differs', move: (verified.at ?? 0) + 1 }
}
