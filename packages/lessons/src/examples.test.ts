import { parseConfig } from '@adit/kernel'
import { titleNamed } from '@adit/shelf'
import { describe, expect, test } from 'vitest'
import { examples } from './examples.ts'

describe.each(examples)(
  'the example of $rule',
  ({ rule, title: name, config, position, move, is }) => {
    test('is what the rules say', () => {
      const title = titleNamed(name)
      const read = title && parseConfig(title, config)
      if (title === undefined || read?.ok !== true) throw new Error('no such game')
      const game = title.open(read.value)
      const state = game.notation.parsePosition(position.map(line => `${line}\n`).join(''))
      if (!state.ok) throw new Error(JSON.stringify(state.why))
      const made = game.notation.parseMove(move)
      if (!made.ok) throw new Error(JSON.stringify(made.why))
      const why = game.refuse(state.value, 0, made.value)
      expect(why?.rule).toBe(is === 'refused' ? rule : undefined)
    })
  },
)

test('each rule has one at most', () => {
  const rules = examples.map(({ rule }) => rule)
  expect(new Set(rules).size).toBe(rules.length)
})
