import { asView, only, type View, type Viewer } from '@adit/kernel'
import type { Place } from '../parts/index.ts'
import type { Sight } from '../parts/part.ts'
import { cloneState, OPEN, OVER, SHARING, type State } from '../state.ts'

/** What one viewer may see (SAB-76): of each secret field what its part says; every other is open. */
export function view(secrets: readonly Place[], state: State, viewer: Viewer): View<State> {
  const seen = cloneState(state)
  if (viewer === 'judge') return asView(seen)
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
  for (let at = 0; at < secrets.length; at++) {
    const { name, field, of } = secrets[at]
    field.see?.(of(seen)[name], sight, of(state))
  }
  return asView(seen)
}
