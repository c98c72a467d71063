import type { Mark, Step } from '../lesson.ts'

/** What a step says besides its name, what it lights, and its move. */
type More = Omit<Step, 'id' | 'marks' | 'move'>
export interface Looked<Id> {
  readonly id: Id
  readonly marks: readonly Mark[]
}
export interface Pressed<Id> extends Looked<Id> {
  readonly move: string
}

/** A step in which the pupil makes this move, by pressing these one after another. */
export function press<const Id extends string>(
  id: Id,
  marks: readonly Mark[],
  move: string,
): Pressed<Id>
export function press<const Id extends string, const M extends More>(
  id: Id,
  marks: readonly Mark[],
  move: string,
  more: M,
): Pressed<Id> & M
export function press(id: string, marks: readonly Mark[], move: string, more?: More): Step {
  return { id, marks, move, ...more }
}

/** A step that is only looked at. */
export function look<const Id extends string>(id: Id, marks?: readonly Mark[]): Looked<Id>
export function look<const Id extends string, const M extends More>(
  id: Id,
  marks: readonly Mark[],
  more: M,
): Looked<Id> & M
export function look(id: string, marks: readonly Mark[] = ['next'], more?: More): Step {
  return { id, marks, ...more }
}
