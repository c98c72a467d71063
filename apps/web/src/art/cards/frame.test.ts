import { expect, it } from 'vitest'
import { linesOf } from './frame.ts'

it.each([
  ['Map', ['Map']],
  ['Золотоискатель', ['Золотоискатель']],
  ['Кирка и лампа', ['Кирка и лампа']],
  ['Сломанная тележка', ['Сломанная', 'тележка']],
  ['Draw three, keep one', ['Draw three,', 'keep one']],
])('writes %s on as many lines as it needs', (title, lines) => {
  expect(linesOf(title)).toEqual(lines)
})
