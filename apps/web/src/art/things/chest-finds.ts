import { at, glow, line, type Svg } from '../strokes.ts'
import { actions } from './actions.ts'
import { nugget } from './finds.ts'
import { arrow, badge, cone, eye, mitten, slip, smallCard, spot, struck } from './props.ts'

/** What rises from each of the ten chests, by the chest's name. */
export const chestFinds = {
  nugget: () => glow(0, 0, 26, 1.4) + nugget(1),
  'no-maps': () => at(0, 0, struck(actions.map.draw(), 'M-28 24L28-24'), { scale: 0.86 }),
  'no-draw': () => smallCard(-2, 0, -6, 'leather', 1.1) + badge(14, 16, 'minus', 'ember'),
  'extra-draw': () =>
    smallCard(-8, 3, -10, 'leather', 1) +
    smallCard(6, 0, 8, 'gold', 1) +
    badge(17, 17, 'plus', 'moss'),
  'move-goal': () =>
    at(-10, 0, slip('ground-gold', at(0, 0, nugget(1), { scale: 0.38 })), { scale: 1.05 }) +
    arrow('M7 0H19', { x: 24, y: 0, turn: 0 }, 4.6),
  'rob-hand': () =>
    at(-9, -8, slip('leather', spot), { turn: -14, scale: 0.95 }) +
    at(9, 9, mitten('plum'), { scale: 0.7, turn: -30 }),
  'draw-three': () =>
    smallCard(-18, 4, -16, 'leather', 0.9) +
    smallCard(18, 4, 16, 'leather', 0.9) +
    glow(0, -4, 20) +
    at(0, -5, slip('gold', spot)),
  'look-role': () => at(0, -7, cone('leather'), { scale: 0.78 }) + eye(0, 17, 0.9),
  'search-discard': () =>
    [-34, -17, 17, 34]
      .map(turn => at(0, 22, at(0, -24, slip('leather', spot), { scale: 0.66 }), { turn }))
      .join('') +
    at(0, -12, slip('gold', spot), { scale: 0.78 }) +
    arrow('M22 18Q28 4 22-6', { x: 20, y: -10, turn: -118 }, 3.4),
  'burn-deck': () =>
    smallCard(-19, 8, -40, 'leather', 0.64) +
    smallCard(-8, -6, -14, 'leather', 0.64) +
    smallCard(5, 8, 20, 'leather', 0.64) +
    smallCard(18, -4, 46, 'leather', 0.64) +
    smallCard(-2, 22, -70, 'leather', 0.64) +
    line('M-22-20v-8M0-24v-8M22-24v-8', 2.6, 'ember'),
} as const satisfies Readonly<Record<string, () => Svg>>
