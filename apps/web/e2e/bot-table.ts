import { parseConfig } from '@adit/kernel'
import type { Opening } from '@adit/protocol'
import { titleNamed } from '@adit/shelf'
import { expect, type Page } from './test.ts'

/** A table of the server whose seats, but the first so many, are held by bots; it has begun. */
export async function openByServer(
  page: Page,
  {
    people,
    ...wish
  }: Pick<Opening, 'title' | 'config' | 'moment'> &
    Partial<Pick<Opening, 'clock'>> & { readonly people: number },
): Promise<string> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { seats } = wish.config
  const opening: Opening = {
    clock: 'none',
    // A table of days waits for everyone.
    ...(wish.clock === 'days' ? {} : { moment: 3 }),
    ...wish,
    visibility: 'link',
    memory: 'full',
    bots: Array.from({ length: Number(seats) - people }, (_none, at) => ({
      seat: at + people,
      bot: 'random',
    })),
    sit: people > 0,
    pace: 'quick',
    gated: true,
  }
  const headers = { origin: new URL(page.url()).origin }
  const post = (path: string, data: object) =>
    page.request.post(`/api/v1${path}`, { data, headers })
  let table = ''
  // Until the server has met this browser it does not know who asks.
  await expect(async () => {
    const opened = await post('/tables', { id: crypto.randomUUID(), opening })
    expect(await opened.text()).toContain('"table"')
    table = (await opened.json()).table
  }).toPass({ timeout: 60_000 })
  await post(`/tables/${table}/start`, { id: crypto.randomUUID() })
  return table
}

/** The first preset of a game, played by bots alone, until the server says that it is over. */
export async function playedByBots(page: Page, name: string): Promise<string> {
  const title = titleNamed(name)
  const [preset] = title?.presets ?? []
  const read = title && preset && parseConfig(title, preset.config)
  if (read?.ok !== true) throw new Error(`no game is called ${name}`)
  const table = await openByServer(page, { title: name, config: read.value, people: 0 })
  await expect(async () => {
    const reply = await page.request.get(`/api/v1/tables/${table}`)
    expect((await reply.json()).info.stage).toBe('finished')
  }).toPass({ timeout: 120_000, intervals: [500] })
  return table
}
