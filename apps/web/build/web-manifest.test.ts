import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHARE } from '../src/client/offline/keeper.ts'
import { webManifest } from './web-manifest.ts'

const fileOf = (path: string): Buffer => readFileSync(new URL(`..${path}`, import.meta.url))

/** Of a picture as it is, not as it is called. */
function sizeOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('what a browser asks of a page that is to be installed', () => {
  it('has a name, a window of its own and a start inside of its scope', () => {
    const { name, short_name, start_url, scope, id, display } = webManifest
    expect([name, short_name].every(one => one.length > 0 && one.length <= 12)).toBe(true)
    const home = 'https://adit.example'
    const hrefOf = (path: string): string => new URL(path, home).href
    expect(hrefOf(start_url).startsWith(hrefOf(scope))).toBe(true)
    expect(new URL(id, home).origin).toBe(home)
    expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(display)
  })

  it('has pictures of both wanted sizes, and one that may be cut round', () => {
    const pictures = webManifest.icons.filter(({ type }) => type === 'image/png')
    for (const { src, sizes } of pictures) expect(sizeOf(fileOf(`/public${src}`))).toBe(sizes)
    const plain = pictures.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(pictures.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })

  it('has the colour of the mine, as the page and its styles have it', () => {
    const tokens = fileOf('/src/styles/tokens.css').toString()
    const ground = /--panel: (#[0-9a-f]{6});/.exec(tokens)?.[1]
    expect(ground).toBeDefined()
    expect([webManifest.theme_color, webManifest.background_color]).toEqual([ground, ground])
    expect(fileOf('/index.html').toString()).toContain(`name="theme-color" content="${ground}"`)
  })

  it('is named by the page, and shares files with the worker that takes them', () => {
    expect(fileOf('/index.html').toString()).toContain('rel="manifest" href="/app.webmanifest"')
    expect(webManifest.share_target.action).toBe(SHARE)
  })
})
