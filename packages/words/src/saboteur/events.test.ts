import type { Viewer } from '@adit/kernel'
import {
  cellAt,
  chestOf,
  type Event,
  type EventType,
  faceOf,
  kindOf,
  roleOf,
  saboteur,
} from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../languages.ts'
import { companyFor, GAP, names, packed, plain, samples, tellerIn } from './testing.ts'

const SILENT: readonly EventType[] = ['turn-begun', 'answered']

const { redact } = saboteur.open(saboteur.presets[0].config)

function tellTo(viewer: Viewer, event: Event, language: Language): string | undefined {
  const told = redact(event, viewer)
  return told === undefined ? undefined : plain(tellerIn(language).tell(told, companyFor(viewer)))
}

describe.each(LANGUAGES)('every event in words: %s', language => {
  it.each(Object.values(samples).filter(({ type }) => !SILENT.includes(type)))('$type', event => {
    for (const viewer of ['judge', 'spectator', 0, 1, 2] as const) {
      const told = tellTo(viewer, event, language)
      expect(told).toMatch(/[.!]$/)
      expect(told).not.toMatch(GAP)
    }
  })

  it.each(SILENT)('%s is not worth a line', type => {
    expect(tellTo('judge', samples[type], language)).toBeUndefined()
  })

  it('never calls the reader by name', () => {
    for (const event of Object.values(samples)) {
      for (const viewer of [0, 1, 2]) {
        expect([event.type, tellTo(viewer, event, language) ?? '']).not.toEqual([
          event.type,
          expect.stringContaining(names[viewer]),
        ])
      }
    }
  })
})

type Telling = readonly [Viewer, string, string, string]

/** Each by who reads it, in English, Russian and German. */
function expectTold(event: Event, tellings: readonly Telling[]): void {
  for (const [viewer, en, ru, de] of tellings) {
    const told = (['en', 'ru', 'de'] as const).map(language => tellTo(viewer, event, language))
    expect(told).toEqual([en, ru, de])
  }
}

describe('three forms of an event', () => {
  it('I do it, it is done to me, others among themselves', () => {
    expectTold(samples.broke, [
      [
        1,
        'You break Ost’s lamp.',
        'Вы ломаете лампу игрока Ost.',
        'Du machst Osts Laterne kaputt.',
      ],
      [2, 'Глеб breaks your lamp.', 'Глеб ломает вашу лампу.', 'Глеб macht deine Laterne kaputt.'],
      [
        0,
        'Глеб breaks Ost’s lamp.',
        'Глеб ломает лампу игрока Ost.',
        'Глеб macht Osts Laterne kaputt.',
      ],
    ])
  })

  it('knows the cases of our own gnomes', () => {
    const tell = (language: Language, gnomes: readonly string[]) =>
      tellerIn(language).tell({ ...samples.trapped, seat: 0, target: 1 }, { names: gnomes })
    expect(tell('ru', ['Хоб', 'Ида'])).toBe('Хоб сажает Иду в ловушку.')
    expect(tell('ru', ['Ида', 'Нелл'])).toBe('Ида сажает Нелл в ловушку.')
    expect(tell('ru', ['Ида', 'Дагг'])).toBe('Ида сажает Дагга в ловушку.')
  })

  it('has a form for what one does to oneself', () => {
    expectTold({ ...samples.repaired, target: 1 }, [
      [1, 'You repair your cart.', 'Вы чините свою вагонетку.', 'Du reparierst deine Lore.'],
      [
        0,
        'Глеб repairs their own cart.',
        'Глеб чинит свою вагонетку.',
        'Глеб repariert die eigene Lore.',
      ],
    ])
  })

  it('says where in words', () => {
    expectTold(samples.laid, [
      [
        0,
        'Глеб lays a corner halfway.',
        'Глеб кладёт поворот на полпути.',
        'Глеб legt eine Kurve auf halbem Weg.',
      ],
    ])
    expectTold({ ...samples.laid, at: cellAt(7, -2) }, [
      [
        1,
        'You lay a corner beside the upper goal.',
        'Вы кладёте поворот у верхней жилы.',
        'Du legst eine Kurve neben das obere Ziel.',
      ],
    ])
    expectTold({ ...samples.collapsed, at: cellAt(7, -2) }, [
      [
        0,
        'Rock fall! Глеб removes the corner beside the upper goal.',
        'Обвал! Глеб убирает поворот у верхней жилы.',
        'Steinschlag! Глеб entfernt die Kurve neben dem oberen Ziel.',
      ],
    ])
    // It touches both.
    expectTold({ ...samples.laid, at: cellAt(8, -1) }, [
      [
        1,
        'You lay a corner between the upper and middle goals.',
        'Вы кладёте поворот между верхней и средней жилами.',
        'Du legst eine Kurve zwischen oberes und mittleres Ziel.',
      ],
    ])
    expectTold({ ...samples.collapsed, at: cellAt(8, 1) }, [
      [
        0,
        'Rock fall! Глеб removes the corner between the middle and lower goals.',
        'Обвал! Глеб убирает поворот между средней и нижней жилами.',
        'Steinschlag! Глеб entfernt die Kurve zwischen mittlerem und unterem Ziel.',
      ],
    ])
    expectTold({ ...samples.laid, at: cellAt(8, 3) }, [
      [
        0,
        'Глеб lays a corner below the lower goal.',
        'Глеб кладёт поворот под нижней жилой.',
        'Глеб legt eine Kurve unterhalb des unteren Ziels.',
      ],
    ])
    expectTold({ ...samples.laid, at: cellAt(-2, 4) }, [
      [
        0,
        'Глеб lays a corner behind the start, far down.',
        'Глеб кладёт поворот за входом, внизу.',
        'Глеб legt eine Kurve hinter den Eingang, weit unten.',
      ],
    ])
  })

  it('tells a role to whom it belongs', () => {
    expectTold(samples['roles-dealt'], [
      [
        0,
        'The roles are dealt. You are a digger.',
        'Роли розданы. Вы — золотоискатель.',
        'Die Rollen sind verteilt. Du bist Goldsucher.',
      ],
      ['spectator', 'The roles are dealt.', 'Роли розданы.', 'Die Rollen sind verteilt.'],
    ])
  })
})

