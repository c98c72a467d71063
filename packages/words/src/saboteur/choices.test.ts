import { describe, expect, it } from 'vitest'
import { companyFor, moveIn, plain, tellerIn } from './testing.ts'

describe('choices', () => {
  it.each([
    [
      'lay TR 3,-1',
      'lay corner ↑→ at 3 : −1',
      'положить поворот ↑→ в клетку 3 : −1',
      'Kurve ↑→ auf 3 : −1 legen',
    ],
    [
      'break lamp 1',
      'break Глеб’s lamp',
      'сломать лампу игрока Глеб',
      'Глебs Laterne kaputt machen',
    ],
    ['break lamp 6', 'break Hob’s lamp', 'сломать лампу игрока Hob', 'Hobs Laterne kaputt machen'],
    ['repair cart 0', 'repair your cart', 'починить вашу вагонетку', 'deine Lore reparieren'],
    [
      'repair craftsman pick 1',
      'repair Глеб’s pick with the craftsman',
      'починить кирку игроку Глеб, сыграв карту «Ремесленник»',
      'Глебs Hacke mit der Karte „Handwerker“ reparieren',
    ],
    [
      'rock-fall 2,1',
      'remove the card at 2 : 1',
      'убрать карту из клетки 2 : 1',
      'die Karte auf 2 : 1 entfernen',
    ],
    ['map 8,-2', 'look at the upper goal', 'посмотреть верхнюю жилу', 'das obere Ziel ansehen'],
    [
      'map 6,1',
      'look into the chest at 6 : 1',
      'заглянуть в сундук в клетке 6 : 1',
      'in die Truhe auf 6 : 1 schauen',
    ],
    [
      'vein-swap 8,0 8,2',
      'swap the middle and the lower goal',
      'поменять местами среднюю и нижнюю жилы',
      'das mittlere und das untere Ziel vertauschen',
    ],
    ['thief', 'keep a thief ready', 'держать вора наготове', 'einen Dieb bereithalten'],
    ['trap 2', 'trap Ost', 'посадить игрока Ost в ловушку', 'Ost einsperren'],
    [
      'swap-hands 0',
      'swap hands with you',
      'поменяться с вами картами',
      'mit dir die Handkarten tauschen',
    ],
    [
      'pass TBLR map',
      'discard crossing and map',
      'сбросить перекрёсток и карту «Секретная карта»',
      'Kreuzung und Schatzkarte abwerfen',
    ],
    [
      'pass map',
      'discard the map',
      'сбросить карту «Секретная карта»',
      'die Karte „Schatzkarte“ abwerfen',
    ],
    ['pass', 'pass', 'пропустить ход', 'aussetzen'],
    [
      'ransom trap map veto',
      'give map and veto to get free',
      'отдать карты «Секретная карта» и «Вето» за свободу',
      'Schatzkarte und Veto geben, um freizukommen',
    ],
    ['allow', 'let it happen', 'пропустить', 'zulassen'],
    [
      'snatch 1',
      'pull a card from Глеб’s hand',
      'тянуть карту у игрока Глеб',
      'eine Karte aus Глебs Hand ziehen',
    ],
    [
      'shift 8,2',
      'push the lower goal away',
      'отодвинуть нижнюю жилу',
      'das untere Ziel wegschieben',
    ],
    ['take 3', 'take 3 nuggets', 'взять 3 самородка', '3 Goldstücke nehmen'],
    ['rob 2', 'rob Ost', 'обокрасть игрока Ost', 'Ost bestehlen'],
    ['first 2', 'Shuffling…', 'Тасуем…', 'Es wird gemischt …'],
  ])('%s', (text, en, ru, de) => {
    const say = (language: 'en' | 'ru' | 'de') =>
      plain(tellerIn(language).say(moveIn(text), companyFor(0)))
    expect([say('en'), say('ru'), say('de')]).toEqual([en, ru, de])
  })
})
