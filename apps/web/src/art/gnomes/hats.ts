import {
  at,
  disc,
  fine,
  flat,
  glow,
  ink,
  line,
  oval,
  rod,
  type Svg,
  shade,
  shine,
  type Tint,
} from '../strokes.ts'
import { flame } from '../things/tools.ts'

// A gnome is drawn about (0, 0) from -50 to 50; a hat sits on the brow at y -7 and may break out.

const W = 2.6
const band = (fill: Tint): Svg => ink('M-27-4Q0-16 27-4V-11Q0-23-27-11z', fill, 2)

type Hat = (colour: Tint) => Svg

export const hats = {
  pointed: colour =>
    ink('M-25-7C-20-22-10-38 6-51 12-34 20-22 25-7Q0-17-25-7z', colour, W) +
    shade('M6-51C12-34 20-22 25-7Q18-11 11-12 14-28 6-51z') +
    ink('M-27-4Q0-16 27-4V-10Q0-22-27-10z', 'leather', 2),
  floppy: colour =>
    ink('M-25-7C-24-27-8-42 12-42 27-42 37-32 40-17 31-26 22-26 25-7Q0-17-25-7z', colour, W) +
    shade('M12-42C27-42 37-32 40-17 31-28 18-30 14-36z') +
    band('bone') +
    ink(disc(40, -13, 6), 'bone', 2.2),
  helmet: colour =>
    ink('M-25-9Q-25-39 0-39T25-9z', colour, W) +
    shine('M-20-14Q-19-32-4-36-12-26-12-12z', 0.3) +
    line('M0-39V-30', 3) +
    ink('M-31-9Q0-17 31-9V-3Q0-11-31-3z', colour, 2.2) +
    glow(0, -23, 17, 1.6) +
    ink(disc(0, -23, 8.5), 'brass', 2.2) +
    flat(disc(0, -23, 5), 'gold-light'),
  brimmed: colour =>
    ink('M-17-13Q-20-37-9-41 0-35 9-41 20-37 17-13z', colour, W) +
    shade('M9-41Q20-37 17-13H8Q12-28 9-41z') +
    line('M-17-19Q0-15 17-19', 4, 'leather') +
    ink('M-45-13Q-24-17 0-17T45-13Q26-1 0-5T-45-13z', colour, W),
  stocking: colour =>
    ink('M-25-7C-25-32-8-42 9-40 28-38 40-18 38 15 28 8 22-12 25-7Q0-17-25-7z', colour, W) +
    line('M4-40Q14-24 9-13M20-36Q27-18 24-6M32-24L29 0', 3.4, 'bone', 0.85) +
    band(colour) +
    ink(disc(35, 19, 6), 'bone', 2.2),
  hood: colour =>
    ink(
      'M-30 27C-40-10-22-40 3-50 22-38 38-8 30 27L21 12C22-8 12-17 0-17S-22-8-21 12z',
      colour,
      W,
    ) + shade('M3-50C22-38 38-8 30 27L21 12C24-10 16-28 3-50z', 0.3),
  topper: colour =>
    ink('M-17-10L-20-46H20L17-10z', colour, W) +
    shade('M8-46H20L17-10H8z') +
    line('M-18-19Q0-15 18-19', 6, 'gold') +
    ink('M-31-10Q0-18 31-10 32-5 26-5 0-11-26-5-32-5-31-10z', colour, W),
  scarf: colour =>
    ink('M-25 4C-31-30-14-38 0-38S31-30 25 4C20-10 12-14 0-14S-20-10-25 4z', colour, W) +
    ink('M23-2Q34-6 39 3 33 6 24 4zM24 3Q33 10 33 19 26 15 22 6z', colour, 2.2) +
    flat(
      disc(-12, -25, 2.6) +
        disc(1, -30, 2.6) +
        disc(13, -24, 2.6) +
        disc(-2, -20, 2.2) +
        disc(-20, -14, 2.2) +
        disc(20, -13, 2.2),
      'shine',
      0.85,
    ),
  fur: colour =>
    ink('M-24-14Q-25-46 0-46T24-14z', colour, W) +
    shade('M8-45Q24-42 24-14H12Q14-32 8-45z') +
    line('M0-46V-22', 1.8) +
    ink(
      'M-29-17q3-6 8-3 4-5 8-2 4-5 8-1 3-4 6-1 4-4 8 1 4-4 8 1 6-2 9 4 6 4 6 11v16q-2 9-9 8-6-1-5-9V-5Q0-12-18-5V8q1 8-5 9-7 1-9-8V-7q0-7 3-10z',
      'bone',
      W,
    ),
  goggles: colour =>
    ink('M-25 8Q-29-36 0-37T25 8L20-8Q0-15-20-8z', colour, W) +
    line('M-25-15Q0-23 25-15', 4.4, 'leather') +
    [-10, 10]
      .map(
        x =>
          ink(disc(x, -20, 9), 'brass', 2.2) +
          flat(disc(x, -20, 5.6), 'diamond') +
          shine(disc(x - 2, -22, 2), 0.9),
      )
      .join(''),
  mushroom: colour =>
    ink('M-42-8C-42-34-18-47 0-47S42-34 42-8Q22-15 0-15T-42-8z', colour, W) +
    shade('M18-44Q42-32 42-8 30-13 22-13 28-30 18-44z') +
    flat(
      oval(-20, -24, 6, 5) + oval(3, -35, 7, 5) + oval(22, -24, 5, 5) + oval(-2, -21, 4, 3),
      'shine',
      0.9,
    ),
  acorn: colour =>
    ink('M-30-8Q-30-32 0-34T30-8Q0-17-30-8z', colour, W) +
    fine(
      line(
        'M-24-17Q0-27 24-17M-18-24Q0-33 18-24M-14-12L-8-32M2-14V-33M16-12L10-31',
        1.4,
        'line',
        0.6,
      ),
    ) +
    ink('M-3-33Q-4-42 4-46L9-42Q3-40 3-33z', 'leather', 2.2),
  bobble: colour =>
    ink(disc(0, -43, 8.5), 'bone', 2.2) +
    ink('M-25-9C-26-30-14-38 0-38S26-30 25-9Q0-19-25-9z', colour, W) +
    line('M-20-22l6-5 6 5 7-5 7 5 7-5 6 5', 3, 'bone', 0.9) +
    ink('M-28-2Q0-13 28-2V-13Q0-24-28-13z', colour, 2.2) +
    fine(line('M-19-7V-15M-10-9V-18M0-10V-19M10-9V-18M19-7V-15', 1.5, 'line', 0.5)),
  candle: colour =>
    ink('M-26-9Q-26-31 0-32T26-9Q0-18-26-9z', colour, W) +
    shade('M10-31Q26-29 26-9 20-11 14-12 16-24 10-31z') +
    ink('M-30-9Q0-18 30-9V-4Q0-13-30-4z', 'leather', 2) +
    glow(0, -44, 16, 1.8) +
    ink('M-4.5-26V-38Q0-35 4.5-38V-26z', 'bone', 2) +
    flame(0, -44, 0.9),
  feathered: colour =>
    ink('M8-22Q20-46 44-49 40-30 14-15z', 'bone', 2.2) +
    line('M12-18Q24-34 38-43', 1.6) +
    ink('M-31-5Q-26-26 2-38 22-32 33-8 16-3 0-9T-31-5z', colour, W) +
    shade('M2-38Q22-32 33-8 26-6 18-6 16-26 2-38z', 0.2) +
    line('M-26-12Q0-20 28-12', 3.4, 'leather'),
  beret: colour =>
    line('M2-37l3-8', 4.4) +
    ink('M-33-15Q-36-33-6-38 30-41 34-23 35-12 25-9 0-19-25-8-32-9-33-15z', colour, W) +
    shine('M-28-18Q-26-30-6-33-20-26-22-15z', 0.2) +
    ink('M-26-4Q0-16 26-4V-9Q0-21-26-9z', 'leather', 2),
  horned: colour =>
    [false, true]
      .map(flip =>
        at(
          0,
          0,
          ink('M20-13Q34-16 37-42 50-24 38-9 30-2 21-5z', 'bone', 2.4) +
            line('M33-15l6 4M36-24l6 2', 1.4),
          {
            flip,
          },
        ),
      )
      .join('') +
    ink('M-25-7Q-26-39 0-39T25-7Q0-17-25-7z', colour, W) +
    shine('M-20-13Q-19-32-5-35-12-26-12-14z', 0.26) +
    ink('M-4-38H4V-6L0 0-4-6z', 'brass', 2) +
    ink('M-27-4Q0-15 27-4V-11Q0-22-27-11z', 'brass', 2),
  straw: colour =>
    ink('M-50-4Q-22-22 0-47 22-22 50-4 24-13 0-13T-50-4z', colour, W) +
    shade('M0-47Q22-22 50-4 34-10 20-12 14-30 0-47z', 0.16) +
    fine(
      line(
        'M-34-10Q0-24 34-10M-20-20Q0-32 20-20M0-46V-14M-8-38L-26-10M8-38L26-10',
        1.2,
        'line',
        0.5,
      ),
    ),
  pot: colour =>
    ink('M23-31H49Q52-28 49-25H23z', 'wood', 2.2) +
    ink('M-24-7V-37H24V-7Q0-17-24-7z', colour, W) +
    shine('M-20-12V-33H-12V-13z', 0.3) +
    shade('M12-37H24V-7Q18-10 12-11z', 0.22) +
    ink('M-28-37Q0-42 28-37V-42Q0-47-28-42z', colour, 2.2),
  turban: colour =>
    ink('M-29-3C-36-26-19-44 0-44S36-26 29-3Q16-15 0-15T-29-3z', colour, W) +
    line('M-30-14Q-4-20 14-42M-26-27Q-10-30 0-43M30-12Q10-22 2-40', 2, 'line', 0.7) +
    ink('M0-30L6-22 0-13-6-22z', 'ruby', 2) +
    ink('M-2-30Q-8-44 4-54 10-42 3-30z', 'bone', 2),
  cap: colour =>
    ink('M-27-9Q-32-32 0-35 30-33 28-11 14-19 0-16T-27-9z', colour, W) +
    line('M0-35Q-4-26-4-16M0-35Q14-30 18-15', 1.6, 'line', 0.55) +
    ink('M-2-15Q20-23 40-6 24-3 4-8z', 'leather', 2.2) +
    ink(disc(0, -35, 3), colour, 2),
  leaf: colour =>
    ink('M-36-3Q-34-38 14-44 28-46 38-55 42-26 31-4 0-17-36-3z', colour, W) +
    line(
      'M36-50Q12-30-28-8M18-36L16-46M4-27L-4-41M-10-18L-22-31M14-32L31-28M-2-23L18-12',
      1.6,
      'line',
      0.55,
    ),
  jester: colour =>
    ink(
      'M-25-7C-27-22-36-26-45-14-50-38-30-46-15-33-10-47 10-47 15-33 30-46 50-38 45-14 36-26 27-22 25-7Q0-17-25-7z',
      colour,
      W,
    ) +
    flat('M0-45C8-45 13-41 15-33 30-46 50-38 45-14 36-26 27-22 25-7Q12-13 0-14z', 'shade', 0.3) +
    line('M0-43V-15', 1.8, 'line', 0.6) +
    ink(disc(-45, -12, 5), 'gold', 2) +
    ink(disc(45, -12, 5), 'gold', 2) +
    ink(disc(0, -47, 5), 'gold', 2) +
    band('bone'),
  tricorn: colour =>
    ink('M-46-16Q-22-20-18-44 0-50 18-44 22-20 46-16 26 0 0-9-26 0-46-16z', colour, W) +
    line('M-44-15Q-24-4 0-14 24-4 44-15', 2.4, 'gold') +
    shade('M18-44Q22-20 46-16 34-6 22-5 24-26 8-48z', 0.22) +
    ink(disc(0, -28, 6.5), 'brass', 2),
  snail: colour =>
    ink('M-28-4Q-32-16-22-16H20Q36-16 38-30 42-34 44-29 46-8 24-3 0-16-28-4z', 'bone', 2.4) +
    rod('M40-30L37-41M43-30L48-39', 4, 1.4, 'bone') +
    ink(disc(-2, -28, 18), colour, W) +
    line('M-2-28q5-1 4 4t-9 3-6-11 11-9 14 11-10 16', 2.4, 'line', 0.7),
  none: () => '',
} as const satisfies Readonly<Record<string, Hat>>

export type HatName = keyof typeof hats