describe('sentences that were wrong in fact', () => {
  it('a round without gold is not said to end by passing (SAB-50)', () => {
    const spent = { ...samples['round-ended'], ending: 3, seat: -1, winners: [roleOf.saboteur] }
    expectTold(spent, [
      [
        0,
        'The cards are spent. Nobody reached the gold. The saboteurs win. Глеб: saboteur, you: digger.',
        'Карты кончились. До золота не дошли. Побеждают вредители. Глеб — вредитель, вы — золотоискатель.',
        'Die Karten sind aus. Das Gold bleibt liegen. Die Saboteure gewinnen. Глеб: Saboteur, du: Goldsucher.',
      ],
    ])
  })

  it.each<[string, Partial<(typeof samples)['round-ended']>, string]>([
    [
      'doors bar both teams',
      { roles: [roleOf.green, roleOf.saboteur], winners: [roleOf.saboteur] },
      'Doors bar the way for both teams. The saboteurs win.',
    ],
    [
      'the winning team is not there',
      { roles: [roleOf.green], winners: [roleOf.blue] },
      'Nobody on the winning side is at the table.',
    ],
    [
      'there was no saboteur',
      { ending: 3, roles: [roleOf.digger], winners: [roleOf.saboteur] },
      'There was no saboteur: nobody wins.',
    ],
    [
      'only the profiteer wins',
      { ending: 3, roles: [roleOf.profiteer], winners: [roleOf.saboteur, roleOf.profiteer] },
      'Only the profiteer wins.',
    ],
  ])('the reason of a result is said: %s', (_what, change, sentence) => {
    expect(tellTo('judge', { ...samples['round-ended'], ...change }, 'en')).toContain(sentence)
  })

  it('a toll is asked of who could pay it, and not of its owner, who waives it (MIN-81)', () => {
    expectTold(samples['help-asked'], [
      [
        2,
        'Глеб asks you to pay the toll.',
        'Глеб просит вас заплатить за проход.',
        'Глеб bittet dich, den Wegzoll zu zahlen.',
      ],
    ])
    expectTold({ ...samples['help-asked'], owner: 2 }, [
      [
        2,
        'Глеб asks you to waive the toll.',
        'Глеб просит вас пропустить даром.',
        'Глеб bittet dich, auf den Wegzoll zu verzichten.',
      ],
    ])
    expect(tellTo(0, samples['help-given'], 'en')).toBe('Глеб agrees to pay.')
    expect(tellTo(0, { ...samples['help-given'], owner: 1 }, 'en')).toBe('Глеб waives the toll.')
  })

  it('a chest says what it does, and the cards lost are counted', () => {
    expect(tellTo(0, samples['chest-opened'], 'en')).toBe(
      'In the chest: cards from the deck are lost.',
    )
    expect(tellTo(0, { ...samples['deck-burned'], count: 1 }, 'en')).toBe(
      'A card from the deck is lost.',
    )
    const tunnel = { ...samples['chest-turned'], face: faceOf(kindOf.TB$, 0) }
    expect(tellTo(0, tunnel, 'de')).toBe('Dort ist jetzt ein Weg.')
  })

  it('a thief is kept, and a trap catches at once', () => {
    expect(tellTo(0, samples['thief-sent'], 'ru')).toBe(
      'Глеб держит вора наготове до конца раунда.',
    )
    expect(tellTo(2, samples.trapped, 'ru')).toBe('Глеб сажает вас в ловушку.')
  })
})

