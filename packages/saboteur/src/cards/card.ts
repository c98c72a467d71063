import type { Refusal } from '@adit/kernel'
import type { Tell } from '../events.ts'
import type { Because } from '../legal/because.ts'
import type { Laying } from '../legal/laying.ts'
import { playOf } from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { type Aim, atSeat, type Target } from './aims.ts'
import type { Copies, Kind } from './order.ts'

/**
 * Writes each way to play the card over `out` from `from` on, and returns where it stopped. Only where
 * a profile asks for one: `whyNot` is the rule, and a test holds every lister to it.
 */
type List = (rules: Rules, state: State, kind: Kind, out: number[], from: number) => number

/** All that a card of the hand is; its name is what `index.ts` calls it. */
export interface ActionSpec<Key extends string = string, Boxes extends Copies = Copies> {
  readonly aim: Aim
  /** By box; an edition or a module is a set of boxes. */
  readonly copies: Boxes
  /** The row of the ledger that describes it. */
  readonly rule: string
  /** In notation, where it is not the name. */
  readonly word?: string
  /** It is not discarded once played: it lies in front of somebody, or sees to it itself. */
  readonly stays?: true
  /** Nothing that comes of it tells which card it was, so who tells of it names the card. */
  readonly isSilent?: true
  /** What it may take a card out of again. */
  readonly takesFrom?: 'maze' | 'discard'
  /** Its own sentences, which every language must have. */
  readonly refusals?: readonly Key[]
  /**
   * What stands against playing it at that target, of those that the aim can name; undefined exactly
   * when it is legal. Asked a thousand times a turn, so it answers with constants.
   */
  whyNot(rules: Rules, state: State, target: Target): Because<NoInfer<Key>> | undefined
  play(rules: Rules, state: State, target: Target, emit?: Tell): void
  readonly list?: List
  /** Of a card aimed at a placement: what it lays, and where. */
  readonly laying?: Laying
}

/** The same with all that was not said: `null` where there is nothing. */
export interface Action<Key extends string = string, Boxes extends Copies = Copies>
  extends Required<
    Omit<ActionSpec<Key, Boxes>, 'stays' | 'isSilent' | 'takesFrom' | 'laying' | 'whyNot'>
  > {
  readonly stays: boolean
  readonly isSilent: boolean
  readonly takesFrom: ActionSpec['takesFrom'] | null
  readonly whyNot: (rules: Rules, state: State, target: Target) => Refusal | undefined
  readonly laying: Laying | null
}

/** One literal with every field, so that all cards have one shape in memory. */
export function action<const Key extends string = never, const Boxes extends Copies = Copies>(
  name: string,
  spec: ActionSpec<Key, Boxes>,
): Action<Key, Boxes> {
  return {
    aim: spec.aim,
    copies: spec.copies,
    rule: spec.rule,
    word: spec.word ?? name,
    stays: spec.stays ?? false,
    isSilent: spec.isSilent ?? false,
    takesFrom: spec.takesFrom ?? null,
    refusals: spec.refusals ?? [],
    whyNot: spec.whyNot,
    play: spec.play,
    list: spec.list ?? (spec.aim === atSeat ? listSeats : listByAim),
    laying: spec.laying ?? null,
  }
}

/** The same as `listByAim`, for most cards are aimed at a seat, which is its own number. */
function listSeats(rules: Rules, state: State, kind: Kind, out: number[], from: number): number {
  const { whyNot } = rules.actions[kind]
  const tag = playOf(kind, 0)
  let next = from
  for (let seat = 0; seat < rules.seats; seat++) {
    if (whyNot(rules, state, seat) === undefined) out[next++] = tag | seat
  }
  return next
}

/** Every target that the aim can name and `whyNot` lets pass. */
export function listByAim(
  rules: Rules,
  state: State,
  kind: Kind,
  out: number[],
  from: number,
): number {
  const { aim, whyNot } = rules.actions[kind]
  const size = aim.size(rules, state)
  let next = from
  for (let number = 0; number < size; number++) {
    const target = aim.nth(rules, state, number)
    if (target < 0 || whyNot(rules, state, target) !== undefined) continue
    out[next++] = playOf(kind, target)
  }
  return next
}
