import { askOf, has, isWindowOpen, listSeats, owedBy, type Viewer } from '@adit/kernel'
import { askNames, OVER, PATH_DUE, type State } from '@adit/saboteur'
import { sayMove } from './choices.ts'
import type { Speech } from './speech.ts'

/** What the table waits for, as one viewer is told it; undefined when the game is over. */
export function promptFor(view: State, viewer: Viewer, speech: Speech): string | undefined {
  const { words } = speech
  if (view.chance !== 0) return words.chance
  if (isWindowOpen(view.windows)) return promptOfWindow(view, viewer, speech)
  if (view.stage === OVER) return undefined
  if (viewer === view.mover) return words.turns[view.stage === PATH_DUE ? 'path' : 'move']
  return speech.fill(words.events['turn-begun'], { seat: speech.name(view.mover) })
}

/** The card that the question is about, if there is one, and then the question. */
function promptOfWindow(view: State, viewer: Viewer, speech: Speech): string {
  const { words, fill, list, name } = speech
  const ask = askNames[askOf(view.windows)]
  if (ask === 'nothing') throw new Error('a window that asks nothing')
  const owed = owedBy(view.windows)
  const { prompt, question } = words.asks[ask]
  const isAsked = typeof viewer === 'number' && has(owed, viewer)
  const asked = isAsked
    ? prompt
    : fill(words.waiting, { asked: list(listSeats(owed).map(name)), question })
  if (ask !== 'help' && ask !== 'veto') return asked
  const move = sayMove(view.pending, speech)
  return `${fill(words.pending, { seat: name(view.mover), move })} ${asked}`
}
