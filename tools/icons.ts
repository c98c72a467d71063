import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { markSvg } from '../apps/web/build/mark.ts'
import { findBrowser } from './browser.ts'
import { ROOT } from './ledger.ts'

/**
 * What `npm run icons` does: the mark as pictures of the sizes that phones ask for, in
 * `apps/web/public/icons`. Run it when the mark has changed.
 */
const FOLDER = path.join(ROOT, 'apps/web/public/icons')
/** How much of the edge the mark fills: a mask may cut away all beyond a circle of four fifths. */
const icons = [
  { name: '192', edge: 192, part: 0.84, corner: 0.2 },
  { name: '512', edge: 512, part: 0.84, corner: 0.2 },
  { name: 'maskable', edge: 512, part: 0.6, corner: 0 },
  { name: 'apple', edge: 180, part: 0.74, corner: 0 },
]

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ colorScheme: 'dark' })
  for (const { name, edge, part, corner } of icons) {
    await page.setViewportSize({ width: edge, height: edge })
    const source = `data:image/svg+xml;base64,${Buffer.from(markSvg()).toString('base64')}`
    const size = Math.round(edge * part)
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:radial-gradient(circle at 50% 62%,#3a3022,#191d24 72%);border-radius:${edge * corner}px"><img width="${size}" height="${size}" src="${source}"></body>`,
    )
    await page.waitForFunction('document.images[0].complete')
    const picture = await page.screenshot({ omitBackground: true })
    writeFileSync(path.join(FOLDER, `${name}.png`), picture)
  }
} finally {
  await browser.close()
}
