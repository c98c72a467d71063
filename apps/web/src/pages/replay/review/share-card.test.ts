import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { FORMATS, fitting, linesOf, type Measure, type ShareCard, shareSvg } from './share-card.ts'

const card: ShareCard = {
  drawing: {
    left: -1,
    top: -1,
    columns: 10,
    rows: 5,
    cards: [
      { x: -1, y: -1, print: 'data:first' },
      { x: 8, y: 3, print: 'data:last' },
    ],
  },
  heading: 'Won by <Eva> & Gleb',
  lines: ['Saboteur, 3 players'],
  people: [
    { name: 'Eva', face: 'data:eva', score: '6', note: undefined },
    { name: 'Gleb', face: 'data:gleb', score: '3', note: 'saboteur' },
    { name: 'Timur', face: 'data:timur', score: undefined, note: undefined },
  ],
  names: [],
  mark: 'data:mark',
  colours: {
    page: '#111',
    panel: '#222',
    edge: '#333',
    text: '#eee',
    soft: '#aaa',
    accent: '#da4',
    bad: '#e63',
  },
}

/** Letters that are all as wide as they are high. */
const measure: Measure = (text, size) => text.length * size

/** Where each picture of the drawing lies. */
function imagesIn(svg: string) {
  const all = svg.matchAll(/<image x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)" href="(.+?)"/g)
  return [...all].map(([, x, y, wide, high, at]) => ({
    at,
    left: Number(x),
    top: Number(y),
    right: Number(x) + Number(wide),
    bottom: Number(y) + Number(high),
  }))
}

describe.each(['wide', 'square'] as const)('a picture to be shown elsewhere, %s', format => {
  const svg = shareSvg(card, format, (text, size) => (text.length * size) / 2)

  it('has everything within its edges: cards, faces, and the mark', () => {
    const { width, height } = FORMATS[format]
    const images = imagesIn(svg)
    expect(images.map(({ at }) => at).sort()).toEqual(
      ['data:first', 'data:last', 'data:mark', 'data:eva', 'data:gleb', 'data:timur'].sort(),
    )
    for (const { left, top, right, bottom } of images) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  it('still has it with twelve people', () => {
    const { height } = FORMATS[format]
    const one = nth(card.people, 0)
    const people = Array.from({ length: 12 }, (_none, at) => ({ ...one, face: `data:${at}` }))
    for (const { bottom } of imagesIn(shareSvg({ ...card, people }, format, measure))) {
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  it('takes no name for markup', () => {
    expect(svg).not.toContain('<Eva>')
    expect(svg).toContain('&#60;Eva&#62;')
  })

  it('names the roles that are told, and scores that are known', () => {
    expect(svg.match(/✕ saboteur/g)).toHaveLength(1)
    expect(svg).toContain('6</text>')
    expect(svg).not.toContain('undefined')
  })
})

it('says no line that is wider than its room, whatever the letters', () => {
  const lines = [
    'Saboteur, 3 players',
    'Timur lays the longest tunnel that there is near the start',
  ]
  const heading = 'Won by Eva, who was longest on the way'
  const svg = shareSvg({ ...card, heading, lines }, 'wide', measure)
  for (const [, x, size, text] of svg.matchAll(
    /<text x="(.+?)" y=".+?" font-size="(.+?)" .*?>(.+?)</g,
  )) {
    if (svg.includes(`text-anchor="end">${text}<`)) continue
    expect(Number(x) + measure(text ?? '', Number(size), 'normal')).toBeLessThanOrEqual(1200)
  }
})

describe('a line that is too long', () => {
  const fits = (text: string): boolean => text.length <= 7

  it('is broken between words, and ends in dots where there is no room left', () => {
    expect(linesOf('one two three', fits, 2)).toEqual(['one two', 'three'])
    expect(linesOf('one two three four', fits, 2)).toEqual(['one two', 'three …'])
    expect(linesOf('', fits, 2)).toEqual([])
  })

  it('is cut within a word that has no room by itself', () => {
    expect(linesOf('a Bartholomew', fits, 2)).toEqual(['a', 'Bartho…'])
    expect(fitting('Bartholomew', fits)).toBe('Bartho…')
    expect(fitting('Eva', fits)).toBe('Eva')
  })
})
