import type { Refusal } from '@adit/kernel'
import { CAVE, COLLAPSE, isLastRound, type Kind, type Move, type State } from '@adit/nimble-gnomes'
import type { Chapters } from '@adit/words'
import type { Speech } from '../../words/speech.ts'
import { laidBy } from './gems.ts'
import { capital, cardName } from './names.ts'
import type { Spending } from './plays.ts'

/** What the bench says, and what its buttons do. */
export interface Sentence {
  readonly title: string
  readonly text: string
  readonly rule?: string | undefined
  /** At most two: a pair of fogs is the most that one wind drives off. */
  readonly actions: readonly { readonly label: string; readonly move: Move }[]
}

export interface Situation {
  readonly state: State
  readonly legal: readonly Move[]
  /** The card taken up, and what it can do. */
  readonly chosen: Kind | undefined
  readonly moves: readonly Spending[]
  readonly why: Refusal | undefined
  readonly reason: string
}

/** What a sentence is made with. */
interface Means {
  readonly words: Chapters['page/nimble-gnomes']
  readonly speech: Speech
}

/** For the one whose turn it is. */
export function sentenceFor(situation: Situation, means: Means): Sentence {
  if (situation.chosen !== undefined) return aboutCard(situation, situation.chosen, means)
  if (situation.state.phase === 'take') return aboutTaking(situation, means)
  const { bench } = means.words
  const [first] = situation.legal
  if (first?.type === 'pass') {
    return { title: bench.pass, text: '', actions: [{ label: bench.passDo, move: first }] }
  }
  return first?.type === 'discard'
    ? { title: bench.stuck, text: bench.stuckHelp, actions: [] }
    : { title: bench.play, text: bench.playHelp, actions: [] }
}

function aboutTaking({ state, legal }: Situation, { words: { bench } }: Means): Sentence {
  if (!isLastRound(state)) return { title: bench.take, text: bench.takeHelp, actions: [] }
  const none = legal.filter(move => move.type === 'take-none')
  return {
    title: bench.takeLast,
    text: bench.takeLastHelp,
    actions: none.map(move => ({ label: bench.takeNone, move })),
  }
}

function aboutCard(
  { state, moves, why, reason }: Situation,
  kind: Kind,
  { words: { bench }, speech }: Means,
): Sentence {
  const title = capital(cardName(kind, speech.language))
  const [move] = moves
  if (move === undefined) return { title, text: reason, rule: why?.rule, actions: [] }
  switch (move.type) {
    case 'cave': {
      const collapses = laidBy(state, state.turn, COLLAPSE)
      if (collapses === 0) {
        return { title, text: bench.caveHelp, actions: [{ label: bench.cave, move }] }
      }
      // NIM-08: the cave goes with the collapse.
      const alone = laidBy(state, state.turn, CAVE) === 0 ? bench.clearBare : bench.clearHelp
      const text = collapses > 1 ? bench.clearMore : alone
      return { title, text, actions: [{ label: bench.clear, move }] }
    }
    case 'lay':
      return { title, text: bench.layHelp, actions: [{ label: bench.lay, move }] }
    case 'discard':
      return { title, text: bench.discardHelp, actions: [{ label: bench.discard, move }] }
    case 'blow': {
      if (moves.length > 1) return { title, text: bench.blowWhich, actions: [] }
      const fog = cardName(move.fog, speech.language)
      const text = speech.fill(bench.blowHelp, { fog })
      return { title, text, actions: [{ label: bench.blow, move }] }
    }
    case 'curse':
      return { title, text: bench.curseHelp, actions: [] }
  }
}
