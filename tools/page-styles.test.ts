import { expect, it } from 'vitest'
import { strayStyles } from './page-styles.ts'

it.each([
  ['  gap: 8px;', ['a: 8px is var(--s2)']],
  ['  padding: 3px 12px 0;', ['a: 12px is var(--s3)']],
  ['  margin-top: 16px;', ['a: 16px is var(--s4)']],
  ['  padding: calc(24px + env(safe-area-inset-bottom));', ['a: 24px is var(--s5)']],
  ['  padding: 6px var(--s2);', []],
  ['  margin: -8px;', []],
  ['  width: 8px;', []],
  ['  @media (max-width: 700px) {', []],
  ['  @media (max-height: 500px) and (min-width: 560px) {', []],
  ['  @media (max-width: 800px) {', ['a: the page does not change at 800px']],
  ["const is = matchMedia('(pointer: coarse), (max-width: 700px)')", []],
  ["matchMedia('(min-width: 1000px)').matches", ['a: the page does not change at 1000px']],
  ['  transition: none !important;', []],
  [
    '    transition-duration: 1ms !important;',
    ['a: no motion is transition: none, not a short time for every change'],
  ],
])('%s', (text, problems) => {
  expect(strayStyles('a', text)).toEqual(problems)
})
