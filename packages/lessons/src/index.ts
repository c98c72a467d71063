export { type Example, examples } from './examples.ts'
export {
  KEPT,
  type Lesson,
  type LessonShelf,
  lessonShelves,
  type Mark,
  PUPIL,
  type Step,
  type Wrong,
} from './lesson.ts'
export { type LessonId, type LessonOf, lessonNamed, lessons } from './lessons/index.ts'
export { type Made, Stage, type Verdict } from './stage.ts'
