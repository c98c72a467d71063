import type { Seat } from '@adit/kernel'
import { cards, type Event, HOLE, type Kind, type Move, type Tally } from '@adit/nimble-gnomes'
import { fill, listOf } from '../fill.ts'
import type { Language } from '../languages.ts'
import { reasonIn, type Teller } from '../teller.ts'
import type { NimbleWords } from './words.ts'

export function nimbleTeller(language: Language, words: NimbleWords): Teller<Move, Event> {
  function card(kind: Kind): string {
    if (kind === HOLE) return words.covered
    const { name, ...shown } = cards[kind]
    if (shown.sort === 'gem') {
      const slots = { colour: words.colours[shown.colour], shape: words.shapes[shown.shape] }
      return fill(language, words.gem, slots)
    }
    return Object.entries(words.cards).find(([key]) => key === name)?.[1] ?? name
  }

  const named = (name: string): string => {
    const kind = cards.findIndex(one => one.name === name)
    return kind < 0 ? name : card(kind)
  }

  function tell(event: Event, names: readonly string[]): string | undefined {
    const seat = 'seat' in event ? names[event.seat] : ''
    const say = (slots: Record<string, string | number> = {}, message = words.events[event.type]) =>
      fill(language, message, { seat, ...slots })
    switch (event.type) {
      case 'shuffled':
        return say({ count: event.count })
      case 'dealt':
        return event.cards.includes(HOLE)
          ? say({ count: event.cards.length })
          : say({ cards: listOf(language, event.cards.map(card)) }, words.dealtSeen)
      case 'opened':
        return say({ card: card(event.card) })
      case 'drew':
        return event.card === HOLE ? say() : say({ card: card(event.card) }, words.drewSeen)
      case 'took':
      case 'discarded':
        return say({ card: card(event.card) })
      case 'laid':
        return say({ card: card(event.gem) })
      case 'cursed':
        return say({ card: card(event.curse), target: names[event.target] })
      case 'blown':
        return say({ wind: card(event.wind), fog: card(event.fog) })
      case 'ended':
        return say({
          count: event.winners.length,
          winners: listOf(
            language,
            event.winners.map(winner => names[winner]),
          ),
          results: names.map((name, at) => result(name, event.tallies[at])).join('; '),
        })
      case 'turn-began':
        return undefined
      case 'first-drawn':
      case 'took-none':
      case 'last-round-began':
      case 'entered':
      case 'cleared':
      case 'passed':
        return say()
    }
  }

  /** A tally counts sets from the largest down; people read their sizes: 6 + 6 + 4. */
  function result(name: string, tally: Tally): string {
    const sizes = tally.flatMap((count, at) => Array<number>(count).fill(tally.length - at))
    const sum = sizes.length === 0 ? words.noSets : sizes.join(' + ')
    return fill(language, words.tally, { seat: name, sizes: sum })
  }

  function say(move: Move, names: readonly string[]): string {
    const name = (seat: Seat): string => names[seat]
    switch (move.type) {
      case 'take-open':
      case 'discard':
        return fill(language, words.moves[move.type], { card: card(move.card) })
      case 'lay':
        return fill(language, words.moves.lay, { card: card(move.gem) })
      case 'curse':
        return fill(language, words.moves.curse, {
          card: card(move.curse),
          target: name(move.target),
        })
      case 'blow':
        return fill(language, words.moves.blow, { wind: card(move.wind), fog: card(move.fog) })
      case 'first':
      case 'shuffle':
        return move.type
      case 'take-deck':
      case 'take-none':
      case 'cave':
      case 'pass':
        return words.moves[move.type]
    }
  }

  return {
    words,
    tell,
    say,
    explain: (refusal, names) => reasonIn(language, words.refusals, refusal, named, names),
  }
}
