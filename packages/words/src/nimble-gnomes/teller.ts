import { nth } from '@adit/kernel'
import {
  cards,
  type Event,
  HOLE,
  type Kind,
  LARGEST_SET,
  type Move,
  tallyOf,
} from '@adit/nimble-gnomes'
import { type Forms, fill, type Slots } from '../fill.ts'
import { formOf, type Told } from '../forms.ts'
import type { Language } from '../languages.ts'
import { type Company, peopleIn } from '../people.ts'
import { reasonIn, type Teller } from '../teller.ts'
import type { NimbleWords } from './words.ts'

export function nimbleTeller(language: Language, words: NimbleWords): NimbleTeller {
  function card(kind: Kind): Forms {
    if (kind === HOLE) return { name: words.covered }
    const { name, ...shown } = nth(cards, kind)
    if (shown.sort !== 'gem') {
      return Object.entries(words.cards).find(([key]) => key === name)?.[1] ?? { name }
    }
    const slots = { colour: words.colours[shown.colour], shape: words.shapes[shown.shape] }
    const forms = Object.entries(words.gem).map(([form, text]) => [
      form,
      fill(language, text, slots),
    ])
    return { name: '', ...Object.fromEntries(forms) }
  }

  const named = (name: string): Forms => {
    const kind = cards.findIndex(one => one.name === name)
    return kind < 0 ? { name } : card(kind)
  }

  function tell(event: Event, company: Company): string | undefined {
    const people = peopleIn(language, company)
    const say = (told: Told, slots: Slots = {}): string => {
      const seat = 'seat' in event ? event.seat : undefined
      const target = 'target' in event ? event.target : undefined
      return fill(language, formOf(told, { seat, target, self: people.self }), {
        ...(seat === undefined ? {} : { A: people.of(seat) }),
        ...(target === undefined ? {} : { B: people.of(target) }),
        ...slots,
      })
    }
    switch (event.type) {
      case 'dealt':
      case 'turn-began':
        return undefined
      case 'drew':
        return event.card === HOLE
          ? say(words.events.drew)
          : say(words.drewSeen, { card: card(event.card) })
      case 'opened':
      case 'took':
      case 'discarded':
        return say(words.events[event.type], { card: card(event.card) })
      case 'laid':
        return say(words.events.laid, { card: card(event.gem) })
      case 'cursed':
        return nth(cards, event.curse).sort === 'collapse'
          ? say(words.collapsed)
          : say(words.fogged, { card: card(event.curse) })
      case 'blown':
        return say(words.events.blown, { wind: card(event.wind), fog: card(event.fog) })
      case 'ended': {
        const { winners, tallies } = event
        if (winners.length > 1) return say(words.shared, { winners: people.list(winners) })
        const seat = nth(winners, 0)
        const sixes = nth(nth(tallies, seat), 0)
        const told = formOf(sixes > 0 ? words.won : words.wonBare, { seat, self: people.self })
        return say(told, { A: people.of(seat), sets: sixes })
      }
      case 'cleared':
        if (event.collapses > 0) return say(words.clearedOne)
        return say(event.caves > 0 ? words.events.cleared : words.clearedBare)
      case 'shuffled':
      case 'first-drawn':
      case 'took-none':
      case 'last-round-began':
      case 'entered':
      case 'passed':
        return say(words.events[event.type])
    }
  }

  function say(move: Move, company: Company): string {
    const people = peopleIn(language, company)
    switch (move.type) {
      case 'take-open':
      case 'discard':
        return fill(language, words.moves[move.type], { card: card(move.card) })
      case 'lay':
        return fill(language, words.moves.lay, { card: card(move.gem) })
      case 'curse': {
        const form = formOf(words.moves.curse, { seat: move.target, self: people.self })
        return fill(language, form, { card: card(move.curse), B: people.of(move.target) })
      }
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
    score,
    explain: (refusal, company) => reasonIn(language, words.refusals, refusal, named, company),
    card,
  }
}

/** NIM-16: the sets, the largest first. */
function score(score: number): string {
  const sizes = tallyOf(score).flatMap((count, at) => Array<number>(count).fill(LARGEST_SET - at))
  return sizes.join('+') || '0'
}

export interface NimbleTeller extends Teller<Move, Event> {
  readonly words: NimbleWords
  /** A card in all its forms. */
  card(kind: Kind): Forms
}
