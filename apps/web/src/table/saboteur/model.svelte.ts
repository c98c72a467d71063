import { CHANCE, listSeats, nth, owedBy, type Seat, subjectOf } from '@adit/kernel'
import {
  type At,
  BARRED,
  type Event,
  HOLE,
  type Kind,
  kindOf,
  type PlayerMove,
  type State,
} from '@adit/saboteur'
import { type Company, type Forms, saboteurPlace, saboteurTerms, type Terms } from '@adit/words'
import { untrack } from 'svelte'
import type { Mate } from '../../client/crew.ts'
import type { Seen } from '../../client/seen.ts'
import { owesGate } from '../../client/session.ts'
import { settings } from '../../client/settings.ts'
import { atLeisure } from '../../ui/after-picture.ts'
import { Sitting } from '../common/sitting.svelte.ts'
import type { TableProps } from '../common/table-props.ts'
import { type AskName, answersIn, askIn, hasAnswered, isAnswered } from './answers.ts'
import { Desk } from './desk.svelte.ts'
import { notesOf, type SeenRole, seenRoles } from './notes.ts'
import { picturesFor, undoable } from './pictures.ts'
import { cellsOf, isPlayerMove } from './plays.ts'
import { lastRoundEnd } from './round-end.ts'
import { sceneOf, widened } from './scene.ts'
import { eventOf, gameOf, rulesOf, tellerOf, viewOf } from './typed.ts'

/** What is shown of the players at one moment. */
interface Crowd {
  readonly view: State
  readonly lit: ReadonlySet<Seat>
  readonly awaited: ReadonlySet<Seat>
  readonly roleNotes: ReadonlyMap<Seat, SeenRole>
  /** Who asks to wait; while a card can be stopped, which is the same for all: its time stands where it can be. */
  readonly waited: ReadonlySet<Seat> | undefined
}

// Always the same: what follows from nothing stays as it is.
const NO_MOVES: readonly PlayerMove[] = []
const NO_CARDS: readonly Kind[] = []
const NOWHERE: readonly At[] = []

/** Everything the parts of the table are drawn from, worked out once for all of them. */
export class Model {
  readonly #props: () => TableProps
  readonly #rules
  readonly #ahead: () => Seen | undefined
  readonly desk: Desk
  readonly sitting: Sitting

  constructor(props: () => TableProps) {
    this.#props = props
    this.#rules = rulesOf(props().seen)
    this.sitting = new Sitting(props, {
      pictures: picturesFor(() => this.self),
      terms: () => this.terms,
      notNow: () => '',
      isTurn: () => this.isMyTurn,
      undoable,
      keepsGate: true,
      // Whoever is quick has no use for waiting.
      draws: () => this.isMyTurn && this.view.deck.length > 0 && settings.value.pace !== 'quick',
    })
    const { replay } = props()
    this.#ahead = replay?.boardFirst() ?? (() => undefined)
    if (replay !== undefined) this.#followAtLeisure()
    this.desk = new Desk(() => ({
      legal: this.legal,
      hand: this.hand,
      isAsked: this.ask !== undefined && this.legal.length > 0,
    }))
  }

