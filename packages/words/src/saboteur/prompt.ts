import { askOf, has, isWindowOpen, listSeats, nth, owedBy, type Viewer } from '@adit/kernel'
import { askNames, OVER, PATH_DUE, type State, TRAP, toolNames } from '@adit/saboteur'
import { formOf } from '../forms.ts'
import { sayWatched } from './choices.ts'
import type { Speech } from './speech.ts'
import type { TurnWords } from './words.ts'

/** What the table waits for, as one viewer is told it; undefined when the game is over. */
export function promptFor(view: State, viewer: Viewer, speech: Speech): string | undefined {
  const { words } = speech
  if (view.chance !== 0) return words.chance
  if (isWindowOpen(view.windows)) return promptOfWindow(view, viewer, speech)
  if (view.stage === OVER) return undefined
  if (viewer === view.mover) {
    const { title, text } = turnOf(view, speech)
    return `${title}. ${text}`
  }
  return speech.fill(words.events['turn-begun'][1], { A: speech.name(view.mover) })
}

/** How the mover's turn begins: one's own state first, then what can be done. */
export function turnOf(view: State, { words, fill }: Speech): TurnWords {
  const { turns, tools } = words
  if (view.stage === PATH_DUE) return turns.path
  const lies = nth(view.front, view.mover)
  if (view.held[view.mover] === 0) return turns.empty
  if ((lies & TRAP) !== 0) return turns.trapped
  const broken = toolNames.filter((_name, tool) => (lies & (1 << tool)) !== 0)
  if (broken.length === toolNames.length) return turns.all
  const [one, other] = broken.map(name => tools[name])
  if (one === undefined) return turns.move
  return other === undefined
    ? { ...turns.broken, title: fill(turns.broken.title, { tool: one }) }
    : { ...turns.two, title: fill(turns.two.title, { one, other }) }
}

/** The card that the question is about, if there is one, and then the question. */
function promptOfWindow(view: State, viewer: Viewer, speech: Speech): string {
  const { words, fill, name } = speech
  const ask = nth(askNames, askOf(view.windows))
  if (ask === 'nothing') throw new Error('a window that asks nothing')
  const owed = owedBy(view.windows)
  const { prompt, what } = words.asks[ask]
  const isAsked = typeof viewer === 'number' && has(owed, viewer)
  const asked = isAsked ? prompt : waiting(listSeats(owed), what)
  if (ask !== 'help' && ask !== 'veto') return asked
  return `${wants(view, speech)} ${asked}`

  function waiting(seats: readonly number[], what: string): string {
    const [seat, another] = seats
    if (seat !== undefined && another === undefined) {
      return fill(words.waiting, { A: name(seat), what })
    }
    return fill(words.waitingMany, { count: seats.length })
  }
}

/** What the mover wants to do, and others may still stop or are asked to pay for. */
export function wants(
  { mover, pending }: Pick<State, 'mover' | 'pending'>,
  speech: Speech,
): string {
  const { words, people, fill, name } = speech
  const told = formOf(words.pending, { seat: mover, self: people.self })
  return fill(told, { A: name(mover), move: sayWatched(pending, speech) })
}
