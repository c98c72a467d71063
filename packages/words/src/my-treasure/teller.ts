import { nth } from '@adit/kernel'
import { type Event, HOLE, KINDS, type Kind, type Move, ORCS } from '@adit/my-treasure'
import { fill, type Slots } from '../fill.ts'
import { formOf, type Told } from '../forms.ts'
import type { Language } from '../languages.ts'
import { type Company, peopleIn } from '../people.ts'
import { reasonIn, type Teller } from '../teller.ts'
import type { TreasureWords } from './words.ts'

/** Places are counted from 1 for people. */
const placeNumber = (place: number): number => place + 1

export function treasureTeller(language: Language, words: TreasureWords): TreasureTeller {
  const many = (token: Kind): string => (token === HOLE ? '?' : words.kinds[nth(KINDS, token)].many)

  function tell(event: Event, company: Company): string | undefined {
    const people = peopleIn(language, company)
    const say = (told: Told, seat: number, slots: Slots = {}): string =>
      fill(language, formOf(told, { seat, self: people.self }), { A: people.of(seat), ...slots })
    switch (event.type) {
      case 'began':
      case 'drew':
        return undefined
      case 'shuffled':
        return say(words.events.shuffled, event.first, { round: event.round })
      case 'met-orc': {
        const woken = say(words.events['met-orc'], event.seat, { orcs: event.orcs })
        return event.orcs === ORCS - 1 ? `${woken} ${words.oneMore}` : woken
      }
      case 'placed':
      case 'fled':
        return say(words.events[event.type], event.seat, { place: placeNumber(event.place) })
      case 'took':
        return say(words.events.took, event.seat, {
          place: placeNumber(event.place),
          tokens: many(event.token),
        })
      case 'alarmed':
        return words.alarmed
      case 'scored':
        return event.counts
          .map((_count, seat) =>
            say(words.scored, seat, { found: found(event, seat), pay: nth(event.pay, seat) }),
          )
          .join(' ')
      case 'ended': {
        const { winners } = event
        const [winner, another] = winners
        if (winner !== undefined && another === undefined) return say(words.won, winner)
        return fill(language, words.shared, { winners: people.list(winners) })
      }
    }
  }

  function found({ held, counts }: Event & { type: 'scored' }, seat: number): string {
    const token = nth(held, seat)
    const count = nth(counts, seat)
    if (token === HOLE) return String(count)
    const { none, counted } = words.kinds[nth(KINDS, token)]
    return count === 0 ? none : fill(language, counted, { count })
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
          tokens: many(move.token),
        })
      case 'first':
      case 'shuffle':
      case 'tokens':
        return move.type
    }
  }

  return {
    words,
    tell,
    say,
    explain: (refusal, company) =>
      reasonIn(language, words.refusals, refusal, name => ({ name }), company),
  }
}

export interface TreasureTeller extends Teller<Move, Event> {
  readonly words: TreasureWords
}