describe('events in words', () => {
  it.each<[Event, string]>([
    [{ ...samples.laid, seat: -1 }, 'A corner lies in the middle.'],
    [{ ...samples.collapsed, face: -1 }, 'Rock fall! Глеб buries a chest halfway.'],
    [
      { ...samples.peeked, at: cellAt(6, 1), kind: kindOf.TB$, chest: chestOf.nugget },
      'Глеб looks into a chest near the goals: gold.',
    ],
    [{ ...samples.passed, cards: [] }, 'Глеб has no cards left.'],
    [{ ...samples['dragon-met'], nuggets: 0 }, 'The dragon finds nothing on Глеб.'],
    [samples['goal-turned'], 'Глеб reaches the middle goal: a dragon.'],
    [
      { ...samples['goal-turned'], face: faceOf(kindOf.gold, 0) },
      'Глеб reaches the middle goal: gold!',
    ],
    [samples['game-ended'], 'Глеб and Ost share the win with 5 nuggets.'],
    [{ ...samples['game-ended'], gold: [3, 1] }, 'Рыжик wins with 3 nuggets.'],
  ])('%j', (event, en) => {
    expect(tellTo('judge', event, 'en')).toBe(en)
  })

  it('puts the reader last in a list', () => {
    expect(tellTo(1, samples['game-ended'], 'en')).toBe('Ost and you share the win with 5 nuggets.')
  })

  it.each<[Event, string, string]>([
    [samples.drew, 'You draw the map.', 'Глеб draws a card.'],
    [samples.passed, 'You discard map and crossing.', 'Глеб discards 2 cards.'],
    [samples.peeked, 'You look at the middle goal: gold.', 'Глеб looks at the middle goal.'],
    [samples.inspected, 'You look at Ost’s role: boss.', 'Глеб looks at Ost’s role.'],
    [samples.paid, 'You get 4 nuggets.', 'Глеб gets 2 gold cards.'],
    [samples['hands-swapped'], 'You and Ost swap hands.', 'Глеб and Ost swap hands.'],
  ])('%j says less to those who may not know', (event, own, others) => {
    expect(tellTo(1, event, 'en')).toBe(own)
    expect(tellTo(0, event, 'en')).toBe(others)
  })

  it('says a word that cards have in common once', () => {
    const cards = [kindOf.map, kindOf['rock-fall'], kindOf.LR]
    expect(tellTo(1, { ...samples.passed, cards }, 'ru')).toBe(
      'Вы сбрасываете прямой туннель, карты «Секретная карта» и «Обвал».',
    )
    expect(tellTo(1, { ...samples.passed, cards: cards.slice(1) }, 'ru')).toBe(
      'Вы сбрасываете карту «Обвал» и прямой туннель.',
    )
  })

  it('leaves a played card to the sentence about what it does', () => {
    const move = packed('map 8,0')
    const played: Event = { type: 'played', seat: 1, kind: kindOf.map, move }
    expect(tellTo('judge', played, 'en')).toBeUndefined()
    expect(tellTo('judge', samples.played, 'en')).toBe('Глеб plays the pathfinder.')
  })
})
