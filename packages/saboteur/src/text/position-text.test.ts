import { describe, expect, it } from 'vitest'
import { given, type Table } from '../testing.ts'

/** A fresh one for each test: a table made while tests are collected would count for all of them. */
function sample(): Table {
  return given(
    { modules: ['saboteur-2', 'gathering'] },
    `laid: LR 1,0 TBr:g 2,0
    hand 0: TB map
    hand 1: LR LR
    hand 2: trap
    roles: green blue boss
    spare roles: geologist saboteur
    spare roles known: - 1
    saw roles: 0/2/boss/then
    known: 1/LR/0+2
    pile: LR/- map/1 TB
    front: pick+trap - thief
    thieves: 2
    gold: 3 0 1
    last laid: 2,0`,
  )
}

describe('positions in text', () => {
  it('a state reads back as it was', () => {
    const table = sample()
    const { notation } = table.game
    const text = notation.printPosition(table.state)
    expect(notation.parsePosition(text)).toEqual({ ok: true, value: table.state })
    expect(text).toContain('hand 0: TB map\n')
    expect(text).toContain('front: pick+trap - thief\n')
    expect(text).toContain('pile: LR/- map/1 TB\n')
    expect(text).toContain('saw roles: 0/2/boss/then\n')
  })

  it('a view shows its holes as question marks', () => {
    const table = sample()
    const { notation } = table.game
    const text = notation.printPosition(table.view(1))
    expect(notation.parsePosition(text)).toEqual({ ok: true, value: table.view(1) })
    expect(text).toContain('hand 0: ? ?\n')
    expect(text).toContain('hand 1: LR LR\n')
    expect(text).toContain('roles: ? blue ?\n')
    expect(text).toContain('pile: ? map/1 TB\n')
    expect(text).toContain('gold: ? 0 ?\n')
  })

  it.each([
    ['roles: green blue', 'roles'],
    ['front: pick+wheel - -', 'front'],
    ['hand 0: TB XX', 'hand 0'],
    ['pending: lay nothing', 'pending'],
    ['latest: pass ?', 'latest'],
    ['latest: 0 pass TB', 'latest'],
    ['window 0: veto - 1 -', 'window 0'],
    ['finisher: ?', 'finisher'],
    ['mover: x', 'mover'],
    ['mover: 1 2', 'mover'],
    ['last laid: here', 'last laid'],
    ['asked: 0+x', 'asked'],
    ['known: 1/LR', 'known'],
    ['saw roles: 0/x/boss', 'saw roles'],
    ['purse 1: 1 2', 'purse 1'],
  ])('names the field that cannot be read: %s', (line, field) => {
    const table = sample()
    const { notation } = table.game
    const name = line.slice(0, line.indexOf(':'))
    const text = notation
      .printPosition(table.state)
      .split('\n')
      .filter(other => !other.startsWith(`${name}:`))
      .join('\n')
    expect(notation.parsePosition(`${text}${line}\n`)).toMatchObject({
      ok: false,
      why: { key: 'position-bad-field', slots: { field } },
    })
  })
})
