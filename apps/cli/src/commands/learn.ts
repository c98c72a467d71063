import { type Lesson, type LessonId, lessonNamed, lessons, PUPIL, Stage } from '@adit/lessons'
import {
  type AnyLessonWords,
  chapter,
  companions,
  explain,
  fill,
  secondsOf,
  tellerFor,
  wordsOfLesson,
} from '@adit/words'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { boardFor } from '../boards/index.ts'
import type { Desk } from '../desk.ts'
import { bold, dim, yellow } from '../paint.ts'
import { openScreen, type Screen } from '../screen.ts'

/** The lessons as a list, or one of them played: Enter does what is due, anything else is answered. */
export async function learn(desk: Desk, name: string | undefined): Promise<Answer> {
  if (name === undefined) return list(desk)
  const lesson = lessonNamed(name)
  if (lesson === undefined) {
    const slots = { name: name.slice(0, 40), lessons: lessons.map(({ id }) => id).join(', ') }
    return refused(desk, { key: 'unknown-lesson', slots }, { code: CODES.usage })
  }
  const screen = openScreen(desk.terminal, desk.json ? desk.terminal.errors : desk.terminal.output)
  try {
    return await new LessonRun(desk, screen, lesson).play()
  } finally {
    screen.close()
  }
}

function list(desk: Desk): Answer {
  const { language, words } = desk
  const said = chapter(language, 'lessons')
  const rows = lessons.map(({ id, steps }) => {
    const { title, about } = wordsOfLesson(said, id)
    const seconds = Math.ceil(secondsOf(wordsOfLesson(said, id), steps))
    return { id, title, about, seconds }
  })
  const lines = rows.map(({ id, title, about }) => `${bold(id)}  ${title}  ${dim(about)}`)
  const head = fill(language, words.learn.list, { command: 'adit learn <id>' })
  return done([head, ...lines].join('\n'), { lessons: rows })
}

class LessonRun {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #stage: Stage
  readonly #words: AnyLessonWords
  #note: string | undefined

  constructor(desk: Desk, screen: Screen, lesson: Lesson & { readonly id: LessonId }) {
    this.#desk = desk
    this.#screen = screen
    this.#stage = new Stage(lesson)
    this.#words = wordsOfLesson(chapter(desk.language, 'lessons'), lesson.id)
  }

  async play(): Promise<Answer> {
    const { words } = this.#desk
    const { finish } = chapter(this.#desk.language, 'lessons').guide
    const { id, steps } = this.#stage.lesson
    for (;;) {
      this.#screen.show(this.#page())
      const typed = await this.#screen.ask('> ')
      const { at } = this.#stage
      if (typed === undefined || typed.trim() === 'q') {
        const code = this.#screen.ended() === 'interrupt' ? CODES.interrupted : CODES.ok
        return { code, text: words.learn.left, data: { ok: true, lesson: id, at, done: false } }
      }
      if (typed.trim() === 'b') this.#stage.go(Math.max(0, at - 1))
      else if (this.#take(typed.trim())) {
        return done(`${finish.heading}. ${finish.text}`, {
          lesson: id,
          at: steps.length,
          done: true,
        })
      }
    }
  }

  /** What was typed is done, or answered; true if that was the end. */
  #take(typed: string): boolean {
    const { step, isLast } = this.#stage
    this.#note = undefined
    if (typed !== '' && step.move !== undefined) {
      const kept = this.#answerTo(typed)
      if (kept !== undefined) {
        this.#note = kept
        return false
      }
    }
    this.#note = this.#words.steps[step.id]?.done
    Array.from(this.#stage.finish())
    return isLast
  }

  /** Why that is not what the step asks for; undefined if it is. */
  #answerTo(typed: string): string | undefined {
    const { language } = this.#desk
    const { title, game, step } = this.#stage
    const read = game.notation.parseMove(typed)
    if (!read.ok) return explain(read.why, language)
    const verdict = this.#stage.judge(typed)
    if (verdict.is === 'right') return undefined
    const own = verdict.press && this.#words.steps[step.id]?.wrong?.[verdict.press]
    if (own) return own
    if (verdict.is === 'kept') return chapter(language, 'lessons').guide.kept
    return explain(verdict.why, language, tellerFor(title, language), this.#company())
  }

  #company(): { readonly names: readonly string[]; readonly self: number } {
    const { cast, you } = chapter(this.#desk.language, 'table')
    const names = [you.name, ...companions.map(face => cast[face].name)]
    return { names: names.slice(0, this.#stage.game.seats), self: PUPIL }
  }

  #page(): string {
    const { language, words } = this.#desk
    const { game, title, state, step, at, lesson } = this.#stage
    const { guide } = chapter(language, 'lessons')
    const scene = {
      view: game.view(state, PUPIL),
      viewer: PUPIL,
      names: this.#company().names,
      language,
      columns: this.#screen.columns,
      rows: Number.POSITIVE_INFINITY,
    }
    const where = fill(language, guide.step, { at: at + 1, all: lesson.steps.length })
    const move = step.move?.slice(step.move.indexOf(' ') + 1)
    const hint = move === undefined ? words.learn.look : fill(language, words.learn.press, { move })
    return [
      `${dim(this.#words.title)} · ${dim(where)}`,
      ...(this.#note === undefined ? [] : [yellow(this.#note)]),
      bold(this.#words.steps[step.id]?.say ?? ''),
      '',
      boardFor(title, game).draw(scene),
      '',
      dim(hint),
    ].join('\n')
  }
}
