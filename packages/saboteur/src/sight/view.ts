import { asView, only, type View, type Viewer } from '@adit/kernel'
import { cloneMaze } from '../maze/maze.ts'
import type { Place } from '../parts/index.ts'
import type { Sight } from '../parts/part.ts'
import { cloneState, OPEN, OVER, SHARING, type State } from '../state.ts'

/**
 * What one viewer may see (SAB-76), written over a table on which nothing has happened yet: a field of
 * which nobody said who sees it would stay as it was there.
 */
export function view(
  places: readonly Place[],
  blank: State,
  state: State,
  viewer: Viewer,
): View<State> {
  if (viewer === 'judge') return asView(cloneState(state))
  const self = viewer === 'spectator' ? -1 : viewer
  const bit = self < 0 ? 0 : only(self)
  const sight: Sight = {
    self,
    bit,
    state,
    shown: state.stage >= SHARING,
    over: state.stage === OVER,
    sees: mask => (mask & (bit | OPEN)) !== 0,
  }
  const seen = cloneState(blank)
  seen.maze = cloneMaze(state.maze)
  for (const { name, field, of } of places) {
    const part = of(state)
    of(seen)[name] = field.see(part[name], sight, part)
  }
  return asView(seen)
}
