import { describe, expect, it } from 'vitest'
import { kindNamed, shapes } from './cards.ts'
import { given } from './testing.ts'

const kind = (name: string) => kindNamed(name) ?? -1

describe('a cave', () => {
  it('[NIM-04] comes to lie in front of its player, who can then lay gems', () => {
    const scene = given(`
      hand 0: cave ruby-round
      hand 1: cave`)
    expect(scene.refused('0 lay ruby-round')).toMatchObject({ key: 'no-cave', rule: 'NIM-05' })
    expect(scene.play('0 cave')[0]).toEqual({ type: 'entered', seat: 0 })
    expect(scene.field('laid 0')).toBe('cave')
    expect(scene.field('discard')).toBe('')
  })

  it('[NIM-04] need not be laid at once: a curse or a wind may come first', () => {
    const scene = given(`
      hand 0: cave collapse wind-red
      laid 0: fog-orange`)
    expect(scene.legal(0)).toEqual([
      'cave',
      'blow wind-red fog-orange',
      'curse collapse 1',
      'curse collapse 2',
    ])
  })

  it('[NIM-04] cannot be stockpiled', () => {
    const scene = given(`
      hand 0: cave
      laid 0: cave fog-orange`)
    expect(scene.refused('0 cave')).toEqual({ key: 'cave-not-needed', rule: 'NIM-04' })
    expect(scene.legal(0)).toEqual(['discard cave'])
  })

  it('[NIM-08] lifts a collapse and keeps one cave on the table', () => {
    const scene = given(`
      hand 0: cave
      laid 0: cave collapse ruby-round`)
    expect(scene.play('0 cave')[0]).toEqual({
      type: 'cleared',
      seat: 0,
      collapses: 0,
      caves: 1,
    })
    expect(scene.field('laid 0')).toBe('cave ruby-round')
    expect(scene.field('discard')).toBe('collapse cave')
  })

  it('[NIM-08] leaves none where there was none before', () => {
    const scene = given(`
      hand 0: cave
      laid 0: collapse`)
    scene.play('0 cave')
    expect(scene.field('laid 0')).toBe('')
    expect(scene.field('discard')).toBe('collapse cave')
  })

  it('[NIM-08, NIM-33] lifts one collapse of two', () => {
    const scene = given(`
      hand 0: cave
      laid 0: cave collapse collapse`)
    scene.play('0 cave')
    expect(scene.field('laid 0')).toBe('cave collapse')
  })
})

describe('a gem', () => {
  it('[NIM-05] is laid in front of its player', () => {
    const scene = given(`
      hand 0: ruby-round
      laid 0: cave`)
    expect(scene.play('0 lay ruby-round')[0]).toEqual({
      type: 'laid',
      seat: 0,
      gem: kind('ruby-round'),
    })
    expect(scene.field('laid 0')).toBe('cave ruby-round')
    expect(scene.field('hand 0')).toBe('')
  })

  it('[NIM-05] needs a cave', () => {
    const scene = given('hand 0: ruby-round')
    expect(scene.refused('0 lay ruby-round')).toEqual({
      key: 'no-cave',
      rule: 'NIM-05',
      slots: { card: 'ruby-round' },
    })
  })

  it('[NIM-08] cannot be laid under a collapse', () => {
    const scene = given(`
      hand 0: ruby-round cave
      laid 0: cave collapse`)
    expect(scene.refused('0 lay ruby-round')).toEqual({
      key: 'collapsed',
      rule: 'NIM-08',
      slots: { card: 'ruby-round' },
    })
    expect(scene.legal(0)).toEqual(['cave'])
  })

  it('[NIM-33] even a diamond is stopped by a collapse; cave, wind and curse are not', () => {
    const scene = given(`
      hand 0: diamond cave wind-red fog-green
      laid 0: cave collapse fog-purple`)
    expect(scene.refused('0 lay diamond')).toMatchObject({ key: 'collapsed' })
    expect(scene.legal(0)).toEqual([
      'cave',
      'blow wind-red fog-purple',
      'curse fog-green 1',
      'curse fog-green 2',
    ])
  })

  it('[NIM-09] cannot be laid while a fog hides it', () => {
    const scene = given(`
      hand 0: ruby-square heliodor-round sapphire-round
      laid 0: cave fog-orange`)
    expect(scene.legal(0)).toEqual(['lay sapphire-round'])
    expect(scene.refused('0 lay ruby-square')).toEqual({
      key: 'fogged',
      rule: 'NIM-09',
      slots: { card: 'ruby-square', fog: 'fog-orange' },
    })
  })

  it.each([
    ['fog-orange', 'sapphire'],
    ['fog-green', 'ruby'],
    ['fog-purple', 'heliodor'],
  ])('[NIM-09] under %s only a %s can be laid', (fog, colour) => {
    const hand = shapes.flatMap(shape => [
      `ruby-${shape}`,
      `heliodor-${shape}`,
      `sapphire-${shape}`,
    ])
    const scene = given(`
      hand 0: ${hand.join(' ')}
      laid 0: cave ${fog}`)
    expect(scene.legal(0)).toEqual(shapes.map(shape => `lay ${colour}-${shape}`))
  })

  it('[NIM-21] is hidden if any one of several fogs hides it; what is laid stays laid', () => {
    const scene = given(`
      hand 0: ruby-round heliodor-round sapphire-round
      laid 0: cave ruby-square fog-orange fog-green`)
    expect(scene.legal(0)).toEqual([
      'discard ruby-round',
      'discard heliodor-round',
      'discard sapphire-round',
    ])
    expect(scene.refused('0 lay sapphire-round')).toMatchObject({ slots: { fog: 'fog-green' } })
    expect(scene.field('laid 0')).toContain('ruby-square')
  })

  it('[NIM-12] a diamond is stopped by no fog, but needs a cave', () => {
    const fogs = given(`
      hand 0: diamond
      laid 0: cave fog-orange fog-green`)
    expect(fogs.legal(0)).toEqual(['lay diamond'])
    const outside = given('hand 0: diamond')
    expect(outside.refused('0 lay diamond')).toMatchObject({ key: 'no-cave' })
  })
})

