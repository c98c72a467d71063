import { replay } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { isPositionFile, parsePositionFile } from './position.ts'
import { shelf } from './shelf.ts'

const mine = `saboteur {"seats":3,"edition":"2009"}
laid:  LR 1,0   BLR 2,0
stage: turn
chance: -
mover: 1
hand 1: BLR map
deck: tb

1 lay TLR 3,0
2 pass
`

describe('a position file', () => {
  it('names the game and its rules, the position, and turns made from there', () => {
    const opened = parsePositionFile(mine)
    if (!opened.ok) throw new Error(opened.why.key)
    const { game, record, start } = opened.value
    expect(record).toMatchObject({ title: 'saboteur', seats: ['0', '1', '2'] })
    expect(record.config).toMatchObject({ seats: 3, edition: '2009', modules: [] })
    expect(record.moves).toHaveLength(2)
    const replayed = replay(game, record.moves, undefined, start)
    expect(replayed.ok && game.toAct(replayed.state)).toBe(1)
    // The start itself is left as it was.
    expect(game.toAct(start)).toBe(2)
  })

  it.each(shelf.map(title => [title.name, title] as const))(
    '%s reads its own set-up',
    (name, title) => {
      const game = title.open(title.presets[0].config)
      const text = `${name}\n${game.notation.printPosition(game.setup())}`
      const opened = parsePositionFile(text)
      expect(opened.ok && opened.value.start).toEqual(game.setup())
    },
  )

  it('is told from a record', () => {
    expect(isPositionFile(mine)).toBe(true)
    expect(isPositionFile('my-treasure\n')).toBe(true)
    expect(isPositionFile('{"title":"saboteur"}')).toBe(false)
    expect(isPositionFile('')).toBe(false)
    expect(isPositionFile('laid: LR 1,0\n')).toBe(true)
    expect(isPositionFile('{\n  "title": "saboteur",\n  "moves": ["a: b"]\n}')).toBe(false)
  })

  it.each([
    ['chess {"seats":2}\n', 'record-unknown-title'],
    ['saboteur {"seats":}\n', 'position-bad-rules'],
    ['laid: LR 1,0\nstage: turn\n', 'position-no-title'],
    ['Saboteur\nlaid: LR 1,0\n', 'position-no-title'],
    ['saboteur {"seats":99}\n', 'config-seats'],
    ['saboteur {"seats":3}\nmovr: 1\n', 'position-unknown-field'],
    ['saboteur {"seats":3}\nno field\n', 'position-bad-line'],
    ['saboteur {"seats":3}\n\n1 dance\n', 'record-bad-turn'],
  ])('%j is refused: %s', (text, key) => {
    expect(parsePositionFile(text)).toMatchObject({ ok: false, why: { key } })
  })
})
