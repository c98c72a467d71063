import { describe, expect, it } from 'vitest'
import { composeSvg } from './drawing.ts'

const colours = { page: '#111', text: '#eee', accent: '#fc0' }
const cards = [
  { x: 0, y: 0, print: 'data:image/svg+xml,a' },
  { x: 11, y: 4, print: 'data:image/svg+xml,b' },
]

describe('a picture of a moment', () => {
  it('holds every card inside its edges, and what is said around them', () => {
    const svg = composeSvg(
      { left: 0, top: 0, columns: 12, rows: 5, cards, owners: [{ y: 1, seat: 1 }] },
      { heading: 'H', people: 'P', names: ['Ann', 'Bob'], colours },
    )
    const [, height] = /height="(\d+)" viewBox/.exec(svg) ?? []
    const images = [
      ...svg.matchAll(/<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ]
    expect(images).toHaveLength(2)
    for (const [, x, y, wide, high] of images) {
      expect(Number(x) + Number(wide)).toBeLessThanOrEqual(1200)
      expect(Number(y) + Number(high)).toBeLessThanOrEqual(Number(height) - 80)
    }
    for (const text of ['>H<', '>P<', '>Adit<', '>Bob<']) expect(svg).toContain(text)
  })

  it('counts columns and rows from the first that is seen', () => {
    const drawn = (left: number, top: number): string =>
      composeSvg(
        { left, top, columns: 2, rows: 2, cards: [{ x: left, y: top, print: 'data:,' }] },
        { heading: '', people: '', names: [], colours },
      )
    expect(drawn(-3, -2)).toBe(drawn(0, 0))
  })

  it('lets no name out of its text', () => {
    const people = '</text><script>"&\''
    const svg = composeSvg(
      { left: 0, top: 0, columns: 1, rows: 1, cards: [] },
      { heading: '', people, names: [], colours },
    )
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;/text&#62;&#60;script&#62;&#34;&#38;&#39;')
  })
})
