import { describe, expect, it } from 'vitest'
import { cleanLine } from './chat.ts'
import { cleanName, skeleton } from './names.ts'

describe('names', () => {
  it.each([
    ['  Ann \t Bee ', 'Ann Bee'],
    ['Ａｎｎ', 'Ann'],
    ['Ёлка', 'Ёлка'],
    ['李', '李'],
    ['Ann и Боб', 'Ann и Боб'],
    ['Тим-2', 'Тим-2'],
    ['x'.repeat(20), 'x'.repeat(20)],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanName(given)).toBe(shown)
  })

  it.each([
    ['', 'table-name-length'],
    ['   ', 'table-name-length'],
    ['x'.repeat(21), 'table-name-length'],
    ['An\u0000n', 'table-name-letters'],
    ['An\u200bn', 'table-name-letters'],
    ['\u202eAnn', 'table-name-letters'],
    ['A\ud800n', 'table-name-letters'],
    ['!!!', 'table-name-letters'],
    ['\u0301a', 'table-name-letters'],
    ['a\u0335\u0336\u0337', 'table-name-letters'],
    ['An\u3164n', 'table-name-letters'],
    ['\u115fAnn', 'table-name-letters'],
    ['Ann\u2800', 'table-name-letters'],
    ['Ann\ufe0f', 'table-name-letters'],
    ['Аnn', 'table-name-letters'],
    ['Bοb', 'table-name-letters'],
  ])('%j is refused: %s', (given, key) => {
    expect(cleanName(given)).toMatchObject({ key })
  })

  it.each([
    ['Ann', 'Аnn'],
    ['Bob', 'B0b'],
    ['Alice', 'A1ice'],
    ['Alice', 'A|ice'],
    ['Вова', 'Bова'],
    ['Сорока', 'CopoKa'],
    ['José', 'Jose'],
    ['modern', 'rnodern'],
    ['Ann', 'ann '],
    ['Ann', 'A.n-n'],
    ['Ёж', 'Еж'],
  ])('%j looks like %j', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other))
  })

  it.each([
    ['Ann', 'Anna'],
    ['Bob', 'Rob'],
    ['Маша', 'Миша'],
    ['Олег', 'Ольга'],
  ])('%j does not look like %j', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other))
  })
})

describe('a line of chat', () => {
  it.each([
    ['hello\nthere', 'hello there'],
    [' \u202eevil ', 'evil'],
    ['👩‍👩‍👧 ok', '👩‍👩‍👧 ok'],
    ['h\u0335\u0336\u0337\u0338\u0335i', 'h\u0335\u0336i'],
    ['a\u200bb\u2060c\u3164d', 'abcd'],
    ['नमस्ते', 'नमस्ते'],
    ['\u0007', undefined],
    ['\ud83d', undefined],
  ])('%j reads %j', (given, shown) => {
    expect(cleanLine(given)).toBe(shown)
  })
})
