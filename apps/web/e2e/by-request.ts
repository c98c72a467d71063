import type { Opening, Welcome } from '@adit/protocol'
import type { State } from '@adit/saboteur'
import { expect, type Page } from './test.ts'

/** Someone at a table of the server, whose page looks on while requests do everything, as programs do. */
export interface Guest {
  readonly page: Page
  /** What may be done now, in notation; nothing if one is not asked. */
  moves(): Promise<readonly string[]>
  /** Answers what is asked now. */
  play(move: string): Promise<void>
  /** Any other command at the table. */
  does(type: string, wish?: object): Promise<void>
  /** All that one may know of the table. */
  look(): Promise<Welcome>
}

/** Opens a table for all of them, at which the first is the host; it has begun. */
export async function sitTogether(
  pages: readonly Page[],
  opening: Pick<Opening, 'title' | 'config' | 'moment' | 'clock'>,
): Promise<{ readonly table: string; readonly guests: readonly Guest[] }> {
  let table = ''
  const guests: Guest[] = []
  for (const page of pages) {
    if (table === '') {
      const wish: Opening = {
        ...opening,
        visibility: 'link',
        memory: 'full',
        bots: [],
        sit: true,
        pace: 'quick',
      }
      table = (await command(page, '/tables', { opening: wish })).table
    }
    const guest = guestAt(page, table)
    // No two of one name sit at a table.
    await send(page, 'put', '/me', { name: `Guest ${guests.length}`, avatar: 'red-hat' })
    if (guests.length > 0) await guest.does('sit')
    await guest.does('ready', { ready: true })
    guests.push(guest)
  }
  await guests[0]?.does('start')
  return { table, guests }
}

/** Until the server has met a browser it does not know who asks. */
export async function meetServer(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    expect(await ask(page, '/me/tables')).toHaveProperty('tables')
  }).toPass()
}

function guestAt(page: Page, table: string): Guest {
  const at = `/tables/${table}`
  const asked = async () =>
    (await ask(page, `${at}/moves`)) as { readonly since?: number; readonly moves: string[] }
  const does = async (type: string, wish: object = {}): Promise<void> => {
    await command(page, `${at}/${type}`, wish)
  }
  return {
    page,
    does,
    moves: async () => (await asked()).moves,
    async play(move) {
      const { since } = await asked()
      await does('move', { since, move })
    },
    look: async () => (await ask(page, at)) as Welcome,
  }
}

async function ask(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(`/api/v1${path}`)).json()
}

async function command(page: Page, path: string, wish: object): Promise<{ table: string }> {
  const answer = await send(page, 'post', path, { id: crypto.randomUUID(), ...wish })
  expect(answer, `${path}: ${JSON.stringify(answer)}`).toMatchObject({ type: 'done' })
  return answer
}

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const headers = { origin: new URL(page.url()).origin }
  return (await page.request[method](`/api/v1${path}`, { data, headers })).json()
}

/** What a seat may know of its game of Saboteur. */
export function viewIn({ game }: Welcome): State {
  if (game === undefined) throw new Error('no game has begun')
  return game.view as State
}
