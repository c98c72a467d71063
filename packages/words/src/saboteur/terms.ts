import { nth } from '@adit/kernel'
import { type At, cards, faceOf, toolNames } from '@adit/saboteur'
import type { Terms } from '../talk/say.ts'
import { saboteurForms } from './card.ts'
import { goalName } from './place.ts'
import type { SaboteurWords } from './words.ts'

/** What is spoken of at a table of Saboteur, whose goals lie there. */
export function saboteurTerms(words: SaboteurWords, goals: readonly At[]): Required<Terms> {
  return {
    goal: index =>
      index < goals.length ? words.goals[goalName(nth(goals, index))] : { name: String(index + 1) },
    card: name => {
      const kind = cards.findIndex(card => card.name === name)
      return kind < 0 ? { name } : saboteurForms(words, faceOf(kind, 0))
    },
    tool: name => {
      const tool = toolNames.find(known => known === name)
      return tool === undefined ? { name } : words.tools[tool]
    },
  }
}
