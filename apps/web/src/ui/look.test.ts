import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  barColours,
  cardSizes,
  dress,
  type Look,
  motions,
  readLook,
  saveLook,
  signs,
  themes,
  usualLook,
} from './look.ts'

function shelf(stored?: string) {
  let kept: string | null = stored ?? null
  return {
    getItem: (): string | null => kept,
    setItem: (_key: string, value: string): void => {
      kept = value
    },
  }
}

describe('readLook', () => {
  it('is as usual when nothing is stored, or nothing that can be understood', () => {
    for (const stored of [undefined, 'nonsense', 'null', '[]', '{"theme":"neon","calm":1}']) {
      expect(readLook(shelf(stored))).toEqual(usualLook)
    }
  })

  it('reads what was saved', () => {
    const look: Look = { theme: 'paper', motion: 'less', cards: 'large', signs: 'more', calm: true }
    const place = shelf()
    saveLook(place, look)
    expect(readLook(place)).toEqual(look)
  })
})

/** Just enough of a page to be dressed. */
function page() {
  const dataset: Record<string, string> = {}
  return { documentElement: { dataset }, querySelector: () => null }
}

function dressed(look: Look, light: boolean): Record<string, string> {
  const document = page()
  // The two members that `dress` uses are there.
  dress(document as unknown as Document, look, light)
  return document.documentElement.dataset
}

describe('public/look.js', () => {
  const script = readFileSync(new URL('../../public/look.js', import.meta.url), 'utf8')

  it('dresses the page before the first paint as `dress` does afterwards', () => {
    for (const theme of themes)
      for (const motion of motions)
        for (const cards of cardSizes)
          for (const sign of signs)
            for (const calm of [false, true])
              for (const light of [false, true]) {
                const look: Look = { theme, motion, cards, signs: sign, calm }
                const place = shelf()
                saveLook(place, look)
                const document = page()
                const matchMedia = () => ({ matches: light })
                runInNewContext(script, { document, localStorage: place, matchMedia })
                expect({ ...document.documentElement.dataset }).toEqual(dressed(look, light))
              }
  })

  it('is as usual when what is stored cannot be read', () => {
    const document = page()
    const context = { document, localStorage: shelf('{'), matchMedia: () => ({ matches: false }) }
    runInNewContext(script, context)
    expect({ ...document.documentElement.dataset }).toEqual({ theme: 'mine' })
  })
})

describe('the bar of the browser', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

  it.each(['mine', 'paper'] as const)('has the colour of the panels in %s', theme => {
    const [, panel] =
      /--panel: (.+);/.exec(css.slice(css.indexOf(`[data-theme="${theme}"] {`))) ?? []
    expect(panel).toBe(barColours[theme])
  })
})
