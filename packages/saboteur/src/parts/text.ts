import type { Fields } from '@adit/kernel'
import { vetoPart } from '../cards/veto-part.ts'
import { chestsPart } from '../modules/chests/part.ts'
import { figuresPart } from '../modules/gathering/part.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { frontPart } from './front.ts'
import { gamePart } from './game.ts'
import { goalsPart } from './goals.ts'
import { goldPart } from './gold.ts'
import { handsPart } from './hands.ts'
import { type Field, isInPlay, type Line, type Part } from './part.ts'
import { rolesPart } from './roles.ts'
import { roundPart } from './round.ts'
import { turnPart } from './turn.ts'

/** A part of the state in the text of a position. */
interface PartText {
  names(rules: Rules): readonly string[]
  print(rules: Rules, state: State, blank: State): readonly Field[]
  /** The name of the first field that makes no sense. */
  read(rules: Rules, state: State, fields: Fields): string | undefined
  /** What was not said and follows from what was. */
  fill(rules: Rules, state: State, fields: Fields): void
}

/** In the order in which they are written. */
export const partTexts: readonly PartText[] = [
  textOf(gamePart, state => state),
  textOf(roundPart, state => state),
  textOf(turnPart, state => state),
  textOf(rolesPart, state => state),
  textOf(goalsPart, state => state),
  textOf(handsPart, state => state),
  textOf(frontPart, state => state),
  textOf(goldPart, state => state),
  textOf(
    chestsPart,
    state => state.chests,
    rules => isInPlay(rules, 'chests'),
  ),
  textOf(
    figuresPart,
    state => state.figures,
    rules => isInPlay(rules, 'gathering'),
  ),
  textOf(
    vetoPart,
    state => state.veto,
    rules => isInPlay(rules, 'veto'),
  ),
]

type Value = number | number[]

function textOf<P>(
  part: Part<P>,
  of: (state: State) => P,
  isPlayed: (rules: Rules) => boolean = () => true,
): PartText {
  // A part has numbers and lists only, each with a line of its type (Lines), which the compiler
  // does not follow through a loop over the names.
  const lines = Object.entries(part.lines) as [keyof P & string, Line<Value>][]
  const get = (state: State, name: keyof P): Value => of(state)[name] as Value
  const set = (state: State, name: keyof P, value: Value): void => {
    of(state)[name] = value as P[keyof P]
  }
  const isSaid = (line: Line<Value>, rules: Rules, fields: Fields): boolean =>
    line.names(rules).some(name => fields.has(name))
  return {
    names: rules => (isPlayed(rules) ? lines.flatMap(([, line]) => line.names(rules)) : []),
    print: (rules, state, blank) => {
      if (!isPlayed(rules)) return []
      return lines.flatMap(([name, line]) => {
        const before = line.follows?.(state, rules) ?? get(blank, name)
        return line.print(get(state, name), before, state)
      })
    },
    read: (rules, state, fields) => {
      if (!isPlayed(rules)) return undefined
      for (const [name, line] of lines) {
        const value = line.read(fields, get(state, name), rules)
        if (typeof value === 'string') return value
        set(state, name, value)
      }
      return undefined
    },
    fill: (rules, state, fields) => {
      if (!isPlayed(rules)) return
      for (const [name, line] of lines) {
        if (line.follows !== undefined && !isSaid(line, rules, fields)) {
          set(state, name, line.follows(state, rules))
        }
      }
    },
  }
}
