import { describe, expect, it } from 'vitest'
import { strayDefaults } from './switches.ts'

const RULES = 'packages/saboteur/src/play/flow.ts'

describe('switches over cards, events and moves', () => {
  it.each(['event.type', 'move.type', 'code', 'codeOf(move)', 'kind', 'deedByKind[kind]'])(
    'over %s has no default',
    subject => {
      const text = `switch (${subject}) { case 1: break; default: stop() }`
      expect(strayDefaults(RULES, text)).toEqual([
        `${RULES}: a default in the switch over ${subject}`,
      ])
    },
  )

  it.each([
    ['over something else', RULES, 'switch (state.stage) { default: stop() }'],
    ['over what comes from outside', RULES, 'switch (input.type) { default: stop() }'],
    ['that names each case', RULES, 'switch (event.type) { case 1: break }'],
    ['of a frozen bot', 'packages/bots/src/frozen/x.ts', 'switch (event.type) { default: stop() }'],
    ['of a server', 'apps/server/src/x.ts', 'switch (event.type) { default: stop() }'],
  ])('are let be: one %s', (_which, file, text) => {
    expect(strayDefaults(file, text)).toEqual([])
  })
})
