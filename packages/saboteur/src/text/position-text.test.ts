import { describe, expect, it } from 'vitest'
import { fresh, given, type Table } from '../../trial/testing.ts'
import { cards, kindOf } from '../cards/order.ts'
import { evenly, without } from '../parts/part.ts'
import { HAND, HOLE } from '../signs.ts'
import { readPosition } from './position-text.ts'

/** A fresh one for each test: a table made while tests are collected would count for all of them. */
function sample(): Table {
  return given(
    { modules: ['saboteur-2', 'gathering'] },
    `laid: TLR 1,0 TBr:g 2,0
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
    deck: TR rock-fall
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
    ['roles: green blue', undefined],
    ['front: pick+wheel - -', 'pick+wheel'],
    ['hand 0: TB XX', 'XX'],
    ['pending: lay nothing', 'lay nothing'],
    ['latest: pass ?', 'pass ?'],
    ['latest: 0 pass TB', '0 pass TB'],
    ['window 0: veto - 1 -', undefined],
    ['finisher: ?', '?'],
    ['mover: x', 'x'],
    ['mover: 1 2', '1 2'],
    ['last laid: here', 'here'],
    ['asked: 0+x', '0+x'],
    ['known: 1/LR', '1/LR'],
    ['saw roles: 0/x/boss', '0/x/boss'],
    ['purse 1: 1 2', undefined],
  ])('names the field that cannot be read, and which of its words: %s', (line, word) => {
    const table = sample()
    const { notation } = table.game
    const field = line.slice(0, line.indexOf(':'))
    const text = notation
      .printPosition(table.state)
      .split('\n')
      .filter(other => !other.startsWith(`${field}:`))
      .join('\n')
    expect(notation.parsePosition(`${text}${line}\n`)).toMatchObject({
      ok: false,
      why: word
        ? { key: 'position-bad-word', slots: { field, word } }
        : { key: 'position-bad-field', slots: { field } },
    })
  })

  it.each([
    ['movr: 1', 'position-unknown-field', { field: 'movr' }],
    ['hand 3: TB', 'position-unknown-field', { field: 'hand 3' }],
    ['no maps: 1', 'position-unknown-field', { field: 'no maps' }],
    ['mover: 3', 'position-bad-word', { field: 'mover', word: '3' }],
    ['finisher: 7', 'position-bad-word', { field: 'finisher', word: '7' }],
    ['mover: 1 2', 'position-bad-word', { field: 'mover', word: '1 2' }],
    [`pile: ${'x'.repeat(50)}`, 'position-bad-word', { word: 'x'.repeat(40) }],
    ['pile: TB/1/2', 'position-bad-word', { field: 'pile', word: 'TB/1/2' }],
    ['known: 3/LR/0', 'position-bad-word', { field: 'known', word: '3/LR/0' }],
    ['mover:', 'position-bad-field', { field: 'mover' }],
    ['gold: 1 2', 'position-bad-field', { field: 'gold' }],
    ['roles: digger digger', 'position-bad-field', { field: 'roles' }],
    ['pile: TB spoon', 'position-bad-word', { field: 'pile', word: 'spoon' }],
    ['purse 1: 1 1', 'position-bad-field', { field: 'purse 1' }],
    ['purse 1: 1 1 1 1', 'position-bad-field', { field: 'purse 1' }],
    ['hand 1: TB spoon', 'position-bad-word', { field: 'hand 1', word: 'spoon' }],
    [`hand 1:${' TB'.repeat(HAND + 1)}`, 'position-bad-field', { field: 'hand 1' }],
    ['latest: 0', 'position-bad-word', { field: 'latest', word: '0' }],
    [
      'latest: somebody map 8,0',
      'position-bad-word',
      { field: 'latest', word: 'somebody map 8,0' },
    ],
    ['pending: dance', 'position-bad-word', { field: 'pending', word: 'dance' }],
    ['pending: first 1', 'position-bad-word', { field: 'pending', word: 'first 1' }],
    ['hand 0: TB TB TB TB\nhand 1: TB', 'position-too-many', { card: 'TB', most: 4 }],
    ['hand 0: LR:b', 'position-too-many', { card: 'LR:b', most: 0 }],
    ['laid: LR 1,0\npile: LR LR/-\nhand 2: LR', 'position-too-many', { card: 'LR', most: 3 }],
    ['front: pick pick pick\nhand 0: broken-pick', 'position-too-many', { most: 3 }],
    ['goals: gold gold stone-left', 'position-too-many', { card: 'gold', most: 1 }],
    ['roles: digger boss digger', 'position-role-too-many', { role: 'boss', most: 0 }],
    ['roles: saboteur saboteur digger', 'position-role-too-many', { role: 'saboteur', most: 1 }],
    ['laid: LR 1,0 TB 5,5', 'position-floating', { place: '5,5' }],
    ['laid: LR 1,0 TB 5,5 TB 5,6', 'position-floating', { place: '5,5' }],
    ['gold pile: 3 3 3 3 3', 'position-gold-too-many', { value: 3, most: 4 }],
    ['purse 0: 0 0 4\ngold pile: 3', 'position-gold-too-many', { value: 3, most: 4 }],
    ['laid: LR 1,0 TB 1,0', 'position-cell-taken', { place: '1,0' }],
    ['laid: LR 8,0', 'position-cell-taken', { place: '8,0' }],
    ['laid: LR', 'cell-unreadable', {}],
    ['laid: XX 1,0', 'card-unreadable', { text: 'XX' }],
  ])('refuses what makes no sense, with the reason: %s', (text, key, slots) => {
    const { notation } = fresh({}).game
    const read = notation.parsePosition(`${text}\ndeck: TR\n`)
    expect(read).toMatchObject({ ok: false, why: { key } })
    if (!read.ok) expect(read.why.slots ?? {}).toMatchObject(slots)
  })

  it('a card lies alone only where another may have gone', () => {
    const { notation } = fresh({}).game
    const alone = 'laid: LR 1,0 TB 5,5\ndeck: TR\n'
    expect(notation.parsePosition(`${alone}pile: rock-fall TB\n`)).toMatchObject({ ok: true })
    expect(notation.parsePosition(`${alone}pile: TB\n`)).toMatchObject({ ok: false })
    // The rock fall may be in a hand again.
    const { notation: searched } = fresh({ championship: ['treasury'] }).game
    expect(searched.parsePosition(alone)).toMatchObject({ ok: true })
    const { notation: cup } = fresh({ seats: 5, modules: ['tournament'] }).game
    expect(cup.parsePosition('laid: TB 4,0\ndeck: TR\n')).toMatchObject({ ok: true })
  })

  it('writes the card that others may still stop, and purses with something in them', () => {
    const table = given(
      { championship: ['veto'] },
      'hand 0: LR\nhand 1: TB\npurse 1: 1 0 2\ngold: 0 7 0\ngold cards: 0 3 0',
    )
    table.play(0, 'lay LR 1,0')
    const text = table.game.notation.printPosition(table.state)
    const lines = text.split('\n')
    expect(lines).toContain('pending: lay LR 1,0')
    expect(lines.filter(line => line.startsWith('purse'))).toEqual(['purse 1: 1 0 2'])
    expect(readPosition(table.rules, text)).toEqual({ ok: true, value: table.state })
    table.allow()
    expect(table.game.notation.printPosition(table.state)).not.toContain('pending')
  })

  it.each([
    ['columns: 0 1\nrow 0: start LR', {}, 'position-other-map', {}],
    ['round: 0', {}, 'position-bad-word', { field: 'round' }],
    ['round: 4', {}, 'position-bad-word', { field: 'round' }],
    ['pending: map 8,0', {}, 'position-bad-field', { field: 'pending' }],
    ['stage: drawing', {}, 'position-nobody-to-act', {}],
    ['stage: choosing', {}, 'position-nobody-to-act', {}],
    ['window 0: snatch - 0 - - -\nhand 0: TB', {}, 'position-nobody-to-act', {}],
    ['window 0: gold - 0 - - -', {}, 'position-stray-question', { question: 'gold' }],
    ['window 0: keep pile 0 - - -', {}, 'position-stray-question', { question: 'keep' }],
    ['window 0: turn 3,0 0 - - -', {}, 'position-stray-question', { question: 'turn' }],
    ['window 0: rob - 1 - - -', {}, 'position-stray-question', { question: 'rob' }],
    ['window 0: veto - 1 - - -\npending: map 8,0', {}, 'position-stray-question', {}],
    [
      'window 0: veto - 1 - - -',
      { championship: ['veto'] },
      'position-stray-question',
      { question: 'veto' },
    ],
    ['window 0: help - 1 - - -', { modules: ['gathering'] }, 'position-stray-question', {}],
    ['thieves: 0', { modules: ['saboteur-2'] }, 'position-bad-field', { field: 'thieves' }],
    [
      'front: thief thief -\nthieves: 0',
      { modules: ['saboteur-2'] },
      'position-bad-field',
      { field: 'thieves' },
    ],
    ['chests: nugget', { modules: ['chests'] }, 'position-bad-field', { field: 'chests' }],
  ] as const)('refuses what nobody could go on from: %s', (text, choices, key, slots) => {
    const { notation } = fresh(choices).game
    const stage = text.includes('stage:') ? '' : 'stage: turn\n'
    const read = notation.parsePosition(`${stage}chance: -\n${text}\ndeck: TR\n`)
    expect(read).toMatchObject({ ok: false, why: { key } })
    if (!read.ok) expect(read.why.slots ?? {}).toMatchObject(slots)
  })

  it('refuses a draw of a module that is not in play', () => {
    const { notation } = fresh({}).game
    expect(notation.parsePosition('chance: chests\n')).toMatchObject({
      why: { key: 'position-bad-field', slots: { field: 'chance' } },
    })
  })

  it('the gold cards that players have are not in the pile', () => {
    const { notation } = fresh({}).game
    const read = notation.parsePosition('purse 1: 1 0 4\ngold: 0 13 0\n')
    if (!read.ok) throw new Error(read.why.key)
    expect(read.value.goldPile).toHaveLength(28 - 5)
    expect(read.value.goldPile).not.toContain(3)
    expect(read.value.goldHeld).toEqual([0, 5, 0])
    expect(notation.printPosition(read.value)).not.toContain('gold pile')
  })

  it('[MIN-51] of each chest there is one', () => {
    const { notation } = fresh({ modules: ['chests'] }).game
    expect(notation.parsePosition('chests: nugget no-maps nugget\n')).toMatchObject({
      ok: false,
      why: { key: 'position-chest-twice', slots: { chest: 'nugget' } },
    })
  })

  it('chests that a position does not name lie closed and unknown', () => {
    const { game } = fresh({ modules: ['chests'] })
    const text = 'laid: LR 1,0\nstage: turn\nchance: -\nhand 0: TB\n'
    const read = game.notation.parsePosition(text)
    if (!read.ok) throw new Error(read.why.key)
    expect(read.value.chests).toMatchObject({
      tunnels: evenly(4, HOLE),
      effects: evenly(4, HOLE),
      fate: [0, 0, 0, 0],
      spareTunnels: evenly(3, HOLE),
      spareEffects: evenly(6, HOLE),
    })
    expect(game.notation.parsePosition(game.notation.printPosition(read.value))).toEqual(read)
  })

  it('chests that nothing is said of are closed, and nobody looked', () => {
    const { game } = fresh({ modules: ['chests'] })
    const read = game.notation.parsePosition('chest tunnels: TB$ LR$\nchests: nugget no-maps\n')
    expect(read).toMatchObject({ ok: true, value: { chests: { fate: [0, 0], seen: [0, 0] } } })
  })

  it('leaves in the deck what lies nowhere else', () => {
    const { game, rules } = fresh({})
    const read = game.notation.parsePosition(
      'laid: LR 1,0 BLR 2,0\nhand 1: map\npile: rock-fall/1\nfront: pick - -\n',
    )
    if (!read.ok) throw new Error(read.why.key)
    const out = (['LR', 'TLR', 'map', 'rock-fall', 'broken-pick'] as const).map(
      name => kindOf[name],
    )
    const left = without(rules.deck, out)
    expect(read.value.deck).toEqual(left)
    expect(left).toHaveLength(rules.deck.length - 5)
    expect(read.value.dry).toBe(0)
  })

  it('of cards that nobody knows the deck has as many less, and they may be any', () => {
    const { game, rules } = fresh({})
    const read = game.notation.parsePosition('laid: LR 1,0\nhand 1: map ?\n')
    if (!read.ok) throw new Error(read.why.key)
    expect(read.value.deck).toEqual(evenly(rules.deck.length - 3, HOLE))
  })

  it('a deck that follows is empty when all its cards lie elsewhere, and the turn is dry', () => {
    const { game, rules } = fresh({})
    const words = rules.deck.map(kind => cards[kind].name).join(' ')
    const read = game.notation.parsePosition(`pile: ${words}\n`)
    expect(read).toMatchObject({ ok: true, value: { deck: [], dry: 1 } })
  })

  it('fills in what follows', () => {
    const { notation } = fresh({ modules: ['saboteur-2'] }).game
    const read = notation.parsePosition(
      `laid: BLR 1,0
stage: turn
chance: -
mover: 2
deck:
hand 2: BLR TL
front: thief - thief
roles: green blue boss
`,
    )
    if (!read.ok) throw new Error(read.why.key)
    const state = read.value
    expect(state).toMatchObject({ mover: 2, drawer: 2, dry: 1, thieves: [0, 2] })
    // A card may be written upside down.
    expect(state.hands.slice(20, 22)).toEqual([kindOf.TLR, kindOf.TL])
    expect(state.spare).toHaveLength(12)
    expect(state.spareSeen).toHaveLength(12)
    const text = notation.printPosition(state)
    for (const name of ['drawer', 'dry', 'thieves', 'spare roles']) {
      expect(text).not.toContain(`${name}:`)
    }
    expect(notation.parsePosition(text)).toEqual(read)
  })
})
