import type { Claim } from '@adit/bots'
import { gnomeLines, isGnomePhrase } from '@adit/protocol'
import { playOf, type Table } from './table.ts'

/** What players and gnomes have said of each other's sides in the round that is played; its bots hear this. */
export function claimsOf(table: Table): readonly Claim[] {
  const { moves } = playOf(table)
  const round = moves.at(-1)?.round
  const since = moves.find(made => made.round === round)?.seq
  if (since === undefined) return []
  return table.log.flatMap(({ seq, entry }) => {
    if (seq < since || entry.type !== 'phrased') return []
    const { seat: by, said } = entry
    const about = said.slots.seat
    const says = sayOf(said.phrase)
    return by === undefined || about === undefined || says === undefined
      ? []
      : [{ by, about, says }]
  })
}

function sayOf(phrase: string): Claim['says'] | undefined {
  if (phrase === 'i-suspect' || phrase === 'watch-out') return 'suspect'
  if (phrase === 'i-trust' || phrase === 'repair-them') return 'trust'
  if (!isGnomePhrase(phrase)) return undefined
  const { on } = gnomeLines[phrase]
  return on === 'accuse' ? 'suspect' : on === 'trust' ? 'trust' : undefined
}
