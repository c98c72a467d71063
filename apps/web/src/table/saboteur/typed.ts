import { parseConfig } from '@adit/kernel'
import {
  compile,
  type Event,
  type Move,
  type Rules,
  type SaboteurGame,
  type State,
  saboteur,
} from '@adit/saboteur'
import type { SaboteurTeller } from '@adit/words'
import type { Seen } from '../../client/seen.ts'
import type { TableProps } from '../common/table-props.ts'

/**
 * A table's page is given its game, teller, view and events without their types, because pages of
 * all titles share one door. What is opened here was made by Saboteur's own code: the registry of
 * tables goes by the title's name.
 */
export function gameOf(props: Pick<TableProps, 'game'>): SaboteurGame {
  return props.game as SaboteurGame
}

export function tellerOf(props: Pick<TableProps, 'teller'>): SaboteurTeller {
  return props.teller as SaboteurTeller
}

export function viewOf(seen: Seen): State | undefined {
  return seen.game?.view as State | undefined
}

export function eventOf(told: unknown): Event {
  return told as Event
}

export function moveOf(made: unknown): Move {
  return made as Move
}

/** The table's rules, for what it has at all: figures, ransom, crystals. */
export function rulesOf(seen: Seen): Rules {
  const config = parseConfig(saboteur, seen.info.config)
  if (!config.ok) throw new Error(`the table has a configuration that is none: ${config.why.key}`)
  return compile(config.value)
}
