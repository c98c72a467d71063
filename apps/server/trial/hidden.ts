import {
  type AnyGame,
  CHANCE,
  type ConfigOf,
  has,
  type Options,
  parseConfig,
  type Random,
  type Viewer,
} from '@adit/kernel'
import { type AnyKit, chooseTurn } from '@adit/kernel/conformance'
import { shelf, titleNamed } from '@adit/shelf'

/** A title, the configurations it is tried under, and what is hidden in it. */
export interface Hidden {
  readonly title: string
  readonly configs: readonly ConfigOf<Options>[]
  /** A second opinion on what is hidden, from the title's conformance kit. */
  disguise(state: unknown, viewer: Viewer, random: Random): unknown
}

/** Every title, under every two options together and under all that its presets put together. */
export async function allHidden(): Promise<Hidden[]> {
  const hidden: Hidden[] = []
  for (const title of shelf) {
    const { kits }: { kits(): readonly AnyKit[] } = await import(
      /* @vite-ignore */ `@adit/${title.name}/kit`
    )
    for (const kit of kits()) hidden.push({ ...kit, title: title.name })
  }
  return hidden
}

export function gameOf({ title: name }: Hidden, config: ConfigOf<Options>): AnyGame {
  const title = titleNamed(name)
  const checked = title && parseConfig(title, config)
  if (title === undefined || !checked?.ok) throw new Error('a kit of no title')
  return title.open(checked.value)
}

/** Somewhere in a random game, with a player to decide. */
export function position(game: AnyGame, random: Random): unknown {
  for (;;) {
    const state = game.setup()
    const length = 2 + random.below(12 * game.seats)
    for (let made = 0; made < length || has(game.toAct(state), CHANCE); made++) {
      const turn = chooseTurn(game, state, random)
      if (turn === undefined) break
      game.step(state, turn[0], turn[1])
    }
    if (game.toAct(state) !== 0) return state
  }
}
