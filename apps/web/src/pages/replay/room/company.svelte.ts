import type { RoomPerson, RoomShown } from '@adit/protocol'
import type { RoomLine, Said } from '../../../client/replay/room-line.ts'
import type { Viewing } from '../viewing.svelte.ts'
import { type Where, whereIs } from './where.ts'

/**
 * Those who look at the same game, and where the reader is among them: with the lamp, or elsewhere.
 * The lamp lights a moment; whose eyes one has is everybody's own.
 */
export class Company {
  /** With the lamp, wherever it goes. */
  isFollowing = $state(true)
  /** The last line that the reader has had before them. */
  #looked: Said | undefined = $state.raw()
  readonly #line: RoomLine
  readonly #viewing: Viewing
  #before: RoomShown | undefined
  #stop: () => void

  constructor(line: RoomLine, viewing: Viewing) {
    this.#line = line
    this.#viewing = viewing
    this.#stop = line.shown.listen(() => this.#hear())
    viewing.onturn = moment => this.#turned(moment)
  }

  get shown(): RoomShown | undefined {
    return this.#line.shown.value
  }

  get closed() {
    return this.#line.closed.value
  }

  get talk(): readonly Said[] {
    return this.#line.talk.value
  }

  /** What others have said since the reader last had the talk before them. */
  get unread(): readonly Said[] {
    const { talk, shown } = this
    const since = this.#looked === undefined ? 0 : talk.indexOf(this.#looked) + 1
    return talk.slice(since).filter(({ from }) => from.id !== shown?.you)
  }

  /** The talk is in sight. */
  readTalk(): void {
    this.#looked = this.talk.at(-1)
  }

  get me(): RoomPerson | undefined {
    return this.shown?.people.find(({ id }) => id === this.shown?.you)
  }

  get holder(): RoomPerson | undefined {
    return this.shown?.people.find(({ id }) => id === this.shown?.lamp.holder)
  }

  get isHolder(): boolean {
    return this.shown !== undefined && this.shown.lamp.holder === this.shown.you
  }

  /** Where a moment is; undefined for one that these eyes may not know of yet. */
  whereIs(moment: number): Where | undefined {
    return whereIs(moment, this.#viewing.glimpse)
  }

  look(moment: number): void {
    void this.#viewing.look({ to: 'moment', moment })
  }

  lookAround(): void {
    this.isFollowing = false
    this.#line.stray(this.#viewing.glimpse.moment)
  }

  comeBack(): void {
    this.isFollowing = true
    this.#viewing.pause()
    this.#line.stray()
    this.#follow()
  }

  want(): void {
    this.#line.want()
  }

  pass(to: string): void {
    this.#line.pass(to)
  }

  say(text: string): ReturnType<RoomLine['say']> {
    return this.#line.say(text, this.#viewing.glimpse.moment)
  }

  leave(): void {
    this.#stop()
    this.#viewing.onturn = undefined
    this.#line.close()
  }

  #hear(): void {
    const { shown, isHolder } = this
    if (shown === undefined) return
    const before = this.#before
    this.#before = shown
    const wasHolder = before !== undefined && before.lamp.holder === before.you
    if (isHolder) {
      this.isFollowing = true
      // A room begins where whoever opened it stands; else the lamp goes on from where it was.
      if (before === undefined && shown.people.length === 1) {
        this.#line.light(this.#viewing.glimpse.moment)
      } else if (!wasHolder) this.#follow()
      return
    }
    // The line was lost with the lamp in hand, and nobody has taken it.
    if (wasHolder && before.you !== shown.you && shown.lamp.holder === undefined) this.want()
    if (this.isFollowing) this.#follow()
    else if (this.me?.moment === undefined) this.#line.stray(this.#viewing.glimpse.moment)
  }

  #follow(): void {
    const moment = this.shown?.lamp.moment
    if (moment !== undefined) void this.#viewing.follow(moment)
  }

  /** The reader went to another moment. */
  #turned(moment: number): void {
    if (this.isHolder) this.#line.light(moment)
    else {
      this.isFollowing = false
      this.#line.stray(moment)
    }
  }
}
