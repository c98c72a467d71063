import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function themeOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/^ {2}(--[\w-]+): (.+);/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const themes = { mine: themeOf('[data-theme="mine"]'), paper: themeOf('[data-theme="paper"]') }

function luminance(hex: string): number {
  const channel = (from: number): number => {
    const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const SURFACES = ['--page', '--panel', '--raised']
const WORDS = ['--text', '--text-soft', '--accent-text', '--good', '--bad', '--info']
const PLATES = ['--ember', '--moss', '--vein', '--plum', '--gold', '--teal', '--brass']

describe.each(Object.entries(themes))('%s', (_name, tokens) => {
  const get = (token: string): string => tokens.get(token) ?? ''

  it('names the same tokens as the other theme', () => {
    expect([...tokens.keys()].sort()).toEqual([...themes.mine.keys()].sort())
  })

  it.each(WORDS)('%s can be read on every surface', word => {
    for (const surface of SURFACES) {
      expect(contrast(get(word), get(surface)), surface).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([
    ['--on-fill', '--fill'],
    ['--on-fill-harm', '--fill-harm'],
    ['--on-bubble', '--bubble'],
    ...PLATES.map(plate => ['--on-plate', plate]),
  ])('%s can be read on %s', (word, ground) => {
    expect(contrast(get(word), get(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['--edge-strong', '--accent', '--focus', '--bad'])(
    '%s can be seen around things',
    edge => {
      for (const surface of SURFACES) {
        expect(contrast(get(edge), get(surface)), surface).toBeGreaterThanOrEqual(3)
      }
    },
  )
})
