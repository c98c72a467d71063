import { asView, only, type View, type Viewer } from '@adit/kernel'
import { cloneMaze } from '../maze/maze.ts'
import { seeParts } from '../parts/index.ts'
import { cloneState, joinParts, OPEN, OVER, SHARING, type State } from '../state.ts'

/** What one viewer may see (SAB-76): each part names all that it shows. */
export function view(state: State, viewer: Viewer): View<State> {
  if (viewer === 'judge') return asView(cloneState(state))
  const self = viewer === 'spectator' ? -1 : viewer
  const bit = self < 0 ? 0 : only(self)
  const parts = seeParts(state, {
    self,
    bit,
    state,
    shown: state.stage >= SHARING,
    over: state.stage === OVER,
    sees: mask => (mask & (bit | OPEN)) !== 0,
  })
  return asView(joinParts({ maze: cloneMaze(state.maze), ...parts }))
}
