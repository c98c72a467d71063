import { disc, flat, ink, line, oval, type Svg, shade } from '../strokes.ts'

// Who lives in the rock.

export function dragon(): Svg {
  return (
    ink(
      'M-30 24C-36 0-22-8-12-10L-16-26-2-17 4-27 10-15C22-14 31-6 31 2 31 8 26 10 20 9L8 8C4 14 10 20 6 28z',
      'ember',
      2.8,
    ) +
    shade('M8 8C4 14 10 20 6 28H-6C2 18-6 10 2 5 12 0 22 6 29 4 30 8 26 10 20 9z', 0.25) +
    flat('M-2-9L9-6 3-1z', 'gold-light') +
    flat(disc(3.5, -5, 1.6), 'dark') +
    flat(oval(25, -1, 1.8, 1.3), 'dark') +
    line('M16 3.5l2 4 2.5-4 2 4', 1.5) +
    line('M-28 14l7 1M-27 5l8 3M-22-2l7 5', 1.8, 'line', 0.6) +
    line('M29-9q5-5 1-10 6 0 5-6', 2, 'line-soft')
  )
}

const legs =
  'M-10-4Q-22-22-30-8M-11 2Q-26-6-31 10M-10 8Q-22 6-26 24M-7 12Q-14 18-13 29M10-4Q22-22 30-8M11 2Q26-6 31 10M10 8Q22 6 26 24M7 12Q14 18 13 29'

export function spider(): Svg {
  return (
    line('M0-20V-34', 1.2, 'line-soft') +
    line(legs, 3) +
    ink(oval(0, 9, 15, 15), 'plum', 2.6) +
    shade('M3-5A15 15 0 0 1 0 24Q11 11 3-5z') +
    flat('M-4 6L0 2 4 6 0 11zM-4 17L0 12 4 17 0 21z', 'ember') +
    ink(disc(0, -9, 10), 'plum', 2.6) +
    flat(disc(-4, -10, 3.2) + disc(4, -10, 3.2), 'gold-light') +
    flat(disc(-3.4, -9.6, 1.4) + disc(3.4, -9.6, 1.4), 'dark') +
    flat(disc(-8, -13, 1.3) + disc(8, -13, 1.3) + disc(0, -15.6, 1.2), 'gold-light') +
    line('M-2.6-2.4L-3.4 1.4M2.6-2.4L3.4 1.4', 2)
  )
}
