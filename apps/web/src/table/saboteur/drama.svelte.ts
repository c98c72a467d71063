import type { Find } from '@adit/saboteur'
import { Acts } from '../../client/acts.ts'
import { pageClock } from '../../client/page-clock.ts'
import type { SoundName } from '../common/scores.ts'
import { sound } from '../common/sound.ts'
import { type Climax, type ClimaxAct, climaxActs, climaxTimes } from './climax.ts'
import type { Scene } from './scene.ts'

const FOUND: Readonly<Record<Find, SoundName>> = {
  gold: 'gold',
  stone: 'thud',
  bag: 'coin',
  dragon: 'hit',
  spider: 'lose',
}

const SECRET: readonly ClimaxAct[] = ['rest', 'light', 'breath', 'turn']

/** The light, the breath, the turn: a climax as it is shown. */
export class Drama {
  climax: Climax | undefined = $state.raw()
  act: ClimaxAct | undefined = $state()
  /** The state that is shown as long as it lasts. */
  #seq = -1
  #acts: Acts | undefined

  readonly scene: Scene | undefined = $derived.by(() => {
    const isOpen = this.act === 'turn' || this.act === 'found' || this.act === 'title'
    return isOpen ? this.climax?.open : this.climax?.closed
  })

  /** A goal is reached and has not turned: nobody is told yet what it is. */
  readonly isSecret: boolean = $derived(
    this.climax?.goal !== undefined && this.act !== undefined && SECRET.includes(this.act),
  )

  /** `stretch` makes all of it shorter, as the pace wants. */
  begin(climax: Climax | undefined, seq: number, stretch: number): void {
    this.clear()
    if (climax === undefined) return
    this.climax = climax
    this.#seq = seq
    const lengths = climaxTimes(climax).map(length => length * stretch)
    this.#acts = new Acts(lengths, pageClock, begun => this.#enter(begun, climax))
    this.#acts.next()
  }

  /** The picture moves on when the beat is over: the next one may have begun in the same breath. */
  follow(seq: number): void {
    if (seq !== this.#seq) this.clear()
  }

  clear(): void {
    this.#acts?.stop()
    this.#acts = undefined
    this.climax = undefined
    this.act = undefined
  }

  #enter(begun: number, { verdict }: Climax): void {
    this.act = climaxActs[Math.min(begun, climaxActs.length) - 1]
    if (this.act === 'light') sound(verdict === 'spent' ? 'dark' : 'light')
    if (this.act === 'found' && verdict !== 'spent') sound(FOUND[verdict])
    if (this.act === 'title' && verdict === 'spent') sound('lose')
  }
}
