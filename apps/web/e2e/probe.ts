import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { playOn } from './newcomer.ts'
import { Server } from './server.ts'
import { hurryWorkers, watch } from './test.ts'

const [game, seconds = '60'] = process.argv.slice(2)
const server = await Server.start()
const browser = await chromium.launch(launchOptions)
const context = await browser.newContext({
  locale: 'en-GB',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
})
const page = await context.newPage()
const faults: string[] = []
watch(page, server.address, faults)
await hurryWorkers(page)
await page.goto(server.address)
const t0 = Date.now()
await page.getByRole('button', { name: new RegExp(`Play ${game} with bots`) }).click()
await page.waitForURL(/table/)
let n = 0
setTimeout(
  () =>
    void page
      .screenshot({ path: `/tmp/probe-${game}.png` })
      .then(() => page.locator('main').innerText())
      .then(t => console.log(t.slice(0, 1500)))
      .finally(() => context.close()),
  Number(seconds) * 1000,
)
try {
  const presses = await playOn(page, 'game over', {
    press: async thing => {
      const what = await thing.evaluate(e =>
        (e.getAttribute('aria-label') ?? e.textContent ?? '')
          .trim()
          .replace(/\s+/g, ' ')
          .slice(0, 90),
      )
      console.log(((Date.now() - t0) / 1000).toFixed(1), n++, what)
      await thing.click({ timeout: 5000 }).catch(e => {
        console.log('  !', String(e).slice(0, 600))
        throw e
      })
    },
  })
  console.log('OVER', presses, (Date.now() - t0) / 1000)
  await page.screenshot({ path: `/tmp/probe-${game}-end.png` })
} catch (e) {
  console.log(String(e).slice(0, 200))
}
console.log(faults)
await browser.close()
await server.close()
process.exit()
