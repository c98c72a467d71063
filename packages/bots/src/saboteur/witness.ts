import { type Game, nth, type Past, quickRandom, type Seat, type Told } from '@adit/kernel'
import type { Event, Move, State } from '@adit/saboteur'
import type { Dials } from '../dials.ts'
import {
  type Act,
  type ActNumber,
  actIndex,
  actOfLaying,
  actOnSeat,
  acts,
  numberOf,
  rangeOf,
} from './acts.ts'
import { surveyOpenly, tryLaying } from './ground.ts'
import { doorOf } from './lays.ts'
import { likelihoods } from './likelihoods.ts'
import { Mine } from './mine.ts'
import { dealtFor, Pot, wholePot } from './pot.ts'

type Rules = Game<State, Move, Event>

/** One act that told something of its seat. */
export interface Fact {
  readonly seat: Seat
  readonly act: Act
  /** The number of the moment in the round's past. */
  readonly moment: number
  /** Whose tool it was about, if any. */
  readonly target?: Seat
  /** How much likelier it is for a saboteur, as a logarithm. */
  readonly tells: number
}

/**
 * Watches a round as a spectator does and weighs every public act. What it knows of a seat is a sum of
 * what the acts told; who looks on with a role of his own adds what he knows (`Pot`).
 */
export class Witness {
  readonly odds: Float64Array
  readonly facts: Fact[] = []
  /** By seat: how much likelier its doors are for a green than for a blue digger, as a logarithm. */
  readonly leans: Float64Array
  /** How likely each seat is a saboteur to who has no role himself. */
  readonly suspicion: Float64Array
  readonly #mine: Mine
  /** All role cards of the box. */
  readonly pot: readonly number[]
  /** How likely anybody is a saboteur before anything is known. */
  readonly usual: number
  #heard = 0

  /** `opening` is where the witness comes in. */
  constructor(game: Rules, opening: State = game.setup()) {
    this.odds = new Float64Array(game.seats)
    this.leans = new Float64Array(game.seats)
    this.suspicion = new Float64Array(game.seats)
    this.#mine = new Mine(opening.maze)
    this.pot = wholePot(game.setup())
    const { saboteurs, unknown } = dealtFor(this.pot, game.seats)
    this.usual = saboteurs / unknown
    this.#weigh()
  }

  get heard(): number {
    return this.#heard
  }

  /** Hears on from where it stopped. */
  hear(past: Past<State, Event>): void {
    for (const moment of past.slice(this.#heard)) {
      for (const told of moment.told) {
        this.#judge(told)
        this.#mine.hear(told)
      }
      this.#heard++
    }
  }

  #judge(told: Told<Event>): void {
    switch (told.type) {
      case 'laid':
      case 'diverted':
        if (told.seat >= 0) this.#judgeLaying(told.seat, told.face, told.at)
        return
      case 'broke':
      case 'trapped':
        this.#judgeOnSeat('break', told.seat, told.target)
        return
      case 'repaired':
      case 'freed':
        this.#judgeOnSeat('mend', told.seat, told.target)
        return
      case 'collapsed':
        this.#judgeFall(told.seat, told)
        return
      case 'peeked':
        this.#note(told.seat, numberOf('map'), this.#range())
        return
      case 'passed':
        this.#notePass(told.seat, told.cards.length)
        return
      case 'roles-dealt':
        // The move that ended the round before may stand at the beginning of this past.
        this.facts.length = 0
        this.odds.fill(0)
        this.leans.fill(0)
        this.#weigh()
        return
      case 'hats-swapped':
        this.odds[told.target] = 0
        this.leans[told.target] = 0
        this.#weigh()
        return
      case 'role-changed':
        this.odds[told.seat] = 0
        this.leans[told.seat] = 0
        this.#weigh()
        return
      case 'party-held':
        this.odds.fill(0)
        this.leans.fill(0)
        this.#weigh()
    }
  }

  #judgeLaying(seat: Seat, face: number, at: number): void {
    this.leans[seat] = nth(this.leans, seat) + likelihoods.door * doorOf(face)
    const { nearest } = surveyOpenly(this.#mine.maze)
    this.#note(seat, actOfLaying(tryLaying(this.#mine.maze, face, at)), rangeOf(nearest))
  }

  #judgeOnSeat(verb: 'break' | 'mend', seat: Seat, target: Seat): void {
    const act = actOnSeat(verb, seat, target, nth(this.suspicion, target), this.usual)
    this.#note(seat, act, this.#range(), target)
  }

  #judgeFall(seat: Seat, told: Told<Event>): void {
    const { maze } = this.#mine
    const before = surveyOpenly(maze).nearest
    const after = surveyOpenly(this.#mine.after(told)).nearest
    const act = numberOf(after < before - 0.4 ? 'fall-good' : 'fall-bad')
    this.#note(seat, act, rangeOf(before))
  }

  #notePass(seat: Seat, count: number): void {
    this.#note(seat, numberOf(count > 1 ? 'pass-more' : 'pass-one'), this.#range())
  }

  #range(): number {
    return rangeOf(surveyOpenly(this.#mine.maze).nearest)
  }

  #note(seat: Seat, act: ActNumber, range: number, target?: Seat): void {
    const tells = likelihoods.tempered * nth(likelihoods.log, actIndex(act, range))
    const about = target === undefined ? {} : { target }
    this.facts.push({ seat, act: nth(acts, act), moment: this.#heard, tells, ...about })
    this.odds[seat] = nth(this.odds, seat) + tells
    this.#weigh()
  }

  #weigh(): void {
    new Pot(dealtFor(this.pot, this.odds.length), this.odds).marginals(this.suspicion)
  }

  /** The odds as one who forgets some and bears grudges sees them. */
  oddsFor(seat: Seat, { memory, grudge, trust }: Dials): ArrayLike<number> {
    if (memory === 1 && grudge === 0 && trust === 0) return this.odds
    const odds = new Float64Array(this.odds.length).fill(-trust)
    for (const fact of this.facts) {
      if (!remembers(memory, seat, fact.moment)) continue
      const isBlow = fact.target === seat && fact.act.startsWith('break')
      odds[fact.seat] = nth(odds, fact.seat) + fact.tells + (isBlow ? grudge : 0)
    }
    return odds
  }

  /** Who the saboteurs are to who sees this view and weighs the acts like that. */
  potFor(view: State, odds: ArrayLike<number> = this.odds): Pot {
    return new Pot(dealtFor(this.pot, this.odds.length, view), odds)
  }
}

/** The same moment is remembered, or not, every time it is thought of. */
function remembers(memory: number, seat: Seat, moment: number): boolean {
  return memory === 1 || quickRandom(moment * 16 + seat).below(100) < 100 * memory
}

/** Pasts grow at their end, so a witness of one can hear on. */
const witnesses = new WeakMap<Past<State, Event>, Witness>()

/** Everything a past tells; the same for the same past, and quick for one that was asked about before. */
export function witnessOf(game: Rules, past: Past<State, Event>): Witness {
  const earlier = witnesses.get(past)
  const witness = earlier === undefined || earlier.heard > past.length ? new Witness(game) : earlier
  witness.hear(past)
  witnesses.set(past, witness)
  return witness
}
