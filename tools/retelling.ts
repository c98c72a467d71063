import {
  type AnyGame,
  type AnyTitle,
  asTold,
  printTurn,
  replay,
  type Turn,
  type Viewer,
} from '@adit/kernel'
import { viewersOf } from '@adit/kernel/conformance'
import { type AnyTeller, load, tellerFor } from '@adit/words'

await load('en')

const NAMES = 'Ann Ben Cleo Dan Eve Finn Gus Hana Ivo Jo Kit Lea'.split(' ')

/**
 * Each move, and below it what happened in English words, with what those hear who are told less.
 * At the end the position and the outcome.
 */
export function retold(
  title: AnyTitle,
  game: AnyGame,
  moves: readonly Turn<unknown>[],
): readonly string[] {
  const teller = tellerFor(title, 'en')
  const lines: string[] = []
  const played = replay(game, moves, (_state, [seat, move], events) => {
    lines.push(printTurn(seat, game.notation.printMove(move)))
    for (const event of events) lines.push(...toldLines(game, teller, event))
  })
  if (!played.ok) throw new Error(`move ${played.at + 1} is refused: ${played.why.key}`)
  const position = game.notation.printPosition(played.state).trimEnd().split('\n')
  const outcome = game.outcome(played.state)
  return [
    ...lines,
    'in the end:',
    ...position.map(line => `  ${line}`),
    ...(outcome === undefined ? [] : [`  outcome: ${JSON.stringify(outcome)}`]),
  ]
}

/** What a judge hears; then, once for all who hear the same, what others do. */
function toldLines(game: AnyGame, teller: AnyTeller, event: unknown): string[] {
  const names = NAMES.slice(0, game.seats)
  const inWords = (heard: unknown): string => {
    const sentence = teller.tell(asTold(heard), { names }) ?? `(${typeOf(heard)})`
    return sentence.replaceAll('\n', ' ')
  }
  const whole = inWords(event)
  const others = new Map<string, Viewer[]>()
  for (const viewer of viewersOf(game.seats)) {
    const heard = game.redact(event, viewer)
    const text = heard === undefined ? 'nothing' : inWords(heard)
    if (text !== whole) others.set(text, [...(others.get(text) ?? []), viewer])
  }
  return [
    `  ${whole}`,
    ...Array.from(others, ([text, viewers]) => `    (${whoText(viewers, names)}: ${text})`),
  ]
}

function whoText(viewers: readonly Viewer[], names: readonly string[]): string {
  if (viewers.length > names.length) return 'the others'
  return viewers.map(viewer => (typeof viewer === 'number' ? names[viewer] : viewer)).join(', ')
}

/** An event without a sentence goes by its name. */
function typeOf(event: unknown): string {
  const named = typeof event === 'object' && event !== null && 'type' in event
  return named ? String(event.type) : 'untold'
}
