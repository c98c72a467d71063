import { disc, flat, ink, line, oval, rod, type Svg, shade, shine } from '../strokes.ts'

// What is built into a tunnel.

function rungs(top: number, low: number, gap: number): Svg {
  let steps = ''
  for (let y = top + 4; y <= low - 4; y += gap) steps += `M-8.5 ${Math.round(y * 10) / 10}H8.5`
  const rails = `M-9 ${top}L-10 ${low}M9 ${top}L10 ${low}`
  return line(rails, 5.6) + rod(steps, 5, 2.4, 'wood-light') + line(rails, 2.8, 'wood-light')
}

/** Down into the dark. */
export function ladder(): Svg {
  return (
    ink(oval(0, 12, 18, 11), 'dark', 2.4) +
    rungs(-26, 17, 8.2) +
    flat('M-18 12a18 11 0 0 0 36 0q-4 7-18 7t-18-7z', 'dark') +
    line('M-18 12a18 11 0 0 0 36 0', 2.4)
  )
}

/** Up into the day. */
export function wayOut(): Svg {
  return (
    flat(oval(0, -20, 23, 16), 'shine', 0.35) +
    ink(oval(0, -20, 19, 12), 'diamond', 2.6) +
    flat('M-17-24Q0-34 17-24 0-28-17-24z', 'shine', 0.9) +
    flat('M-15-15Q-8-21-2-16 4-21 15-15 8-9 0-9T-15-15z', 'moss', 0.75) +
    rungs(-26, 26, 8.5)
  )
}

export type DoorColour = 'green' | 'blue'

/** A leaf on upright boards, or a drop on level ones: told apart without colour. */
export function door(colour: DoorColour): Svg {
  const isGreen = colour === 'green'
  const boards = isGreen ? 'M-6-21V27M6-21V27' : 'M-17-8H17M-18 3H18M-18 15H18'
  const sign = isGreen
    ? 'M0-12C10-8 10 6 0 12-10 6-10-8 0-12zM0 12V17'
    : 'M0-14C9-2 10 2 9 5A9 9 0 0 1-9 5C-10 2-9-2 0-14z'
  const mark = isGreen
    ? line('M0-8V12M0 0l4-3M0 4l-4-3', 1.2, 'moss')
    : shade('M-5 3a5 5 0 0 0 4 5', 0.35)
  return (
    ink('M-25 27V-8A25 23 0 0 1 25-8V27H17V-6A17 16 0 0 0-17-6V27z', 'wood', 2) +
    ink('M-18 27V-6A18 17 0 0 1 18-6V27z', isGreen ? 'moss' : 'vein', 2) +
    line(boards, 1.6, 'shade', 0.4) +
    shine('M-16 25V-6A16 15 0 0 1-4-21V25z', 0.16) +
    `<path d="${sign}" fill="var(--shine)" stroke="var(--shade)" stroke-width="1.4"/>` +
    mark +
    flat(disc(13, 8, 1.8), 'gold-light')
  )
}

export const postcardSides = ['dressing-room', 'party'] as const
export type PostcardSide = (typeof postcardSides)[number]

/** A mask and its plume for the dressing room, a party hat and confetti for the party. */
export const postcard: Readonly<Record<PostcardSide, Svg>> = {
  'dressing-room':
    ink('M17-8q14-4 13-20-12 5-18 16z', 'ember', 2.2) +
    line('M17-10q7-6 10-14', 1.4) +
    ink('M-22-9Q0-18 22-9 25 12 9 12 3 12 0 4-3 12-9 12-25 12-22-9z', 'plum', 2.6) +
    shine('M-19-7Q-8-12 0-12-10-8-16 4-20 0-19-7z', 0.2) +
    flat(oval(-10, -1, 4.8, 3.2) + oval(10, -1, 4.8, 3.2), 'dark') +
    line('M-20 9q-6 6-4 14M20 9q6 6 4 14', 1.8, 'gold'),
  party:
    ink('M-17 18L-3-20 12 16Q-2 22-17 18z', 'plum', 2.6) +
    line('M-13 7Q-2 11 8 6M-8-6Q-1-3 3-6', 2.2, 'gold') +
    shade('M-3-20L12 16Q8 18 4 19 4 0-3-20z', 0.22) +
    flat(disc(16, -12, 3) + disc(22, 2, 2.5) + disc(-20, -14, 2.6), 'ember') +
    flat(disc(6, -23, 2.6) + disc(-24, 2, 2.4) + disc(23, -21, 2), 'gold') +
    line('M9-14q6 2 6 8M-15-21q-2 6 3 8M20 12q5-2 8 2', 1.8),
}
