import { askOf, has, isWindowOpen, listSeats, owedBy, type Viewer } from '@adit/kernel'
import { askNames, OVER, PATH_DUE, type State, TRAP, toolNames } from '@adit/saboteur'
import { sayMove } from './choices.ts'
import type { Speech } from './speech.ts'

/** What the table waits for, as one viewer is told it; undefined when the game is over. */
export function promptFor(view: State, viewer: Viewer, speech: Speech): string | undefined {
  const { words } = speech
  if (view.chance !== 0) return words.chance
  if (isWindowOpen(view.windows)) return promptOfWindow(view, viewer, speech)
  if (view.stage === OVER) return undefined
  if (viewer === view.mover) return ownTurn(view, speech)
  return speech.fill(words.events['turn-begun'][1], { A: speech.name(view.mover) })
}

/** One's own state first, then what can be done. */
function ownTurn(view: State, { words, fill }: Speech): string {
  const { turns } = words
  if (view.stage === PATH_DUE) return turns.path
  const lies = view.front[view.mover]
  if (view.held[view.mover] === 0) return turns.empty
  if ((lies & TRAP) !== 0) return turns.trapped
  const broken = toolNames.filter((_name, tool) => (lies & (1 << tool)) !== 0)
  if (broken.length === 0) return turns.move
  return broken.length === 1
    ? fill(turns.broken, { tool: words.tools[broken[0]] })
    : turns.brokenMore
}

/** The card that the question is about, if there is one, and then the question. */
function promptOfWindow(view: State, viewer: Viewer, speech: Speech): string {
  const { words, fill, name } = speech
  const ask = askNames[askOf(view.windows)]
  if (ask === 'nothing') throw new Error('a window that asks nothing')
  const owed = owedBy(view.windows)
  const { prompt, what } = words.asks[ask]
  const isAsked = typeof viewer === 'number' && has(owed, viewer)
  const asked = isAsked ? prompt : waiting(listSeats(owed), what)
  if (ask !== 'help' && ask !== 'veto') return asked
  const move = sayMove(view.pending, speech)
  return `${fill(words.pending, { A: name(view.mover), move })} ${asked}`

  function waiting(seats: readonly number[], what: string): string {
    if (seats.length === 1) return fill(words.waiting, { A: name(seats[0]), what })
    return fill(words.waitingMany, { count: seats.length })
  }
}
