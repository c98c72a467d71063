import type { LessonId, LessonOf, LessonShelf } from '@adit/lessons'

type StepOf<Id extends LessonId> = LessonOf<Id>['steps'][number]

/** One sentence, and what the step's data asks for besides. One that is missing is a type error. */
type WordsOfStep<S> = { readonly say: string } & (S extends { readonly isWatched: true }
  ? { readonly watch: string }
  : unknown) &
  (S extends { readonly isPraised: true } ? { readonly done: string } : unknown) &
  (S extends { readonly wrong: infer W }
    ? { readonly wrong: { readonly [Press in keyof W]: string } }
    : unknown)

export interface WordsOfLesson<Id extends LessonId> {
  readonly title: string
  readonly about: string
  readonly steps: { readonly [S in StepOf<Id> as S['id']]: WordsOfStep<S> }
}

export type WordsOfLessons<Ids extends LessonId> = { readonly [Id in Ids]: WordsOfLesson<Id> }

/** What stands around every lesson. */
export interface GuideWords {
  /** The list of lessons. */
  readonly heading: string
  readonly about: string
  readonly shelves: { readonly [S in LessonShelf]: string }
  readonly minutes: string
  readonly seconds: string
  readonly learned: string
  readonly halfway: string
  readonly step: string
  readonly next: string
  readonly again: string
  readonly back: string
  readonly skip: string
  readonly skipNote: string
  readonly stay: string
  /** A legal move that is not this step's, where the lesson has no answer of its own. */
  readonly kept: string
  readonly finish: {
    readonly heading: string
    readonly text: string
    readonly play: string
    readonly more: string
    readonly again: string
  }
}

export interface LessonWords {
  readonly guide: GuideWords
  readonly lessons: WordsOfLessons<LessonId>
}

/** A lesson's words, whichever it is. */
export interface AnyStepWords {
  readonly say: string
  readonly watch?: string
  readonly done?: string
  readonly wrong?: { readonly [press: string]: string }
}
export interface AnyLessonWords {
  readonly title: string
  readonly about: string
  readonly steps: { readonly [step: string]: AnyStepWords }
}

export function wordsOfLesson(words: LessonWords, id: LessonId): AnyLessonWords {
  return words.lessons[id]
}

export function wordsOfStep({ title, steps }: AnyLessonWords, id: string): AnyStepWords {
  const found = steps[id]
  if (found === undefined) throw new Error(`no words for the step ${id} of ${title}`)
  return found
}

/** A reader's pace: three words a second, 1.8 s a press, 1.6 s for each move of the others. */
export function secondsOf(
  words: AnyLessonWords,
  steps: readonly {
    readonly id: string
    readonly marks: readonly string[]
    readonly before?: readonly string[]
    readonly after?: readonly string[]
  }[],
): number {
  const read = (text = ''): number => text.split(/\s+/).filter(word => word !== '').length / 3
  return steps.reduce((sum, { id, marks, before = [], after = [] }) => {
    const step = words.steps[id]
    return (
      sum +
      read(step?.say) +
      read(step?.done) +
      marks.length * 1.8 +
      (before.length + after.length) * 1.6
    )
  }, 0)
}
