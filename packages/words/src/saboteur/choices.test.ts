import { describe, expect, it } from 'vitest'
import { moveIn, names, plain, tellerIn } from './testing.ts'

describe('choices', () => {
  it.each([
    ['lay TR 3,-1', 'lay corner ↑→ at 3 : −1', 'выложить: поворот ↑→, 3 : −1'],
    ['lay BL 3,-1', 'lay corner ←↓ at 3 : −1', 'выложить: поворот ←↓, 3 : −1'],
    [
      'lay LR 1,0 asking 2',
      'lay straight ←→ at 1 : 0, asking for the toll: Ost',
      'выложить: прямой туннель ←→, 1 : 0, и просить о плате: Ost',
    ],
    ['divert TB 0,2', 'diversion: straight ↑↓ to 0 : 2', 'диверсия: прямой туннель ↑↓ → 0 : 2'],
    ['break lamp 1', 'break the lamp: Глеб', 'сломать лампу: Глеб'],
    ['repair cart 0', 'repair the cart: Рыжик', 'починить вагонетку: Рыжик'],
    [
      'repair pick-cart cart 0',
      'repair the cart: Рыжик (repair of a pick or a cart)',
      'починить вагонетку: Рыжик (ремонт кирки или вагонетки)',
    ],
    [
      'repair craftsman pick 1',
      'repair the pick: Глеб (craftsman)',
      'починить кирку: Глеб (ремесленник)',
    ],
    ['rock-fall 2,1', 'rock fall: remove 2 : 1', 'обвал: убрать 2 : 1'],
    ['map 8,-2', 'map: look at 8 : −2', 'секретная карта: посмотреть 8 : −2'],
    ['vein-swap 8,0 8,2', 'vein swap: 8 : 0 and 8 : 2', 'смена жил: 8 : 0 и 8 : 2'],
    ['thief', 'thief', 'вор'],
    ['trap 2', 'trap: Ost', 'ловушка: Ost'],
    ['pass TBLR map', 'discard: crossing, map', 'сбросить: перекрёсток, секретная карта'],
    ['pass', 'pass', 'пасовать'],
    [
      'ransom trap map veto',
      'discard: map, veto (to be rid of the trap)',
      'сбросить: секретная карта, вето (убрать с себя: ловушка)',
    ],
    [
      'figure map 1,0 left',
      'figure at 1 : 0, left side; discard: map',
      'фишка: 1 : 0, левая сторона; сбросить: секретная карта',
    ],
    ['allow', 'let it happen', 'пусть будет так'],
    ['veto', 'veto!', 'вето!'],
    ['decline', 'no', 'нет'],
    ['pay', 'pay a nugget', 'заплатить самородок'],
    ['choose 8,2', 'first 8 : 2', 'сначала 8 : 2'],
    ['turn upright', 'upright', 'прямо'],
    ['turn over', 'turned over', 'перевернуть'],
    ['keep free', 'keep free', 'оставить: освобождение'],
    ['snatch 1', 'a card of Глеб', 'тянуть карту: Глеб'],
    ['look 1', 'the role of Глеб', 'посмотреть роль: Глеб'],
    ['shift 8,2', 'move the goal at 8 : 2', 'отодвинуть жилу: 8 : 2'],
    ['take 3', '3 nuggets', '3 самородка'],
    ['rob 2', 'rob Ost', 'обокрасть: Ost'],
    ['first 2', 'Chance decides.', 'Решает случай.'],
  ])('%s', (text, en, ru) => {
    expect(plain(tellerIn('en').say(moveIn(text), names))).toBe(en)
    expect(plain(tellerIn('ru').say(moveIn(text), names))).toBe(ru)
  })
})
