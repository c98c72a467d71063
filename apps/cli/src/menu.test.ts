import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fakeKeyboard, fakeTerminal } from './fake-terminal.ts'
import { run } from './run.ts'

const ENTER = '\r'
const DOWN = '\x1b[B'
const CTRL_C = '\x03'
const ESC = '\x1b'

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
    expect(code).toBe(130)
    expect(out).toContain('See you underground.')
  })

  it('ends well when its last entry is chosen, or by Esc', async () => {
    const what = 'What would you like to do?'
    expect((await press([[what, [DOWN, DOWN, DOWN, DOWN, ENTER]]])).code).toBe(0)
    expect((await press([[what, [ESC]]])).code).toBe(0)
  })

  it('is left by Ctrl-C from any of its questions', async () => {
    const { code } = await press([
      ['What would you like to do?', [ENTER]],
      ['Which game?', [CTRL_C]],
    ])
    expect(code).toBe(130)
  })

  it('changes the language', async () => {
    const { out } = await press([
      ['What would you like to do?', [DOWN, DOWN, DOWN, ENTER]],
      ['Русский', [DOWN, DOWN, ENTER]],
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
