import { untrack } from 'svelte'
import type { Acts } from '../../client/acts.ts'
import type { Hear } from '../../client/audience.ts'
import type { Model } from './model.svelte.ts'
import { type RoundEnd, sceneAtRoundEnd } from './round-end.ts'
import type { Scene } from './scene.ts'
import { viewOf } from './typed.ts'

/** The pause after a round: it stays until the reader goes on, even if the others have begun the next. */
export class Intermission {
  readonly #model: Model
  #dismissed = $state(-1)
  /** How the mine looked then; after a reload nobody knows. */
  #past: Scene | undefined = $state.raw()
  /** The mine is looked at instead of the roles. */
  isMineShown = $state(false)

  constructor(model: Model) {
    this.#model = model
    this.#dismissed = untrack(() => (model.roundEnd?.isShared ? model.roundEnd.seq : -1))
  }

  readonly end: RoundEnd | undefined = $derived.by(() => {
    // Nobody is waited for in a game that is over: its moments are turned by hand.
    if (this.#model.replay !== undefined) return undefined
    const { roundEnd } = this.#model
    return roundEnd !== undefined && roundEnd.seq > this.#dismissed ? roundEnd : undefined
  })
  readonly isFinished: boolean = $derived.by(() => this.#model.seen.info.stage === 'finished')
  /** Which round it was. */
  readonly round: number = $derived.by(() => {
    const { round } = this.#model.view
    return this.end?.isShared && !this.end.isLast ? round - 1 : round
  })
  /** The end whose roles have all been turned up. */
  #shown = $state(-1)
  /** All roles have been turned up; before that, nobody chooses gold. */
  readonly areRolesShown: boolean = $derived(this.end !== undefined && this.#shown === this.end.seq)
  /** What turns them up, while it does. */
  roles: Acts | undefined
  /** Nothing else is asked of the reader meanwhile. */
  readonly isOn: boolean = $derived.by(
    () =>
      this.end !== undefined && (this.end.isShared || !this.#model.isAsked || !this.areRolesShown),
  )
  /** The mine as the round left it, also when the next one lies there already. */
  readonly scene: Scene | undefined = $derived.by(
    () => this.#past ?? (this.end?.isShared ? undefined : this.#model.scene),
  )
  readonly past: Scene | undefined = $derived(this.end?.isShared ? this.#past : undefined)

  /** Keeps the picture of a mine whose round is over. */
  readonly remember: Hear = (news, before) => {
    this.#past = sceneAtRoundEnd(viewOf(before), news) ?? this.#past
  }

  /** The last role has been turned up. */
  showGold(): void {
    this.#shown = this.end?.seq ?? this.#shown
  }

  goOn(): void {
    this.#dismissed = this.end?.seq ?? this.#dismissed
    this.isMineShown = false
  }
}