describe('a curse', () => {
  it('[NIM-06] is laid in front of another player, without a cave of one’s own', () => {
    const scene = given('hand 0: collapse fog-green')
    expect(scene.legal(0)).toEqual([
      'curse collapse 1',
      'curse collapse 2',
      'curse fog-green 1',
      'curse fog-green 2',
    ])
    expect(scene.play('0 curse fog-green 2')[0]).toEqual({
      type: 'cursed',
      seat: 0,
      target: 2,
      curse: kind('fog-green'),
    })
    expect(scene.field('laid 2')).toBe('fog-green')
  })

  it('[NIM-06] is never laid in front of oneself or of an empty chair', () => {
    const scene = given('hand 0: collapse')
    expect(scene.refused('0 curse collapse 0')).toEqual({ key: 'curse-oneself', rule: 'NIM-06' })
    expect(scene.refused('0 curse collapse 3')).toEqual({ key: 'no-such-seat', slots: { seat: 3 } })
  })

  it.each([
    [2, 'collapse'],
    [3, 'collapse fog-orange'],
    [4, 'collapse fog-orange fog-orange'],
  ])('[NIM-07] with %i seats, no more than the opponents of its victim', (seats, full) => {
    const scene = given(`hand 0: fog-orange\nlaid 1: ${full}`, { seats })
    expect(scene.refused('0 curse fog-orange 1')).toEqual({
      key: 'curses-full',
      rule: 'NIM-07',
      slots: { seat: 1, most: seats - 1 },
    })
    const one = given(`hand 0: fog-orange\nlaid 1: ${full.replace(/ ?collapse ?/, '')}`, { seats })
    expect(one.refused('0 curse fog-orange 1')).toBeUndefined()
  })

  it('[NIM-07] the same kind twice is allowed, with a cave in front or without', () => {
    const scene = given(`
      hand 0: collapse
      laid 1: collapse
      laid 2: cave collapse`)
    expect(scene.legal(0)).toEqual(['curse collapse 1', 'curse collapse 2'])
    scene.play('0 curse collapse 1')
    expect(scene.field('laid 1')).toBe('collapse collapse')
  })

  it('[NIM-32] one removed makes room again', () => {
    const scene = given(`
      phase: play
      turn: 1
      first: 1
      hand 1: wind-red
      hand 2: cave
      hand 0: fog-green fog-green
      laid 1: fog-orange fog-purple`)
    scene.play('1 blow wind-red fog-orange')
    scene.play('2 take deck\n2 cave\n0 take deck')
    expect(scene.legal(0)).toContain('curse fog-green 1')
  })

  it('[NIM-32] is no legal play when every opponent is at the limit', () => {
    const scene = given(`
      hand 0: collapse fog-green
      laid 1: collapse collapse
      laid 2: fog-green fog-orange`)
    expect(scene.legal(0)).toEqual(['discard collapse', 'discard fog-green'])
  })

  it('[NIM-35] takes no gems off the table', () => {
    const scene = given(`
      hand 0: fog-orange
      laid 1: cave ruby-round ruby-round heliodor-square`)
    scene.play('0 curse fog-orange 1')
    expect(scene.field('laid 1')).toBe('cave fog-orange ruby-round ruby-round heliodor-square')
    const collapsed = given(`
      hand 0: collapse
      laid 1: cave ruby-round`)
    collapsed.play('0 curse collapse 1')
    expect(collapsed.field('laid 1')).toBe('cave collapse ruby-round')
  })
})

