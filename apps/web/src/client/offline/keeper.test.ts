import { describe, expect, it } from 'vitest'
import { type Build, Keeper, SHARE, takeShared } from './keeper.ts'

const ORIGIN = 'https://mine.example'

/** The browser's caches, as far as they are used: by path, in the order they were opened. */
function browserCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : asked, ORIGIN).pathname
  const cacheOf = (entries: Map<string, Response>): Pick<Cache, 'match' | 'put' | 'delete'> => ({
    match: async asked => entries.get(pathOf(asked))?.clone(),
    put: async (asked, response) => void entries.set(pathOf(asked), response),
    delete: async asked => entries.delete(pathOf(asked)),
  })
  const made: Pick<CacheStorage, 'delete' | 'keys'> & {
    open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete'>>
    match(asked: RequestInfo | URL): Promise<Response | undefined>
  } = {
    open: async name => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return cacheOf(entries)
    },
    match: async asked => {
      for (const entries of all.values()) {
        const found = entries.get(pathOf(asked))
        if (found !== undefined) return found.clone()
      }
      return undefined
    },
    delete: async name => all.delete(name),
    keys: async () => [...all.keys()],
  }
  // The rest of what a browser's cache can do is not asked for.
  return made as CacheStorage
}

function network(version: string) {
  const asked: string[] = []
  const state = { isDown: false }
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (state.isDown) throw new TypeError('no network')
    asked.push(pathname)
    if (pathname === '/missing.js') return new Response('', { status: 404 })
    const headers = { link: '</assets/home.js>', 'content-security-policy': "default-src 'self'" }
    return new Response(`${pathname} of ${version}`, { headers })
  }
  return { fetch, asked, state }
}

const first: Build = {
  version: '1',
  files: ['/', '/look.js', '/assets/app-1.js', '/assets/art.js'],
}
const second: Build = {
  version: '2',
  files: ['/', '/look.js', '/assets/app-2.js', '/assets/art.js'],
}
const third: Build = { ...second, version: '3' }

const ask = (path: string, how: RequestInit = {}): Request => new Request(ORIGIN + path, how)
function visit(path: string): Request {
  const request = ask(path)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return request
}
const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> =>
  (await answer)?.text()

async function installed(caches: CacheStorage, build: Build) {
  const line = network(build.version)
  const keeper = new Keeper(build, { caches, origin: ORIGIN, fetch: line.fetch })
  await keeper.install()
  await keeper.activate()
  return { keeper, line }
}

describe('a page that is kept', () => {
  it('opens at every address without a network, with the headers it came with', async () => {
    const { keeper, line } = await installed(browserCaches(), first)
    line.state.isDown = true
    for (const path of ['/', '/table/x7', '/rules/saboteur?lang=de']) {
      const answer = await keeper.answer(visit(path))
      expect(await answer?.text()).toBe('/ of 1')
      expect(answer?.headers.get('content-security-policy')).toContain('default-src')
      const ahead = path === '/' ? '</assets/home.js>' : null
      expect(answer?.headers.get('link')).toBe(ahead)
    }
    expect(await textOf(keeper.answer(ask('/assets/app-1.js')))).toBe('/assets/app-1.js of 1')
  })

  it('leaves to the server what is the server’s, and to others what is theirs', async () => {
    const { keeper } = await installed(browserCaches(), first)
    for (const path of ['/api/v1/tables', '/ws', '/metrics', '/healthz']) {
      expect(keeper.answer(visit(path))).toBeUndefined()
    }
    expect(keeper.answer(ask('/api/v1/tables', { method: 'POST' }))).toBeUndefined()
    expect(keeper.answer(new Request('https://elsewhere.example/look.js'))).toBeUndefined()
  })

  it('is whole or not kept at all', async () => {
    const broken: Build = { version: '9', files: ['/', '/missing.js'] }
    await expect(installed(browserCaches(), broken)).rejects.toThrow('/missing.js: 404')
  })

  it('fetches of the next build only what is new', async () => {
    const caches = browserCaches()
    await installed(caches, first)
    const { line } = await installed(caches, second)
    expect(line.asked).toEqual(['/', '/look.js', '/assets/app-2.js'])
  })

  it('keeps the build before for windows that still show it, and none before that', async () => {
    const caches = browserCaches()
    await installed(caches, first)
    const { keeper, line } = await installed(caches, second)
    line.state.isDown = true
    expect(await textOf(keeper.answer(ask('/assets/app-1.js')))).toBe('/assets/app-1.js of 1')
    expect(await textOf(keeper.answer(visit('/')))).toBe('/ of 2')
    const last = await installed(caches, third)
    last.line.state.isDown = true
    await expect(last.keeper.answer(ask('/assets/app-1.js'))).rejects.toThrow('no network')
  })

  it('hands a record that another app sent to the next page, once', async () => {
    const caches = browserCaches()
    const { keeper } = await installed(caches, first)
    const body = new FormData()
    body.set('record', new Blob(['{"title":"saboteur"}']), 'game.json')
    const answer = await keeper.answer(ask(SHARE, { method: 'POST', body }))
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${ORIGIN}/replay`])
    expect(await takeShared(caches)).toBe('{"title":"saboteur"}')
    expect(await takeShared(caches)).toBeUndefined()
  })
})