  get session() {
    return this.#props().session
  }
  /** A game that is looked at again: nothing waits, and roles lie open where they are known. */
  get replay() {
    return this.#props().replay
  }
  /** A table never changes its rules. */
  get rules() {
    return this.#rules
  }
  /** Cards can be stopped here: the place for it is always there. */
  get hasVeto(): boolean {
    return this.#rules.deckKinds.includes(kindOf.veto)
  }
  readonly game = $derived.by(() => gameOf(this.#props()))
  readonly teller = $derived.by(() => tellerOf(this.#props()))
  readonly seen: Seen = $derived.by(() => this.#props().seen)
  readonly crew: readonly Mate[] = $derived.by(() => this.#props().crew)
  get company(): Company {
    return this.sitting.company
  }
  get names(): readonly string[] {
    return this.sitting.names
  }
  readonly self: Seat | undefined = $derived(this.seen.seat)

  readonly view: State = $derived.by(() => viewOf(this.seen) ?? this.game.setup())

  /** What the mine is drawn from: in a game of the past it is ahead of all else by a picture. */
  readonly #mined: Seen = $derived.by(() => this.#ahead() ?? this.seen)
  readonly #mine: State = $derived.by(() => viewOf(this.#mined) ?? this.game.setup())

  /** A broken tool or a trap lies before the reader: no tunnel of theirs can be laid. */
  readonly isHurt: boolean = $derived.by(
    () => this.self !== undefined && (nth(this.view.front, this.self) & BARRED) !== 0,
  )

  /** The reader's own; HOLE if there is none. */
  readonly role: number = $derived.by(() =>
    this.self === undefined ? HOLE : nth(this.view.roles, this.self),
  )

  /** Whose a figure in the mine is. */
  ownerOf(figure: number): Mate | undefined {
    return this.crew[this.#mine.figures.owners[figure] ?? HOLE]
  }

  readonly decision = $derived.by(() => this.session.decision)

  readonly legal: readonly PlayerMove[] = $derived.by(() => {
    const { self } = this
    if (self === undefined || this.decision === undefined) return NO_MOVES
    return this.game.legal(this.view, self, []).filter(isPlayerMove)
  })

  readonly hand: readonly Kind[] = $derived.by(() => {
    const { self, view } = this
    if (self === undefined) return NO_CARDS
    const most = view.hands.length / this.#rules.seats
    const hand = view.hands.slice(self * most, self * most + nth(view.held, self))
    return without(hand, this.spent)
  })
  /** What the reader has just played, as long as the page still shows how it was before. */
  spent: readonly Kind[] = $state.raw(NO_CARDS)

  /** The question that is open, whoever it is for. */
  readonly ask: AskName | undefined = $derived.by(() => askIn(this.view))
  readonly subject: number = $derived.by(() =>
    this.ask === undefined ? 0 : subjectOf(this.view.windows),
  )
  readonly owed: readonly Seat[] = $derived.by(() =>
    this.ask === undefined ? [] : listSeats(owedBy(this.view.windows)),
  )
  readonly answers = $derived.by(() => answersIn(this.view, this.#rules.seats))
  /** The reader was asked and has answered, and others have not. */
  readonly hasAnswered: boolean = $derived.by(
    () => this.self !== undefined && hasAnswered(this.view, this.#rules.seats, this.self),
  )
  /** A card can be stopped until its moment has passed; times by this device's clock. */
  readonly moment = $derived.by(() => {
    const { game, ahead } = this.seen
    const moment = game?.moment
    return moment && { ...moment, from: moment.from - ahead, due: moment.due - ahead }
  })
  /** The question is for the reader, and waits. */
  readonly isAsked: boolean = $derived.by(
    () =>
      this.ask !== undefined &&
      this.decision !== undefined &&
      this.moment === undefined &&
      !this.sitting.isOrdered,
  )
  /** A turn of the reader's own. */
  readonly isMyTurn: boolean = $derived(this.ask === undefined && this.decision !== undefined)
  /** A round has been dealt, and the reader has not looked at their role. */
  readonly gate = $derived.by(() => this.seen.game?.gate)
  readonly owesGate: boolean = $derived.by(
    () => this.seen.doing === undefined && owesGate(this.seen),
  )

  /** In a game of the past it is as large from the first move on as the round will need. */
  readonly scene = $derived.by(() => {
    const scene = sceneOf(this.#mine.maze)
    const { extent } = this.replay ?? {}
    return extent === undefined ? scene : widened(scene, extent)
  })
  readonly notes = $derived.by(() => notesOf(this.#mine, this.#rules.seats, this.self))
  readonly roleNotes = $derived(seenRoles(this.view))
  readonly roundEnd = $derived(lastRoundEnd(this.seen.log))

  /** Whose answer or move is waited for. */
  readonly awaited: ReadonlySet<Seat> = $derived(
    new Set(this.seen.game?.asked.filter(({ seat }) => seat !== CHANCE).map(({ seat }) => seat)),
  )
  /** Who is lit: whose deed is shown. While others are asked about a card, it is its player's turn. */
  readonly lit: ReadonlySet<Seat> = $derived.by(() => {
    const { doing } = this.seen
    if (doing !== undefined && doing !== CHANCE) return new Set([doing])
    return isAnswered(this.ask) ? new Set([this.view.mover]) : this.awaited
  })

  /** What is shown of the players; in a game of the past it comes when the mine has been seen. */
  readonly crowd: Crowd = $derived.by(() => this.#lateCrowd ?? this.#crowdNow())
  #lateCrowd: Crowd | undefined = $state.raw()

  #crowdNow(): Crowd {
    const { view, lit, awaited, roleNotes, moment } = this
    return { view, lit, awaited, roleNotes, waited: moment && new Set(moment.waited) }
  }

  /** A jump through a game changes a dozen players: what one looks for first, the mine, is there first. */
  #followAtLeisure(): void {
    $effect(() => {
      void this.seen
      const show = (): void => {
        this.#lateCrowd = this.#crowdNow()
      }
      if (untrack(() => this.#lateCrowd !== undefined)) return atLeisure(show)
      untrack(show)
      return undefined
    })
  }

  /** The deed that is looked at instead of the last. */
  askedSeq: number | undefined = $state()
  /** The cell of what happened last. */
  readonly lastAt: At | undefined = $derived.by(() => {
    const { askedSeq } = this
    for (const item of this.#mined.log.slice(-30).reverse()) {
      if (item.type !== 'moved' || (askedSeq !== undefined && item.seq !== askedSeq)) continue
      for (const told of [...item.told].reverse()) {
        const event = eventOf(told)
        if (event.type === 'round-begun') return undefined
        const at = cellOfEvent(event)
        if (at !== undefined) return at
      }
    }
    return undefined
  })

  /** The cells of a card that is put down and may still be stopped, or is not paid for yet. */
  readonly aimed: readonly At[] = $derived.by(() => {
    const { pending } = this.view
    if (pending < 0 || !isAnswered(this.ask)) return NOWHERE
    return cellsOf(pending)
  })

  /** What is spoken of at this table. */
  get terms(): Required<Terms> {
    return saboteurTerms(this.teller.words, this.view.maze.goals)
  }

  /** Which goal lies there: `upper`. */
  goal(at: At): Forms {
    return this.terms.goal(this.view.maze.goals.indexOf(at))
  }

  /** `3 : −1`, in one piece. */
  place(at: At): string {
    return saboteurPlace(at)
  }
}

/** Each of these once less. */
function without(hand: readonly Kind[], spent: readonly Kind[]): readonly Kind[] {
  if (spent.length === 0) return hand
  const left = [...spent]
  return hand.filter(kind => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const SIGHTS = [
  'laid',
  'diverted',
  'collapsed',
  'goal-turned',
  'chest-turned',
  'peeked',
  'figure-placed',
]

function cellOfEvent(event: Event): At | undefined {
  return 'at' in event && SIGHTS.includes(event.type) ? event.at : undefined
}
