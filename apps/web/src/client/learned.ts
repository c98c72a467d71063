import { Live } from '../ui/live.ts'
import { fieldsOf } from './fields.ts'
import { browserKeeping, type Keeping, readKept } from './kept.ts'

/** How far each lesson was played on this device: the step that is due, or `done`. */
export type Learned = Readonly<Record<string, number | 'done'>>

/** What is kept is read with care: anyone can write there. */
function readLearned(keeping: Keeping): Learned {
  const kept = fieldsOf(readKept(keeping, 'lessons'))
  return Object.fromEntries(
    Object.entries(kept).filter(
      (one): one is [string, number | 'done'] => one[1] === 'done' || Number.isInteger(one[1]),
    ),
  )
}

export const learned = new Live<Learned>(readLearned(browserKeeping))

/** Once done, a lesson stays done, however often it is begun again. */
export function keepLearned(lesson: string, far: number | 'done'): void {
  if (learned.value[lesson] === 'done') return
  learned.value = { ...learned.value, [lesson]: far }
  browserKeeping.write('lessons', JSON.stringify(learned.value))
}
