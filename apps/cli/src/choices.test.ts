import { describe, expect, it } from 'vitest'
import { type Choices, choicesOf, follow } from './choices.ts'

const deep: Choices = {
  text: 'which card?',
  entries: new Map([
    ['1', { move: 'one', more: () => choicesOf('and?', ['both'], [2]) }],
    ['2', { more: () => choicesOf('where?', ['here', 'there'], [1, 2]) }],
  ]),
}

describe('choices', () => {
  it('number moves', () => {
    expect(follow(choicesOf('', ['a', 'b'], [1, 4]), ['4'])).toEqual({ move: 'b' })
    expect(follow(choicesOf('', ['a', 'b'], [1, 4]), ['2'])).toBeUndefined()
  })

  it('lead further word by word', () => {
    expect(follow(deep, ['2', '1'])?.move).toBe('here')
    expect(follow(deep, ['2'])?.move).toBeUndefined()
    expect(follow(deep, ['2'])?.more?.().text).toBe('where?')
    expect(follow(deep, ['1'])?.move).toBe('one')
    expect(follow(deep, ['1', '2'])?.move).toBe('both')
  })

  it('lead nowhere past their end', () => {
    expect(follow(deep, ['2', '1', '1'])).toBeUndefined()
    expect(follow(deep, ['3'])).toBeUndefined()
  })
})
