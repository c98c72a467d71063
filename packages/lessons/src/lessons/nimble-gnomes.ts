import type { Lesson } from '../lesson.ts'
import { look, press } from './steps.ts'

export const nimbleGnomes = {
  id: 'nimble-gnomes',
  title: 'nimble-gnomes',
  shelf: 'nimble',
  config: { seats: 3, first: 0 },
  start: {
    turns: [
      '* shuffle ruby-round collapse ruby-triangular heliodor-round diamond cave sapphire-round sapphire-square heliodor-square wind-blue fog-orange cave heliodor-triangular ruby-square wind-yellow cave wind-red sapphire-triangular ruby-square sapphire-round heliodor-square ruby-round sapphire-square ruby-triangular heliodor-round sapphire-round ruby-square heliodor-square cave fog-purple fog-purple sapphire-triangular wind-yellow ruby-triangular fog-green fog-purple cave heliodor-triangular cave heliodor-triangular collapse heliodor-triangular cave wind-yellow wind-blue cave ruby-square ruby-square cave wind-red sapphire-triangular ruby-triangular fog-green collapse wind-red cave heliodor-round collapse ruby-round heliodor-triangular wind-yellow cave ruby-triangular cave diamond wind-blue heliodor-square wind-red heliodor-triangular collapse heliodor-round ruby-square ruby-triangular diamond wind-red sapphire-round sapphire-triangular wind-blue ruby-round fog-orange heliodor-round wind-blue cave heliodor-round wind-yellow heliodor-square sapphire-triangular sapphire-square sapphire-square diamond cave sapphire-round sapphire-round collapse fog-orange fog-green sapphire-square sapphire-triangular ruby-round sapphire-square heliodor-square ruby-round',
    ],
  },
  steps: [
    press('take', ['open cave'], '0 take open cave', {
      wrong: {
        deck: { move: '0 take deck', rule: 'kept' },
        'hand-card': { move: '0 lay ruby-round', rule: 'NIM-03' },
      },
    }),
    press('cave', ['card cave'], '0 cave', {
      after: ['1 take deck', '1 cave', '2 take deck', '2 curse fog-orange 0'],
      wrong: { ruby: { move: '0 lay ruby-round', rule: 'NIM-05' } },
    }),
    press('wind', ['open wind-red'], '0 take open wind-red', {
      wrong: { 'another-open-card': { move: '0 take open sapphire-triangular', rule: 'kept' } },
    }),
    press('blow', ['card wind-red'], '0 blow wind-red fog-orange', {
      after: ['1 take deck', '1 lay sapphire-round', '2 take deck', '2 cave'],
      wrong: { ruby: { move: '0 lay ruby-round', rule: 'NIM-09' } },
    }),
    press('gem', ['open ruby-square', 'card ruby-round'], '0 take open ruby-square'),
    press('lay', ['card ruby-round'], '0 lay ruby-round', {
      after: ['1 take deck', '1 lay sapphire-square', '2 take deck', '2 lay ruby-square'],
    }),
    press('draw', ['deck'], '0 take deck'),
    press('curse', ['card collapse', 'seat 1'], '0 curse collapse 1', {
      wrong: { yourself: { move: '0 curse collapse 0', rule: 'NIM-06' } },
    }),
    look('end'),
  ],
} as const satisfies Lesson
