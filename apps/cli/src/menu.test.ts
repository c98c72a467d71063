import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fakeKeyboard, fakeTerminal } from './fake-terminal.ts'
import { run } from './run.ts'

const ENTER = '\r'
const DOWN = '\x1b[B'
const CTRL_C = '\x03'

/** Presses keys, each after something new has been seen; gives all that was shown. */
async function press(steps: readonly (readonly [seen: string, keys: readonly string[]])[]) {
  const keyboard = fakeKeyboard()
  const { terminal, out } = fakeTerminal({ keyboard, tty: true, noColor: true })
  const ending = run([], terminal)
  let from = 0
  for (const [seen, keys] of steps) {
    while (!stripVTControlCharacters(out()).slice(from).includes(seen)) await wait(1)
    from = stripVTControlCharacters(out()).length
    for (const key of keys) {
      keyboard.write(key)
      await wait(5)
    }
  }
  return { code: await ending, out: stripVTControlCharacters(out()) }
}

describe('the menu', () => {
  it('opens for a person, and Ctrl-C leaves it', async () => {
    const { code, out } = await press([['What would you like to do?', [CTRL_C]]])
    expect(code).toBe(0)
    expect(out).toContain('See you underground.')
  })

  it('changes the language', async () => {
    const { out } = await press([
      ['What would you like to do?', [DOWN, DOWN, DOWN, ENTER]],
      ['Русский', [DOWN, ENTER]],
      ['Чем займёмся?', [CTRL_C]],
    ])
    expect(out).toContain('До встречи под землёй.')
  })

  it('says why a record cannot be shown, and goes on', async () => {
    const { out } = await press([
      ['What would you like to do?', [DOWN, ENTER]],
      ['Which file?', ['no.json', ENTER]],
      ['What would you like to do?', [CTRL_C]],
    ])
    expect(out).toContain('No: There is no file no.json.')
  })
})