describe('a wind', () => {
  it('[NIM-10] takes one fog away, and both go to the discard', () => {
    const scene = given(`
      hand 0: wind-red
      laid 0: fog-orange fog-orange`)
    expect(scene.play('0 blow wind-red fog-orange')[0]).toEqual({
      type: 'blown',
      seat: 0,
      wind: kind('wind-red'),
      fog: kind('fog-orange'),
    })
    expect(scene.field('laid 0')).toBe('fog-orange')
    expect(scene.field('discard')).toBe('fog-orange wind-red')
  })

  it('[NIM-10] lets its player choose where both kinds lie', () => {
    const scene = given(`
      hand 0: wind-blue
      laid 0: fog-green fog-purple`)
    expect(scene.legal(0)).toEqual(['blow wind-blue fog-green', 'blow wind-blue fog-purple'])
  })

  it('[NIM-10] is not playable without such a fog in front of oneself', () => {
    const scene = given(`
      hand 0: wind-red
      laid 0: fog-green
      laid 1: fog-orange`)
    expect(scene.refused('0 blow wind-red fog-orange')).toEqual({
      key: 'no-such-fog',
      rule: 'NIM-10',
      slots: { wind: 'wind-red', fog: 'fog-orange' },
    })
    expect(scene.refused('0 blow wind-red fog-green')).toEqual({
      key: 'wrong-wind',
      rule: 'NIM-10',
      slots: { wind: 'wind-red', fog: 'fog-green' },
    })
    expect(scene.legal(0)).toEqual(['discard wind-red'])
  })

  it('[NIM-10] does nothing against a collapse', () => {
    const scene = given(`
      hand 0: wind-red wind-blue wind-yellow
      laid 0: cave collapse`)
    expect(scene.legal(0).every(move => move.startsWith('discard'))).toBe(true)
  })
})

describe('a discard', () => {
  it('[NIM-11] of any one card is all that is left to who can play nothing', () => {
    const scene = given(`
      hand 0: ruby-round wind-red wind-red diamond`)
    expect(scene.legal(0)).toEqual(['discard wind-red', 'discard ruby-round', 'discard diamond'])
    expect(scene.play('0 discard diamond')[0]).toEqual({
      type: 'discarded',
      seat: 0,
      card: kind('diamond'),
    })
    expect(scene.field('hand 0')).toBe('wind-red wind-red ruby-round')
    expect(scene.field('discard')).toBe('diamond')
  })

  it('[NIM-11] never goes back into the deck', () => {
    const scene = given(`
      phase: take
      deck:
      turn: 2
      discard: cave cave cave
      hand 2: cave`)
    scene.play('2 take none')
    expect(scene.field('deck')).toBe('')
    expect(scene.field('discard')).toBe('cave cave cave')
  })

  it('[NIM-30] is refused to who has any legal play, even an unwelcome one', () => {
    const scene = given(`
      hand 0: fog-green ruby-round
      laid 1: collapse collapse`)
    expect(scene.legal(0)).toEqual(['curse fog-green 2'])
    for (const card of ['fog-green', 'ruby-round']) {
      expect(scene.refused(`0 discard ${card}`)).toEqual({ key: 'must-play', rule: 'NIM-30' })
    }
  })

  it('[NIM-30] lies face up for all to see', () => {
    const scene = given('hand 0: ruby-round')
    const [discarded] = scene.play('0 discard ruby-round')
    for (const viewer of [1, 'spectator'] as const) {
      expect(scene.game.redact(discarded, viewer)).toEqual(discarded)
      expect(scene.game.view(scene.state, viewer).discard).toEqual([kind('ruby-round')])
    }
  })
})
