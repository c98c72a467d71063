import type { Seat } from '@adit/kernel'
import { type Event, HOLE, KINDS, type Kind, type Move } from '@adit/my-treasure'
import { fill, listOf } from '../fill.ts'
import type { Language } from '../languages.ts'
import { reasonIn, type Teller } from '../teller.ts'
import type { TreasureWords } from './words.ts'

/** Places are counted from 1 for people. */
const placeNumber = (place: number): number => place + 1

export function treasureTeller(language: Language, words: TreasureWords): Teller<Move, Event> {
  const kind = (token: Kind): string => (token === HOLE ? '?' : words.kinds[KINDS[token]])

  function tell(event: Event, names: readonly string[]): string {
    const name = (seat: Seat): string => names[seat]
    const message = words.events[event.type]
    switch (event.type) {
      case 'began':
        return fill(language, message, { seat: name(event.first) })
      case 'shuffled':
        return fill(language, message, { round: event.round, seat: name(event.first) })
      case 'drew':
        return fill(language, message, { seat: name(event.seat) })
      case 'met-orc':
        return fill(language, message, { seat: name(event.seat), orcs: event.orcs })
      case 'placed':
      case 'fled':
        return fill(language, message, { seat: name(event.seat), place: placeNumber(event.place) })
      case 'took':
        return fill(language, message, {
          seat: name(event.seat),
          place: placeNumber(event.place),
          token: kind(event.token),
        })
      case 'alarmed':
        return fill(language, message, { tokens: event.tokens })
      case 'scored':
        return fill(language, message, { round: event.round, results: results(event, names) })
      case 'ended':
        return fill(language, message, {
          count: event.winners.length,
          winners: listOf(language, event.winners.map(name)),
        })
    }
  }

  function results(event: Event & { type: 'scored' }, names: readonly string[]): string {
    const each = names.map((seat, at) =>
      fill(language, words.paid, {
        seat,
        count: event.counts[at],
        token: kind(event.held[at]),
        pay: event.pay[at],
      }),
    )
    return each.join(', ')
  }

  function say(move: Move): string {
    switch (move.type) {
      case 'draw':
        return words.moves.draw
      case 'place':
      case 'flee':
        return fill(language, words.moves[move.type], { place: placeNumber(move.place) })
      case 'take':
        return fill(language, words.moves.take, {
          place: placeNumber(move.place),
          token: kind(move.token),
        })
      default:
        return move.type
    }
  }

  return {
    words,
    tell,
    say,
    explain: refusal => reasonIn(language, words.refusals, refusal, name => name),
  }
}
