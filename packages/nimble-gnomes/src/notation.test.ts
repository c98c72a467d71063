import { describe, expect, it } from 'vitest'
import { begin, given } from './testing.ts'
import { nimbleGnomes } from './title.ts'

const { notation, seats } = nimbleGnomes.open({
  seats: 3,
  first: 0,
  'quick-start': false,
  discard: 'open',
})

describe('a move in text', () => {
  it.each([
    ['take deck', { type: 'take-deck' }],
    ['take open ruby-round', { type: 'take-open', card: 8 }],
    ['take none', { type: 'take-none' }],
    ['cave', { type: 'cave' }],
    ['lay diamond', { type: 'lay', gem: 17 }],
    ['curse fog-orange 3', { type: 'curse', curse: 5, target: 3 }],
    ['blow wind-red fog-purple', { type: 'blow', wind: 1, fog: 7 }],
    ['discard wind-blue', { type: 'discard', card: 3 }],
    ['pass', { type: 'pass' }],
    ['first 2', { type: 'first', seat: 2 }],
    ['shuffle cave diamond', { type: 'shuffle', cards: [0, 17] }],
  ])('%s', (text, move) => {
    const read = notation.parseMove(text)
    expect(read).toEqual({ ok: true, value: move })
    if (read.ok) expect(notation.printMove(read.value)).toBe(text)
  })

  it.each([
    '',
    'take',
    'take open',
    'take open 1',
    'take  deck',
    'take deck deck',
    'lay cave',
    'lay opal-round',
    'curse ruby-round 1',
    'curse collapse 01',
    'curse collapse 9',
    'blow wind-red collapse',
    'pass 1',
    'first x',
    'shuffle cave ?',
    'constructor',
  ])('"%s" is none', text => {
    expect(notation.parseMove(text)).toEqual({
      ok: false,
      why: { key: 'move-unreadable', slots: { text } },
    })
  })
})

describe('a position in text', () => {
  it('reads the same from print to parse to print', () => {
    const { game, state } = begin({ seats })
    const text = game.notation.printPosition(state)
    const read = game.notation.parsePosition(text)
    expect(read).toEqual({ ok: true, value: state })
  })

  it('prints a view with its holes', () => {
    const { game, state } = given(`
      discard: cave
      hand 0: cave
      hand 1: cave cave
      laid 2: cave collapse ruby-round ruby-round`)
    expect(game.notation.printPosition(game.view(state, 0))).toBe(
      [
        'phase: play',
        'first: 0',
        'turn: 0',
        'open: cave wind-red diamond',
        'deck: ? ? ?',
        'discard: cave',
        'hand 0: cave',
        'seen 0:',
        'laid 0:',
        'hand 1: ? ?',
        'seen 1:',
        'laid 1:',
        'hand 2:',
        'seen 2:',
        'laid 2: cave collapse ruby-round ruby-round',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['phase', 'phase: play', 'phase: sleep', 'sleep'],
    ['first', 'first: 0', 'first: 3', '3'],
    ['turn', 'turn: 0', 'turn: -', undefined],
    ['open', 'open: cave wind-red diamond', 'open: cave wind-red', undefined],
    ['open', 'open: cave wind-red diamond', 'open: cave wind-red ?', '?'],
    ['deck', 'deck: ruby-round', 'deck: -', '-'],
    ['hand 1', 'hand 1: cave', 'hand 1: cave ?', undefined],
    ['laid 2', 'laid 2:', 'laid 2: ?', '?'],
    ['seen 0', 'seen 0:', '', undefined],
  ])('names the field "%s" that makes no sense, and the word', (field, good, bad, word) => {
    const { game, state } = given('hand 1: cave')
    const text = game.notation.printPosition(state).replace(good, bad)
    const why = word
      ? { key: 'position-bad-word', slots: { field, word } }
      : { key: 'position-bad-field', slots: { field } }
    expect(game.notation.parsePosition(text)).toEqual({ ok: false, why })
  })
})
